import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeWeek, mealAt, withOther, type ComposedWeek } from '#domain/meal-plan/composed-week.ts';
import { helpingBounds, type PlannedDay } from '#domain/meal-plan/day.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { allPlaces, emptyWeek, placeKey, type KeptWeek, type Place } from '#domain/meal-plan/kept-week.ts';
import { meals } from '#domain/recipes/meals.ts';
import { anyDishes, anyEater, anyKept } from './arbitrary.ts';

const cases = fc.record({ eater: anyEater, dishes: anyDishes, kept: anyKept });
const places = fc.constantFrom(...allPlaces);
/** The promise: a day's sum is within a twentieth of the target. */
const tolerance = 0.05;

/** Written a second time, so that the rule is not tested against itself. */
const isEaten = ({ concept, without }: Eater, { tags, allergens }: Dish): boolean => {
  const needed = {
    VEGAN: ['vegan'],
    VEGETARIAN: ['vegetarian'],
    PESCETARIAN: ['vegetarian', 'fish'],
    FLEXITARIAN: undefined,
    OMNIVORE: undefined,
  }[concept];
  const hasTag = needed === undefined || tags.some((tag) => needed.includes(tag));
  return hasTag && without.every((allergen) => !allergens.includes(allergen));
};

const idsOf = (day: PlannedDay | undefined) =>
  Object.fromEntries((day?.meals ?? []).map(({ meal, dish, helpings }) => [meal, `${dish.id} ${helpings}`]));

/** Any dishes, diets and kept weeks. */
const always = (expected: (given: { eater: Eater; dishes: Dish[]; kept: KeptWeek }) => void) => {
  fc.assert(fc.property(cases, expected));
};

describe('energy of a day', () => {
  it('is the sum of its meals, within 5 % of the aim or with the deviation and its reason', () => {
    always(({ eater, dishes, kept }) => {
      for (const { sum, meals: served, missing } of composeWeek(kept, eater, dishes).days) {
        const kcal = served.reduce((total, meal) => total + Math.round(meal.dish.kcal * meal.helpings), 0);
        expect(sum.kcal).toBe(kcal);
        if (sum.kind === 'without-aim') expect.fail('there is an aim');
        expect(sum.aim).toBe(eater.aim);
        const isNear = Math.abs(kcal - sum.aim) <= sum.aim * tolerance;
        const isMissing = missing.length > 0;
        expect(sum.kind === 'fits').toBe(isNear && !isMissing);
        if (sum.kind === 'fits') continue;
        expect(sum.by).toBe(Math.abs(kcal - sum.aim));
        expect(sum.kind).toBe(kcal > sum.aim ? 'over' : 'short');
        expect(sum.why === 'meals-missing').toBe(isMissing);
      }
    });
  });

  it('without a target, one portion of each', () => {
    always(({ eater: { concept, adults, children, without }, dishes, kept }) => {
      for (const day of composeWeek(kept, { concept, adults, children, without }, dishes).days) {
        expect(day.sum.kind).toBe('without-aim');
        expect(day.meals.filter(({ helpings }) => helpings !== 1)).toEqual([]);
      }
    });
  });
});

describe('week', () => {
  it('serves the kept dishes, and never what the visitor does not eat', () => {
    always(({ eater, dishes, kept }) => {
      const { days } = composeWeek(kept, eater, dishes);
      for (const { day, meal } of allPlaces) {
        const id = kept.places[placeKey({ day, meal })];
        if (dishes.some((dish) => dish.id === id && isEaten(eater, dish)))
          expect(mealAt(days[day], meal)?.dish.id).toBe(id);
      }
      const served = days.flatMap((day) => day.meals);
      expect(served.filter(({ dish }) => !isEaten(eater, dish))).toEqual([]);
    });
  });

  it('is the same for the same answers, whatever the order of the dishes', () => {
    always(({ eater, dishes, kept }) => {
      const { days } = composeWeek(kept, eater, dishes);
      expect(composeWeek(kept, eater, dishes.toReversed()).days).toEqual(days);
    });
  });

  it('has each meal once a day or says that it is missing, and no dish twice a day', () => {
    always(({ eater, dishes }) => {
      for (const day of composeWeek(emptyWeek('2026-11-23'), eater, dishes).days) {
        const named = [...day.meals.map(({ meal }) => meal), ...day.missing];
        expect(named.toSorted()).toEqual([...meals].sort());
        expect(new Set(day.meals.map(({ dish }) => dish.id)).size).toBe(day.meals.length);
        // Leftovers of a dinner are a lunch.
        const cooked = day.meals.filter(({ leftFrom }) => leftFrom === undefined);
        expect(cooked.filter(({ dish, meal }) => !dish.meals.includes(meal))).toEqual([]);
      }
    });
  });

  it('has helpings in quarters within their bounds, and leftovers only while they keep', () => {
    always(({ eater, dishes }) => {
      const { days } = composeWeek(emptyWeek('2026-11-23'), eater, dishes);
      for (const { day, meals: served } of days) {
        for (const { meal, helpings, dish, leftFrom } of served) {
          expect(Number.isInteger(helpings * 4)).toBe(true);
          expect(helpings).toBeGreaterThanOrEqual(helpingBounds[meal].least);
          expect(helpings).toBeLessThanOrEqual(helpingBounds[meal].most);
          if (leftFrom === undefined) continue;
          expect(day - leftFrom).toBeGreaterThan(0);
          expect(day - leftFrom).toBeLessThanOrEqual(dish.keeps);
          const cooked = days[leftFrom]?.meals.find((one) => one.dish.id === dish.id);
          expect(cooked).toMatchObject({ dish });
          expect(cooked?.leftFrom).toBeUndefined();
        }
      }
    });
  });
});

/** Presses repeatedly at a place, keeping the page's state. */
function press(eater: Eater, dishes: readonly Dish[], before: KeptWeek, place: Place, times: number) {
  let kept = before;
  let week = composeWeek(kept, eater, dishes);
  const weeks = [week];
  for (let time = 0; time < times; time += 1) {
    const changed = withOther(kept, week, place);
    if (!changed) break;
    ({ kept } = changed);
    week = composeWeek(kept, eater, dishes, changed.days);
    weeks.push(week);
  }
  return weeks;
}

describe('another dish for a meal', () => {
  it('changes that meal and its leftovers, and keeps the energy of the day', () => {
    fc.assert(
      fc.property(cases, places, ({ eater, dishes, kept }, place) => {
        const [before, after] = press(eater, dishes, kept, place, 1);
        if (!before || !after) return;
        const pressed = mealAt(before.days[place.day], place.meal);
        before.days.forEach((day, index) => {
          const was = idsOf(day);
          const is = idsOf(after.days[index]);
          if (index === place.day) expect(is[place.meal]).not.toBe(was[place.meal]);
          for (const { meal, dish, leftFrom } of day.meals) {
            const isLeft =
              leftFrom === place.day && dish.id === pressed?.dish.id && pressed.leftFrom === undefined;
            if (!isLeft && (index !== place.day || meal !== place.meal)) continue;
            const instead = mealAt(after.days[index], meal);
            // Cooked again where no dish keeps as long.
            if (isLeft) expect([leftFrom, undefined]).toContain(instead?.leftFrom);
            if (isLeft) expect(instead?.dish).toBe(mealAt(after.days[place.day], place.meal)?.dish);
            Reflect.deleteProperty(was, meal);
            Reflect.deleteProperty(is, meal);
          }
          if (day.sum.kind === 'fits') expect([index, is]).toEqual([index, was]);
          // A place for which there was no dish may get one that has become free.
          else expect(dishesIn(is)).toMatchObject(dishesIn(was));
          if (day.sum.kind === 'fits') expect(after.days[index]?.sum.kind).toBe('fits');
        });
      }),
    );
  });
  const dishesIn = (written: Record<string, string>) =>
    Object.fromEntries(Object.entries(written).map(([meal, dish]) => [meal, dish.split(' ')[0]]));

  it('each dish is offered once before the first comes again', () => {
    fc.assert(
      fc.property(cases, places, ({ eater, dishes }, place) => {
        const weeks = press(eater, dishes, emptyWeek('2026-11-22'), place, dishes.length + 1);
        const days = weeks.map(({ days: all }) => all[place.day]);
        const [first] = days;
        const pressed = mealAt(first, place.meal);
        if (!pressed || first?.sum.kind !== 'fits') return;
        const leftoversIn = ({ days: all }: ComposedWeek) => {
          const dish = mealAt(all[place.day], place.meal)?.dish.id;
          return all.filter(({ meals: served }) =>
            served.some((meal) => meal.leftFrom === place.day && meal.dish.id === dish),
          );
        };
        // Leftovers for one meal do not replace a dish cooked for two.
        if (pressed.leftFrom !== undefined && weeks.some((week) => leftoversIn(week).length > 0)) return;
        // A day that another dish brought near its target does not return to one that misses it.
        if (weeks[0] && !leftoversIn(weeks[0]).every(({ sum }) => sum.kind === 'fits')) return;
        const shown = days.map((day) => idsOf(day)[place.meal]);
        const again = shown.indexOf(shown[0], 1);
        if (weeks.length === 1) return;
        expect(again).toBeGreaterThan(0);
        expect(new Set(shown.slice(0, again).map((written) => written?.split(' ')[0])).size).toBe(again);
        expect(idsOf(days[again])).toEqual(idsOf(first));
      }),
      // Each press plans the week again.
      { numRuns: 30 },
    );
  });
});
