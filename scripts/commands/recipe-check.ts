import { parseArgs } from 'node:util';
import { keepRecord, unrecorded } from '../../src/content-check/addresses/record-slugs.ts';
import { checkRecipes } from '../../src/content-check/check-recipes.ts';
import { printFaults } from '../../src/content-check/faults/print.ts';
import { dayOf, placesIn } from '../../src/content-check/places.ts';

/** `--record` notes the addresses of all published recipes, so that none of them is ever lost. */
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const places = placesIn(process.cwd());
const checked = await checkRecipes(places, dayOf(new Date()));
const { recipes, faults } = checked;

if (faults.length > 0) {
  const files = new Set(faults.map(({ file }) => file)).size;
  console.error(`${printFaults(faults)}\n`);
  console.error(
    `${String(faults.length)} Fehler in ${String(files)} Dateien · ${String(faults.length)} faults in ${String(files)} files`,
  );
  process.exitCode = 1;
} else {
  const news = unrecorded(checked);
  if (values.record) await keepRecord(places, checked);
  else if (news.length > 0) {
    console.log(`
  de  Neue Adressen, noch nicht vermerkt: ${news.join(', ')}
      Vor dem Veröffentlichen: npm run recipe:check -- --record
  en  New addresses, not on record yet: ${news.join(', ')}
      Before they are published: npm run recipe:check -- --record
`);
  }
  console.log(
    `${String(recipes.length)} Rezepte, alles in Ordnung · ${String(recipes.length)} recipes, all is well`,
  );
}
