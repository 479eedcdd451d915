import type { Nutrition } from '#domain/recipes/nutrition.ts';
import { byPosition, reportInto, type Diagnostic } from '../../diagnostic.ts';
import { fileOf, recipesFolder } from '../folder.ts';
import { readText } from '../read-text.ts';
import { computePortion } from './check-portion.ts';
import type { Tables } from './foods.ts';

type Computed =
  | { readonly kind: 'computed'; readonly nutrition: Nutrition }
  | { readonly kind: 'wrong'; readonly diagnostics: readonly Diagnostic[] };

/** Nutrition per portion, computed from the ingredients on disk. */
export function computeNutrition(project: string, id: string, tables: Tables): Computed {
  const all: Diagnostic[] = [];
  const report = reportInto(all, `${recipesFolder}/${id}/${fileOf('de')}`);
  const { matter, ingredients } = readText(project, id, 'de', [], report);
  const servings = matter?.data.servings;
  if (servings !== undefined && ingredients.length > 0) {
    const nutrition = computePortion(ingredients, servings, tables, report);
    if (nutrition) return { kind: 'computed', nutrition };
  }
  return { kind: 'wrong', diagnostics: all.sort(byPosition) };
}
