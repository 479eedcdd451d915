/**
 * Computes the nutrition of one portion from the table of foods.
 *
 *   npm run recipe -- nutrition [--write] [recipe …]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from '../setup/options.ts';
import { printDiagnostics, type Diagnostic } from '../../src/content-check/diagnostic.ts';
import { fileOf, recipeIds, recipesFolder } from '../../src/content-check/recipes/folder.ts';
import { computeNutrition } from '../../src/content-check/recipes/nutrition/compute-nutrition.ts';
import { readTables, type Tables } from '../../src/content-check/recipes/nutrition/foods.ts';
import { nutritionLine } from '../../src/content-check/recipes/nutrition/portion.ts';
import { withNutrition } from '../../src/content-check/recipes/nutrition/recipe-file.ts';
import { closestName } from '../../src/content-check/reading/suggest.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const project = process.cwd();
const all = recipeIds(project);

/** Returns whether every ingredient was found; writes nothing otherwise. */
function compute(id: string, tables: Tables): boolean {
  if (!all.includes(id)) {
    const meant = closestName(id, all);
    console.error(`${id}
  de  Den Ordner ${recipesFolder}/${id} gibt es nicht.${meant ? ` Meintest du „${meant}“?` : ''}
  en  There is no folder ${recipesFolder}/${id}.${meant ? ` Did you mean “${meant}”?` : ''}`);
    return false;
  }
  const computed = computeNutrition(project, id, tables);
  if (computed.kind === 'wrong') {
    console.error(printDiagnostics(computed.diagnostics));
    return false;
  }
  const { nutrition } = computed;
  const file = join(project, recipesFolder, id, fileOf('de'));
  if (values.write) {
    const text = readFileSync(file, 'utf8');
    const written = withNutrition(text, nutrition);
    if (written !== text) writeFileSync(file, written);
  }
  console.log(`${id}\n  ${nutritionLine(nutrition)}`);
  return true;
}

const unreadable: Diagnostic[] = [];
const tables = await readTables(project, unreadable);
if (!tables) console.error(printDiagnostics(unreadable));
const done = tables ? (positionals.length > 0 ? positionals : all).map((id) => compute(id, tables)) : [false];
const failed = done.filter((fine) => !fine).length;
if (failed > 0) {
  console.error(`
  de  ${String(failed)} nicht berechnet, dort ist nichts geschrieben. Behebe, was oben steht, und versuch es noch einmal.
  en  ${String(failed)} not computed, nothing is written there. Mend what is listed above, and try again.
`);
  process.exitCode = 1;
}
