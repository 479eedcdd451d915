import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addToRecord, writeRecord } from '../recipes/addresses/record-slugs.ts';
import { checkRecipes } from '../recipes/check-recipes.ts';
import { printFaults } from '../recipes/faults/print.ts';
import { dayOf, placesIn } from '../recipes/places.ts';

/** `--record` notes the addresses of all published recipes, so that none of them is ever lost. */
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const places = placesIn(process.cwd());
const { recipes, addresses, faults } = await checkRecipes(places, dayOf(new Date()));

if (faults.length > 0) {
  const files = new Set(faults.map(({ file }) => file)).size;
  console.error(`${printFaults(faults)}\n`);
  console.error(
    `${String(faults.length)} Fehler in ${String(files)} Dateien · ${String(faults.length)} faults in ${String(files)} files`,
  );
  process.exitCode = 1;
} else {
  const published = recipes.filter(({ recipe }) => !recipe.de.draft);
  if (values.record) {
    const slugs = published.map(({ id, recipe }) => ({ id, slugs: recipe.de.slugs }));
    await writeFile(places.record, writeRecord(addToRecord(addresses.record, slugs)));
  }
  console.log(
    `${String(recipes.length)} Rezepte, alles in Ordnung · ${String(recipes.length)} recipes, all is well`,
  );
}
