/**
 * Computes the nutrition of one portion from the table of foods.
 *
 *   npm run recipe:nutrition -- [--write] [recipe …]
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { foodFinder, parseFoods } from '../../src/content-check/recipes/nutrition/foods.ts';
import {
  nutritionLine,
  parseMeasures,
  portionOf,
  type Tables,
} from '../../src/content-check/recipes/nutrition/portion.ts';
import { readFigures, withNutrition } from '../../src/content-check/recipes/nutrition/recipe-file.ts';

const content = new URL('../../src/content/', import.meta.url);
const recipes = new URL('recipes/', content);
const read = (path: string): string => readFileSync(new URL(path, content), 'utf8');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const tables: Tables = {
  find: foodFinder(parseFoods(read('foods/foods.csv')), 'de'),
  measures: parseMeasures(read('foods/measures.csv')),
};

const complete = (positionals.length > 0 ? positionals : allRecipes()).map(compute);
process.exitCode = complete.every(Boolean) ? 0 : 1;

function allRecipes(): string[] {
  return readdirSync(recipes, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Whether every line of the recipe could be counted; nothing is written otherwise. */
function compute(id: string): boolean {
  const file = new URL(`${id}/recipe.de.md`, recipes);
  if (!existsSync(file)) return fail(id, [`no file ${fileURLToPath(file)}`]);
  const text = readFileSync(file, 'utf8');
  try {
    const { servings, ingredients } = readFigures(text);
    const { nutrition, unmatched } = portionOf(ingredients, servings, tables);
    if (unmatched.length > 0) return fail(id, unmatched);
    const line = nutritionLine(nutrition);
    if (values.write) writeFileSync(file, withNutrition(text, line));
    console.log(`${id}\n  ${line}`);
    return true;
  } catch (error) {
    return fail(id, [error instanceof Error ? error.message : String(error)]);
  }
}

function fail(id: string, reasons: readonly string[]): false {
  console.error(`${id}\n${reasons.map((reason) => `  ✗ ${reason}`).join('\n')}`);
  return false;
}
