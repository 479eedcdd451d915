import { toNumber } from '#domain/recipes/fraction.ts';
import type { Quantity } from '#domain/recipes/ingredient.ts';
import type { UnitId } from '#domain/recipes/units.ts';
import { readCsv, type Food } from './foods.ts';

/** Grams of a household measure (bunch, tin, clove …) by food; `*` stands for any food. */
export type Measures = ReadonlyMap<string, number>;

type Known = Readonly<Partial<Record<UnitId, number>>>;
const gramsPer: Known = { g: 1, kg: 1000 };
const millilitresPer: Known = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 200 };
const pieces: ReadonlySet<UnitId> = new Set(['count', 'piece', 'slice'] as const);

export const parseMeasures = (csv: string): Measures =>
  new Map(readCsv(csv).map((row) => [key(row['unit'], row['food']), Number(row['grams'])]));

/** `undefined` where the tables do not say how much that is. */
export function gramsOf(quantity: Quantity, food: Food, measures: Measures): number | undefined {
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
