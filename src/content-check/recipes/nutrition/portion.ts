import { toNumber } from '#domain/recipes/fraction.ts';
import type { FoodLine } from '#domain/meal-plan/from-recipe.ts';
import type { Ingredient, Quantity } from '#domain/recipes/ingredient.ts';
import { nutrients, type Nutrient, type Nutrition } from '#domain/recipes/nutrition.ts';
import type { UnitId } from '#domain/recipes/units.ts';
import type { Words } from '#domain/recipes/words.ts';
import { measureKey, toNutrition, type Food, type Measures, type Tables } from './foods.ts';

type Known = Readonly<Partial<Record<UnitId, number>>>;
const gramsPer: Known = { g: 1, kg: 1000 };
const millilitresPer: Known = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 200 };
const pieces: ReadonlySet<UnitId> = new Set(['count', 'piece', 'slice'] as const);

/** `undefined` if the tables do not say how much that is. */
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
  measures.get(measureKey(unit, food.id)) ?? measures.get(measureKey(unit, '*'));

interface Uncounted {
  readonly index: number;
  readonly problem: 'food-unknown' | 'measure-unknown';
}

interface Portion {
  readonly nutrition: Nutrition;
  readonly uncounted: readonly Uncounted[];
}

const decimals: Readonly<Partial<Record<Nutrient, number>>> = { kj: 0, kcal: 0, salt: 2 };
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const bare = (name: string) => name.replace(/\s*\(.*?\)/g, '');

const foodOf = ({ one, many }: Words, tables: Tables): Food | undefined =>
  tables.find({ one, many }) ?? tables.find({ one: bare(one), many: bare(many) });

export function portionOf(ingredients: readonly Ingredient[], servings: number, tables: Tables): Portion {
  const uncounted: Uncounted[] = [];
  const counted = ingredients.flatMap((ingredient, index) => {
    if (ingredient.kind === 'heading') return [];
    const food = foodOf(ingredient.name, tables);
    if (!food) {
      uncounted.push({ index, problem: 'food-unknown' });
      return [];
    }
    const grams = gramsOf(ingredient.quantity, food, tables.measures);
    if (grams !== undefined) return [{ food, grams }];
    uncounted.push({ index, problem: 'measure-unknown' });
    return [];
  });
  const total = (nutrient: Nutrient): number =>
    counted.reduce((sum, { food, grams }) => sum + (food[nutrient] * grams) / 100, 0);
  const nutrition = toNutrition((nutrient) => round(total(nutrient) / servings, decimals[nutrient] ?? 1));
  return { nutrition, uncounted };
}

/** One food per line; null for headings and unknown foods. */
export const foodLines = (ingredients: readonly Ingredient[], tables: Tables): (FoodLine | null)[] =>
  ingredients.map((ingredient) => {
    const food = ingredient.kind === 'item' ? foodOf(ingredient.name, tables) : undefined;
    if (!food || ingredient.kind === 'heading') return null;
    const { quantity } = ingredient;
    const grams =
      quantity.kind === 'measured' ? gramsOfUnit(quantity.unit, food, tables.measures) : undefined;
    const weight = gramsOf(quantity, food, tables.measures) ?? 0;
    return {
      food: food.id,
      section: food.section,
      atHome: food.atHome,
      ...(food.apart && { apart: true }),
      ...(food.season && { months: food.season }),
      ...(grams !== undefined && { grams }),
      ...bought(food, weight, tables),
      kcal: (weight * food.kcal) / 100,
    };
  });

const wordsOf = ([one = '', many = one]: readonly string[]): Words => ({ one, many });

/** For juice: the fruit to buy, and how many. */
function bought({ boughtAs = '' }: Food, weight: number, { byId }: Tables): Partial<FoodLine> {
  const fruit = byId.get(boughtAs);
  if (!fruit?.gramsPerPiece) return {};
  const { id, de, en, gramsPerPiece } = fruit;
  const pieces = { count: weight / gramsPerPiece, de: wordsOf(de), en: wordsOf(en) };
  return { food: id, section: fruit.section, grams: gramsPerPiece, pieces };
}

export const nutritionLine = (nutrition: Nutrition): string =>
  `nutrition: { ${nutrients.map((name) => `${name}: ${nutrition[name]}`).join(', ')} }`;
