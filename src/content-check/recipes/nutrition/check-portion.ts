import { nutrients, type Nutrient, type Nutrition } from '#domain/recipes/nutrition.ts';
import type { Position, Report } from '../../diagnostic.ts';
import { closestName } from '../../reading/suggest.ts';
import type { Listed } from '../ingredients.ts';
import type { Tables } from './foods.ts';
import { portionOf } from './portion.ts';

/** Nutrition per portion; undefined if a line cannot be counted, which is reported. */
export function computePortion(
  listed: readonly Listed[],
  servings: number,
  tables: Tables,
  report: Report,
): Nutrition | undefined {
  const { nutrition, uncounted } = portionOf(
    listed.map(({ ingredient }) => ingredient),
    servings,
    tables,
  );
  for (const { index, problem } of uncounted) {
    const { ingredient, at, unread } = listed[index] ?? {};
    // Unreadable lines are already reported.
    if (!at || unread !== undefined || ingredient?.kind !== 'item') continue;
    const name = ingredient.name.one;
    if (problem === 'measure-unknown') report(problem, at, { name });
    else report(problem, at, { name, meant: closestName(name, tables.names) });
  }
  const known = uncounted.length === 0 && listed.every(({ unread }) => unread === undefined);
  return known ? nutrition : undefined;
}

const mostOff = 0.05;
/** Tolerance for rounding to the last written digit. */
const lastDigit = (nutrient: Nutrient) => {
  if (nutrient === 'salt') return 0.02;
  return nutrient === 'kj' ? 4 : nutrient === 'kcal' ? 1 : 0.1;
};

/** Compares the written nutrition with that of the ingredients. */
export function compareNutrition(
  written: Nutrition,
  computed: Nutrition,
  { id, at }: { id: string; at: Position },
  report: Report,
): void {
  const different = nutrients.filter((nutrient) => {
    const right = computed[nutrient];
    return Math.abs(written[nutrient] - right) > mostOff * right + lastDigit(nutrient);
  });
  if (different.length === 0) return;
  const figures = different.map((nutrient) => `${nutrient}: ${written[nutrient]} → ${computed[nutrient]}`);
  report('nutrition-differs', at, { id, figures: figures.join(', ') });
}
