import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eats } from '#domain/meal-plan/eater.ts';
import { helpingBounds, tolerance, type PlannedDay } from '#domain/meal-plan/day.ts';
import { mealPlan, placeFor, somethingElse, type MealPlan } from '#domain/meal-plan/meal-plan.ts';
import { swapsFrom, withSwap, type Place } from '#domain/meal-plan/swap.ts';
import { mostOften } from '#domain/meal-plan/supply.ts';
import { meals } from '#domain/recipes/meals.ts';
import { anyDishes, anyEater, anySwaps } from './arbitrary.ts';

const plans = fc.record({ eater: anyEater, dishes: anyDishes, swaps: anySwaps });
const places = fc.record({ day: fc.integer({ min: 0, max: 6 }), meal: fc.constantFrom(...meals) });

const idsOf = (day: PlannedDay | undefined) =>
  Object.fromEntries((day?.meals ?? []).map(({ meal, dish, helpings }) => [meal, `${dish.id} ${helpings}`]));
const at = (plan: MealPlan, { day, meal }: Place) =>
  plan.days[day]?.meals.find((planned) => planned.meal === meal);

describe('the sum of a day', () => {
  it('is that of its meals, and within a twentieth of the aim, or says by how much not and why', () => {
    fc.assert(
      fc.property(plans, ({ eater, dishes, swaps }) => {
        for (const { meals: served, missing, sum } of mealPlan(eater, dishes, swaps).days) {
          const { aim = 0 } = eater;
          const kcal = served.reduce((total, meal) => total + Math.round(meal.dish.kcal * meal.helpings), 0);
          expect(sum.kcal).toBe(kcal);
          const isNear = Math.abs(kcal - aim) <= aim * tolerance;
          if (sum.kind === 'fits') expect([isNear, missing]).toEqual([true, []]);
          else if (sum.kind === 'without-aim') expect.fail('there is an aim');
          else {
            expect(isNear && missing.length === 0).toBe(false);
            expect(sum.by).toBe(Math.abs(kcal - aim));
            expect(sum.kind).toBe(kcal > aim ? 'over' : 'short');
            expect(sum.why === 'meals-missing').toBe(missing.length > 0);
          }
        }
      }),
    );
  });

  it('is without an aim just told, with one portion of each', () => {
    fc.assert(
      fc.property(plans, ({ eater: { concept, adults, children, without }, dishes, swaps }) => {
        const eater = { concept, adults, children, without };
        for (const { meals: served, sum } of mealPlan(eater, dishes, swaps).days) {
          expect(sum.kind).toBe('without-aim');
          expect(served.filter(({ helpings }) => helpings !== 1)).toEqual([]);
        }
      }),
    );
  });
});

describe('a week', () => {
  it('never has what she does not eat, whatever her changes say', () => {
    fc.assert(
      fc.property(plans, ({ eater, dishes, swaps }) => {
        const served = mealPlan(eater, dishes, swaps).days.flatMap((day) => day.meals);
        expect(served.filter(({ dish }) => !eats(eater, dish))).toEqual([]);
        expect(served.filter(({ dish, meal }) => !dish.meals.includes(meal))).toEqual([]);
      }),
    );
  });

  it('is the same for the same answers, whatever the order of the dishes', () => {
    fc.assert(
      fc.property(plans, ({ eater, dishes, swaps }) => {
        const once = mealPlan(eater, dishes, swaps).days;
        expect(mealPlan(eater, dishes.toReversed(), swaps).days).toEqual(once);
        expect(mealPlan({ ...eater }, [...dishes], [...swaps]).days).toEqual(once);
      }),
    );
  });

  it('has every meal once a day, or says which is missing, and no dish twice a day', () => {
    fc.assert(
      fc.property(plans, ({ eater, dishes, swaps }) => {
        for (const day of mealPlan(eater, dishes, swaps).days) {
          const named = [...day.meals.map(({ meal }) => meal), ...day.missing];
          expect(named.toSorted()).toEqual([...meals].sort());
          expect(new Set(day.meals.map(({ dish }) => dish.id)).size).toBe(day.meals.length);
        }
      }),
    );
  });

  it('is planned with quarter helpings between their bounds, and repeats no more than it may', () => {
    fc.assert(
      fc.property(plans, ({ eater, dishes }) => {
        const served = mealPlan(eater, dishes).days.flatMap((day) => day.meals);
        for (const { meal, helpings, dish } of served) {
          expect(Number.isInteger(helpings * 4)).toBe(true);
          expect(helpings).toBeGreaterThanOrEqual(helpingBounds[meal].least);
          expect(helpings).toBeLessThanOrEqual(helpingBounds[meal].most);
          const times = served.filter((other) => other.dish.id === dish.id).length;
          expect(times).toBeLessThanOrEqual(Math.max(...dish.meals.map((one) => mostOften[one])));
        }
      }),
    );
  });
});

describe('something else', () => {
  it('changes one meal only, and keeps the sum where it was kept', () => {
    fc.assert(
      fc.property(plans, places, ({ eater, dishes, swaps }, place) => {
        const before = mealPlan(eater, dishes, swaps);
        const swap = somethingElse(before, place);
        if (!swap) return;
        const after = mealPlan(eater, dishes, withSwap(swaps, swap));
        before.days.forEach((day, index) => {
          const [was, is] = [idsOf(day), idsOf(after.days[index])];
          if (index === place.day) {
            expect(is[place.meal]).toBe(`${swap.dish} ${swap.helpings}`);
            expect(is[place.meal]).not.toBe(was[place.meal]);
            Reflect.deleteProperty(was, place.meal);
            Reflect.deleteProperty(is, place.meal);
          }
          expect(is).toEqual(was);
        });
        if (before.days[place.day]?.sum.kind === 'fits') {
          expect(after.days[place.day]?.sum.kind).toBe('fits');
        }
      }),
    );
  });

  it('comes back to the first dish after the last, having shown each once', () => {
    fc.assert(
      fc.property(plans, places, ({ eater, dishes }, place) => {
        let plan = mealPlan(eater, dishes);
        if (plan.days[place.day]?.sum.kind !== 'fits') return;
        const first = at(plan, place);
        const seen = [first?.dish.id];
        let swaps: ReturnType<typeof withSwap> = [];
        for (;;) {
          const swap = somethingElse(plan, place);
          if (!swap) break;
          swaps = withSwap(swaps, swap);
          plan = mealPlan(eater, dishes, swaps);
          if (swap.dish === first?.dish.id) break;
          expect(seen).not.toContain(swap.dish);
          seen.push(swap.dish);
        }
        expect(at(plan, place)).toEqual(first);
      }),
    );
  });

  it('reads kept changes as they were written, and nothing else', () => {
    fc.assert(
      fc.property(anySwaps, (swaps) => {
        expect(swapsFrom(JSON.parse(JSON.stringify(swaps)))).toEqual(swaps);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        expect(swapsFrom(values)).toEqual([]);
      }),
    );
    expect(swapsFrom({ day: 0 })).toBeUndefined();
  });
});

describe('a dish put onto the week', () => {
  it('is there afterwards, at one of its meals, unless she does not eat it', () => {
    fc.assert(
      fc.property(plans, fc.nat(59), ({ eater, dishes, swaps }, index) => {
        const dish = dishes[index];
        if (!dish) return;
        const placing = placeFor(mealPlan(eater, dishes, swaps), dish, swaps);
        expect(placing.kind === 'not-eaten').toBe(!eats(eater, dish));
        if (placing.kind === 'not-eaten') return;
        const changed = placing.kind === 'place' ? withSwap(swaps, placing.swap) : swaps;
        const place = placing.kind === 'place' ? placing.swap : placing.place;
        expect(at(mealPlan(eater, dishes, changed), place)?.dish).toEqual(dish);
        expect(dish.meals).toContain(place.meal);
      }),
    );
  });
});
