import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeWeek, cookedOn, type ComposedWeek } from '#domain/meal-plan/composed-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import { eats, type Eater } from '#domain/meal-plan/eater.ts';
import { emptyWeek, planDays } from '#domain/meal-plan/kept-week.ts';
import { nutritionConcepts } from '#domain/onboarding/onboarding.ts';
import type { Meal } from '#domain/recipes/meals.ts';
import { addDays, type Day } from '#domain/time/calendar.ts';
import { dish } from './dish.ts';
import { seeded } from './seeded.ts';

/** Recipes of the tests' own. */
const { dishes: kitchen } = JSON.parse(readFileSync('tests/fixtures/kitchen.json', 'utf8')) as {
  dishes: readonly Dish[];
};

interface Visitor {
  readonly eater: Eater;
  readonly begun: Day;
}

const below = seeded(2027);
/** All ways of eating and all months; a quarter leaves out an allergen. */
const visitors: readonly Visitor[] = Array.from({ length: 200 }, (_, number) => ({
  eater: {
    concept: nutritionConcepts[number % nutritionConcepts.length] ?? 'OMNIVORE',
    aim: 1_250 + 10 * below(120),
    adults: 1 + below(2),
    children: below(3),
    without:
      below(4) === 0 ? [(['gluten', 'milk', 'nuts', 'eggs', 'fish'] as const)[below(5)] ?? 'nuts'] : [],
  },
  begun: addDays('2026-01-01', below(365)),
}));

const served = ({ days }: ComposedWeek) =>
  days.flatMap(({ day, meals }) => meals.map((planned) => ({ ...planned, day })));

const isWarm = (meal: Meal) => meal === 'lunch' || meal === 'dinner';
const rows: readonly ((meal: Meal) => boolean)[] = [
  (meal) => meal === 'breakfast',
  (meal) => meal === 'snack',
  isWarm,
];

/** Dishes that are served thrice in a row, or five times in the week. */
function repeated(week: ComposedWeek): string[] {
  const thrice = rows.flatMap((isIn) => {
    const row = served(week).flatMap(({ meal, dish: { id } }) => (isIn(meal) ? [id] : []));
    return row.filter((id, place) => id === row[place - 1] && id === row[place - 2]);
  });
  const ids = served(week).map(({ dish: { id } }) => id);
  return [...thrice, ...ids.filter((id) => ids.filter((other) => other === id).length > 4)];
}

const isWeekday = (begun: Day, day: number) => ![0, 6].includes(new Date(addDays(begun, day)).getUTCDay());

/** Minutes of what is cooked on weekdays for these meals. */
const minutesOf = (week: ComposedWeek, isFor: (meal: Meal) => boolean): number[] =>
  served(week).flatMap(({ meal, dish: { minutes }, day, leftFrom }) =>
    leftFrom === undefined && isFor(meal) && isWeekday(week.begun, day) ? [minutes] : [],
  );

const thingsOf = (week: ComposedWeek) =>
  new Set(cookedOn(week, planDays).flatMap(({ dish: { buys } }) => buys)).size;

const countOf = (dishes: readonly Dish[], eater: Eater, isFit: (dish: Dish) => boolean) =>
  dishes.filter((one) => eats(eater, one) && isFit(one)).length;

/** Whether there are twice as many dishes as a week without repetition needs. */
const hasChoice = (dishes: readonly Dish[], eater: Eater) =>
  countOf(dishes, eater, ({ meals }) => meals.includes('breakfast')) >= 4 &&
  countOf(dishes, eater, ({ meals }) => meals.includes('snack')) >= 4 &&
  countOf(dishes, eater, ({ meals }) => meals.includes('lunch')) >= 5 &&
  countOf(dishes, eater, ({ meals }) => meals.includes('dinner')) >= 10;

const compose = ({ eater, begun }: Visitor, dishes: readonly Dish[]) =>
  composeWeek(emptyWeek(begun), eater, dishes);

describe('weeks of two hundred visitors through the year', () => {
  const weeks = visitors.map((visitor) => ({ ...visitor, week: compose(visitor, kitchen) }));
  const withChoice = weeks.filter(({ eater }) => hasChoice(kitchen, eater));

  it('where there are recipes to choose from, no dish comes thrice in a row or five times', () => {
    expect(withChoice.length).toBeGreaterThan(150);
    for (const { eater, begun, week } of withChoice)
      expect([eater, begun, repeated(week)]).toEqual([eater, begun, []]);
  });

  it('nine in ten have quick weekdays and a list of at most 35 things, none a much longer one', () => {
    const share = (isKept: (week: ComposedWeek) => boolean) =>
      withChoice.filter(({ week }) => isKept(week)).length / withChoice.length;
    const isQuick = (minutes: readonly number[], most: number) => minutes.every((each) => each <= most);
    expect(
      share((week) =>
        isQuick(
          minutesOf(week, (meal) => meal === 'breakfast'),
          15,
        ),
      ),
    ).toBeGreaterThan(0.9);
    expect(share((week) => isQuick(minutesOf(week, isWarm), 45))).toBeGreaterThan(0.9);
    expect(share((week) => thingsOf(week) <= 35)).toBeGreaterThan(0.9);
    expect(Math.max(...weeks.map(({ week }) => thingsOf(week)))).toBeLessThan(40);
  });

  it('whatever half of the recipes is withdrawn, every meal has a dish as long as one is left', () => {
    for (const visitor of visitors) {
      const left = kitchen.filter(() => below(2) === 0);
      const week = compose(visitor, left);
      for (const { missing, meals } of week.days) {
        const others = left.filter(({ id }) => !meals.some((planned) => planned.dish.id === id));
        // A lunch may be left over from a dinner.
        for (const meal of missing)
          if (meal !== 'lunch')
            expect(countOf(others, visitor.eater, (one) => one.meals.includes(meal))).toBe(0);
      }
      if (hasChoice(left, visitor.eater)) expect(repeated(week)).toEqual([]);
    }
  });
});

const eater: Eater = { concept: 'OMNIVORE', aim: 1_800, adults: 1, children: 0, without: [] };
const monday = '2026-11-23';
const kcal: Record<Meal, number> = { breakfast: 450, lunch: 600, dinner: 550, snack: 180 };

/** Dishes for every meal, alike but for what a test changes. */
const kitchenOf = (meal: Meal, count: number, more: (number: number) => Partial<Dish> = () => ({})): Dish[] =>
  Array.from({ length: count }, (_, number) =>
    dish(`${meal}-${number}`, {
      meals: isWarm(meal) ? ['lunch', 'dinner'] : [meal],
      kcal: kcal[meal],
      minutes: 10,
      tags: ['vegetarian'],
      keeps: isWarm(meal) ? 2 : 0,
      alike: [`${meal}-${number}`],
      buys: [`${meal}-${number % 2}`],
      ...more(number),
    }),
  );
const others = (...but: Meal[]) =>
  (['breakfast', 'dinner', 'snack'] as const).flatMap((meal) =>
    but.includes(meal) ? [] : kitchenOf(meal, 8),
  );
const idsOf = (week: ComposedWeek, isFor: (meal: Meal) => boolean) =>
  new Set(served(week).flatMap(({ meal, dish: { id } }) => (isFor(meal) ? [id] : [])));

describe('week, what gives way to what', () => {
  it('what is in season is served, where all else is equal', () => {
    const dishes = (['breakfast', 'dinner', 'snack'] as const).flatMap((meal) =>
      kitchenOf(meal, 20, (number) => (number < 10 ? { months: [11] } : { months: [5] })),
    );
    for (const [begun, month] of [
      [monday, 11],
      ['2027-05-10', 5],
    ] as const)
      for (const { dish: one } of served(compose({ eater, begun }, dishes)))
        expect(one.months).toEqual([month]);
  });

  it('the season gives way to a quick morning', () => {
    const breakfasts = kitchenOf('breakfast', 6, (number) =>
      number < 3 ? { minutes: 50 } : { minutes: 10, months: [5] },
    );
    const week = compose({ eater, begun: monday }, [...breakfasts, ...others('breakfast')]);
    expect(Math.max(...minutesOf(week, (meal) => meal === 'breakfast'))).toBe(10);
  });

  it('a quick morning gives way to variety', () => {
    const breakfasts = kitchenOf('breakfast', 2, (number) => ({ minutes: number === 0 ? 10 : 50 }));
    const week = compose({ eater, begun: monday }, [...breakfasts, ...others('breakfast')]);
    expect(repeated(week)).toEqual([]);
    expect(idsOf(week, (meal) => meal === 'breakfast').size).toBe(2);
  });

  it('variety gives way where there is one recipe, rather than leaving a meal out', () => {
    const week = compose({ eater, begun: monday }, [...kitchenOf('snack', 1), ...others('snack')]);
    expect(served(week)).toHaveLength(28);
    expect(idsOf(week, (meal) => meal === 'snack').size).toBe(1);
  });

  it('long dinners only come on weekdays for visitors with time', () => {
    const dinners = kitchenOf('dinner', 12, (number) =>
      number < 6
        ? { minutes: 90, buys: [] }
        : { minutes: 30, buys: [`a${number}`, `b${number}`, `c${number}`] },
    );
    const dishes = [...dinners, ...others('dinner')];
    const longest = (more: Partial<Eater>) =>
      Math.max(...minutesOf(compose({ eater: { ...eater, ...more }, begun: monday }, dishes), isWarm));
    expect(longest({})).toBe(30);
    expect(longest({ hasTime: true })).toBe(90);
  });

  it('a dish is cooked once for its meals within the days that it keeps', () => {
    const dishes = others().map((one) => ({ ...one, keeps: 3, minutes: 30 }));
    const cooked = served(compose({ eater, begun: monday }, dishes)).filter(
      ({ meal, leftFrom }) => isWarm(meal) && leftFrom === undefined,
    );
    expect(cooked.length).toBeLessThanOrEqual(8);
    const fresh = dishes.map((one) => ({ ...one, keeps: 0 }));
    expect(
      served(compose({ eater, begun: monday }, fresh)).filter(({ leftFrom }) => leftFrom !== undefined),
    ).toEqual([]);
  });
});
