import { readIngredient } from '#domain/recipes/ingredient.ts';
import { nutrients, type Nutrient, type Nutrition } from '#domain/recipes/nutrition.ts';
import type { Words } from '#domain/recipes/words.ts';
import { toNutrition, type Food } from './foods.ts';
import { gramsOf, type Measures } from './grams.ts';

export interface Tables {
  readonly find: (name: Words) => Food | undefined;
  readonly measures: Measures;
}

interface Portion {
  readonly nutrition: Nutrition;
  /** Lines that could not be counted, each with what the tables lack. */
  readonly unmatched: readonly string[];
}

type Counted =
  | { readonly kind: 'counted'; readonly food: Food; readonly grams: number }
  | { readonly kind: 'unmatched'; readonly reason: string };

const decimals: Readonly<Partial<Record<Nutrient, number>>> = { kj: 0, kcal: 0, salt: 2 };

export function portionOf(lines: readonly string[], servings: number, tables: Tables): Portion {
  const all = lines.flatMap((line) => count(line, tables));
  const counted = all.filter((entry) => entry.kind === 'counted');
  const total = (nutrient: Nutrient): number =>
    counted.reduce((sum, { food, grams }) => sum + (food.per100g[nutrient] * grams) / 100, 0);
  return {
    nutrition: toNutrition((nutrient) => round(total(nutrient) / servings, decimals[nutrient] ?? 1)),
    unmatched: all.flatMap((entry) => (entry.kind === 'unmatched' ? [entry.reason] : [])),
  };
}

/** The front matter's line, in the order of the table. */
export const nutritionLine = (nutrition: Nutrition): string =>
  `nutrition: { ${nutrients.map((name) => `${name}: ${nutrition[name]}`).join(', ')} }`;

/** Headings count for nothing. */
function count(text: string, { find, measures }: Tables): Counted[] {
  const reading = readIngredient(text);
  if (reading.kind === 'fault') return unmatched(text, reading.fault);
  if (reading.value.kind === 'heading') return [];
  const { name, quantity } = reading.value;
  const food = find(name);
  if (!food) return unmatched(text, `no food is called "${name.one}"`);
  const grams = gramsOf(quantity, food, measures);
  if (grams === undefined) return unmatched(text, `no weight of this measure for ${food.id}`);
  return [{ kind: 'counted', food, grams }];
}

const unmatched = (text: string, reason: string): Counted[] => [
  { kind: 'unmatched', reason: `${text}: ${reason}` },
];

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
