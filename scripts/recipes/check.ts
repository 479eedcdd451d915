import { parseArgs } from '../setup/options.ts';
import { keepRecord, unrecorded } from '../../src/content-check/recipes/addresses/record-slugs.ts';
import { checkRecipes } from '../../src/content-check/recipes/check-recipes.ts';
import { printSummary } from '../../src/content-check/diagnostic.ts';
import { dayInGermany } from '#domain/time/calendar.ts';

/** `--record` saves the addresses of published recipes, which must always work. */
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const project = process.cwd();
const checked = await checkRecipes(project, dayInGermany(new Date()));
const { recipes, diagnostics } = checked;

if (diagnostics.length > 0) {
  console.error(printSummary(diagnostics));
  process.exitCode = 1;
} else {
  const unknown = unrecorded(checked);
  if (values.record) await keepRecord(project, checked);
  else if (unknown.length > 0) {
    console.log(`
  de  Neue Adressen, noch nicht vermerkt: ${unknown.join(', ')}
      Vor dem Veröffentlichen: npm run recipe -- check --record
  en  New addresses, not on record yet: ${unknown.join(', ')}
      Before they are published: npm run recipe -- check --record
`);
  }
  console.log(
    `${String(recipes.length)} Rezepte, alles in Ordnung · ${String(recipes.length)} recipes, all is well`,
  );
}
