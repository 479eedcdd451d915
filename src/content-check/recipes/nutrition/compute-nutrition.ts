import type { Nutrition } from '#domain/recipes/nutrition.ts';
import { reportInto, type Diagnostic } from '../../diagnostic.ts';
import { fileOf, readFolder } from '../folder.ts';
import { bodyMessages } from '../body-messages.ts';
import { ingredientMessages } from '../ingredient-messages.ts';
import type { Places } from '../places.ts';
import { readText } from '../read-text.ts';
import { number } from '../values.ts';
import { computePortion } from './check-portion.ts';
import type { Tables } from './foods.ts';

type Computed =
  | { readonly kind: 'computed'; readonly nutrition: Nutrition }
  /** What keeps it from being computed. */
  | { readonly kind: 'wrong'; readonly diagnostics: readonly Diagnostic[] };

const needed: ReadonlySet<string> = new Set([
  ...Object.keys(ingredientMessages),
  'food-unknown',
  'measure-unknown',
]);
const unneeded: ReadonlySet<string> = new Set([...Object.keys(bodyMessages), 'text-too-long', 'slug-shape']);

/** The nutrition of a portion of a recipe as it lies on the disk, written or not. */
export function computeNutrition(places: Places, id: string, tables: Tables): Computed {
  const all: Diagnostic[] = [];
  const report = reportInto(all, `${places.shown}/${id}/${fileOf('de')}`);
  const { matter, ingredients } = readText(id, 'de', readFolder(places.recipes, id).texts.de, [], report);
  const servings = matter && number(matter, 'servings');
  if (servings !== undefined && ingredients.length > 0) {
    const nutrition = computePortion(ingredients, servings, tables, report);
    if (nutrition) return { kind: 'computed', nutrition };
  }
  const wrong = all.filter(({ code }) => needed.has(code));
  const rest = all.filter(({ code }) => !unneeded.has(code));
  return { kind: 'wrong', diagnostics: servings !== undefined && wrong.length > 0 ? wrong : rest };
}
