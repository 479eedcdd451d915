import type { Nutrition } from '#domain/recipes/nutrition.ts';
import { byPlace, reportInto, type Diagnostic } from '../../diagnostic.ts';
import { fileOf, readFolder } from '../folder.ts';
import type { Places } from '../places.ts';
import { readText } from '../read-text.ts';
import { computePortion } from './check-portion.ts';
import type { Tables } from './foods.ts';

type Computed =
  | { readonly kind: 'computed'; readonly nutrition: Nutrition }
  | { readonly kind: 'wrong'; readonly diagnostics: readonly Diagnostic[] };

/** Nutrition per portion, computed from the ingredients on disk. */
export function computeNutrition(places: Places, id: string, tables: Tables): Computed {
  const all: Diagnostic[] = [];
  const report = reportInto(all, `${places.shown}/${id}/${fileOf('de')}`);
  const { matter, ingredients } = readText(id, 'de', readFolder(places.recipes, id).texts.de, [], report);
  const servings = matter?.data.servings;
  if (servings !== undefined && ingredients.length > 0) {
    const nutrition = computePortion(ingredients, servings, tables, report);
    if (nutrition) return { kind: 'computed', nutrition };
  }
  return { kind: 'wrong', diagnostics: all.sort(byPlace) };
}
