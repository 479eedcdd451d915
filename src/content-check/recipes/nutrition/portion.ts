import { toNumber } from '#domain/recipes/fraction.ts';
import { readIngredient, type Quantity } from '#domain/recipes/ingredient.ts';
import type { UnitId } from '#domain/recipes/units.ts';
import { nutrients, type Nutrient, type Nutrition } from '#domain/recipes/nutrition.ts';
import type { Words } from '#domain/recipes/words.ts';
import { readCsv, toNutrition, type Food } from './foods.ts';

/** Grams of a household measure (bunch, tin, clove …) by food; `*` stands for any food. */
type Measures = ReadonlyMap<string, number>;

type Known = Readonly<Partial<Record<UnitId, number>>>;
const gramsPer: Known = { g: 1, kg: 1000 };
const millilitresPer: Known = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 200 };
const pieces: ReadonlySet<UnitId> = new Set(['count', 'piece', 'slice'] as const);

export const parseMeasures = (csv: string): Measures =>
  new Map(readCsv(csv).map((row) => [key(row['unit'], row['food']), Number(row['grams'])]));

/** `undefined` where the tables do not say how much that is. */
function gramsOf(quantity: Quantity, food: Food, measures: Measures): number | undefined {
  if (quantity.kind !== 'measured') return measured('some', food, measures);
  const { amount, unit } = quantity;
  const each = gramsOfUnit(unit, food, measures);
  const middle = (toNumber(amount.low) + toNumber(amount.high ?? amount.low)) / 2;
  return each === undefined ? undefined : each * middle;
}

function gramsOfUnit(unit: UnitId, food: Food, measures: Measures): number | undefined {
  if (pieces.has(unit)) return food.gramsPerPiece;
  const grams = gramsPer[unit];
  if (grams !== undefined) return grams;
  const millilitres = millilitresPer[unit];
  if (millilitres === undefined) return measured(unit, food, measures);
  return food.gramsPerMl === undefined ? undefined : millilitres * food.gramsPerMl;
}

const measured = (unit: UnitId | 'some', food: Food, measures: Measures): number | undefined =>
  measures.get(key(unit, food.id)) ?? measures.get(key(unit, '*'));

const key = (unit = '', food = ''): string => `${unit} ${food}`;

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
  if (reading.kind === 'unreadable') return unmatched(text, reading.problem);
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
