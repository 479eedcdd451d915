import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portionsFor } from '#domain/meal-plan/eater.ts';
import {
  shoppingList,
  type DishIngredients,
  type ListItem,
  type Needed,
} from '#domain/meal-plan/shopping-list.ts';
import { fraction, toNumber } from '#domain/recipes/fraction.ts';
import type { Quantity } from '#domain/recipes/ingredient.ts';
import { unitIds, type UnitId } from '#domain/recipes/units.ts';
import { alone, meal, needed } from './listed.ts';

/** The weight of this test's food in every unit. */
const weights: Partial<Record<UnitId, number>> = {
  g: 1,
  kg: 1000,
  ml: 0.9,
  l: 900,
  tsp: 4.5,
  tbsp: 13.5,
  count: 80,
  piece: 80,
  tin: 240,
  bunch: 30,
  clove: 4,
  slice: 20,
};
const units = unitIds.filter((unit) => unit in weights);
const foods = ['carrot', 'flour', 'squash'];

const anyLine = fc.record({
  unit: fc.constantFrom(...units),
  n: fc.integer({ min: 1, max: 400 }),
  d: fc.integer({ min: 1, max: 8 }),
  known: fc.boolean(),
  food: fc.constantFrom(...foods),
});
const anyHousehold = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 10 }),
});
const quarters = fc.integer({ min: 2, max: 8 }).map((steps) => steps / 4);

const gramsIn = (of: ReadonlyMap<UnitId, number>) =>
  [...of].reduce((sum, [unit, amount]) => sum + amount * (weights[unit] ?? 0), 0);
const weightOf = (quantity: Quantity) =>
  quantity.kind === 'measured'
    ? toNumber(quantity.amount.high ?? quantity.amount.low) * (weights[quantity.unit] ?? 0)
    : 0;
const bought = (items: readonly ListItem[]) =>
  items.flatMap(({ buy }) => buy).reduce((sum, quantity) => sum + weightOf(quantity), 0);

describe('shopping list of many meals', () => {
  it('never has less of a food than all ingredients together', () => {
    const anyMeals = fc.array(
      fc.record({
        lines: fc.array(anyLine, { maxLength: 8 }),
        helpings: quarters,
        servings: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anyMeals, anyHousehold, (planned, household) => {
        const eater = { ...alone, ...household };
        const ingredients: DishIngredients = new Map(
          planned.map(({ lines }, index) => [
            `dish-${index}`,
            lines.map(({ unit, n, d, known, food }): Needed => ({
              ...needed('', known ? weights[unit] : undefined, food, [food, food]),
              quantity: { kind: 'measured', amount: { low: fraction(n, d) }, unit },
            })),
          ]),
        );
        const list = shoppingList(
          planned.map(({ helpings, servings }, index) => meal(`dish-${index}`, helpings, servings)),
          eater,
          ingredients,
        );
        for (const food of foods) {
          const all = planned.flatMap(({ lines, helpings, servings }) =>
            lines
              .filter((line) => line.food === food)
              .map(
                ({ unit, n, d }) =>
                  ((n / d) * (weights[unit] ?? 0) * portionsFor(eater, helpings)) / servings,
              ),
          );
          const total = all.reduce((sum, grams) => sum + grams, 0);
          const items = list.flatMap(({ items: some }) => some).filter((item) => item.food === food);
          expect(items.length).toBe(all.length > 0 ? 1 : 0);
          expect(items.reduce((sum, item) => sum + gramsIn(item.needed), 0)).toBeCloseTo(total, 4);
          expect(bought(items)).toBeGreaterThanOrEqual(total * (1 - 1e-6));
        }
      }),
    );
  });
});
