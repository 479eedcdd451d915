import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Dish } from '#domain/meal-plan/dish.ts';
import { aimOf, eaterOf, type Eater } from '#domain/meal-plan/eater.ts';
import {
  composeWeek,
  cookedOn,
  kitchenMinutes,
  withOther,
  type ComposedWeek,
} from '#domain/meal-plan/composed-week.ts';
import { emptyWeek, planDays } from '#domain/meal-plan/kept-week.ts';
import { readDishIngredients, shoppingList, showListItem } from '#domain/meal-plan/shopping-list.ts';
import {
  nutritionConcepts,
  onboardingDefaults,
  type OnboardingAnswers,
} from '#domain/onboarding/onboarding.ts';
import { planOf } from '#domain/onboarding/plan.ts';
import { meals } from '#domain/recipes/meals.ts';
import { seeded } from './seeded.ts';

/** Sixty recipes of the tests' own, read as the week's page reads recipes. */
const kitchen = JSON.parse(readFileSync('tests/fixtures/kitchen.json', 'utf8')) as Record<
  'de' | 'en',
  unknown
> & { dishes: readonly Dish[] };
const { dishes } = kitchen;
const ingredientsIn = (locale: 'de' | 'en') =>
  readDishIngredients(kitchen[locale]) ?? new Map<string, never>();

const planWeek = (eater: Eater, from: readonly Dish[]) =>
  composeWeek(emptyWeek('2026-11-23'), eater, from).days;

const firstOf = ([day]: ComposedWeek['days']) =>
  day?.meals.map(({ dish, helpings }) => `${dish.id} ${helpings}`).join();

const aims = [1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600];

describe.each(nutritionConcepts)('all recipes for %s', (concept) => {
  it.each(aims)('make seven whole days of %i kcal, each within a twentieth', (aim) => {
    for (const household of [
      { adults: 1, children: 0 },
      { adults: 2, children: 3 },
    ]) {
      const days = planWeek({ concept, aim, ...household, without: [] }, dishes);
      expect(days.map(({ sum }) => sum.kind)).toEqual(Array(7).fill('fits'));
    }
  });

  it('have another dish for every meal of the first day', () => {
    const eater = { concept, aim: 1800, adults: 1, children: 0, without: [] };
    const kept = emptyWeek('2026-11-22');
    const week = composeWeek(kept, eater, dishes);
    for (const meal of meals) expect(withOther(kept, week, { day: 0, meal })).toBeDefined();
  });

  it('keep the dishes when the pace changes a little', () => {
    const week = (aim: number) =>
      planWeek({ concept, aim, adults: 1, children: 0, without: [] }, dishes).flatMap((day) =>
        day.meals.map(({ dish, meal }) => `${day.day} ${meal} ${dish.id}`),
      );
    const before = week(1790);
    const after = week(1710);
    expect(after.filter((one) => before.includes(one)).length).toBeGreaterThanOrEqual(20);
  });
});

const below = seeded(2026);
const visitors = Array.from({ length: 200 }, (_, number) => {
  const leavesOut = below(4) === 0;
  const eater: Eater = {
    concept: nutritionConcepts[number % nutritionConcepts.length] ?? 'OMNIVORE',
    aim: 1_250 + 10 * below(120),
    adults: 1 + (below(3) === 0 ? 1 : 0),
    children: below(5) === 0 ? 1 : 0,
    without: leavesOut ? [(['gluten', 'milk', 'nuts', 'eggs', 'fish'] as const)[below(5)] ?? 'nuts'] : [],
  };
  const begun = `2026-11-${String(23 + below(7)) as `${number}`}` as const;
  return { eater, begun };
});
const ingredients = ingredientsIn('de');
const composed = visitors.map(({ eater, begun }) => {
  const week = composeWeek(emptyWeek(begun), eater, dishes);
  const list = shoppingList(cookedOn(week, planDays), eater, ingredients);
  const isWeekday = (day: number) => ![0, 6].includes((new Date(begun).getUTCDay() + day) % 7);
  return {
    eater,
    week,
    things: list.flatMap(({ items }) => items).filter(({ atHome }) => !atHome).length,
    weekdays: week.days.filter(({ day }) => isWeekday(day)).map(kitchenMinutes),
    first: firstOf(week.days),
  };
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

describe('weeks of two hundred visitors with all diets', () => {
  it('the median has at most 35 things to buy and 45 minutes of cooking on a weekday', () => {
    expect(median(composed.map(({ things }) => things))).toBeLessThanOrEqual(35);
    expect(median(composed.flatMap(({ weekdays }) => weekdays))).toBeLessThanOrEqual(45);
  });

  it('each day is near its energy, with unlike lunch and dinner, without excluded foods and with little that is sweet', () => {
    for (const { eater, week } of composed) {
      for (const { sum, meals: served } of week.days) {
        expect([eater, sum.kind]).toEqual([eater, 'fits']);
        expect(served.filter(({ dish }) => dish.sweet).length).toBeLessThan(3);
        const [lunch, dinner] = served.filter(({ meal }) => meal === 'lunch' || meal === 'dinner');
        expect(lunch?.dish.alike.filter((one) => dinner?.dish.alike.includes(one))).toEqual([]);
        expect(
          served.flatMap(({ dish }) => dish.allergens.filter((one) => eater.without.includes(one))),
        ).toEqual([]);
      }
    }
  });

  it('at most three different breakfasts, and both meat and fish for visitors who eat everything', () => {
    for (const { eater, week } of composed) {
      const served = week.days.flatMap((day) => day.meals);
      const breakfasts = new Set(
        served.filter(({ meal }) => meal === 'breakfast').map(({ dish }) => dish.id),
      );
      expect(breakfasts.size).toBeLessThanOrEqual(3);
      if (eater.concept !== 'OMNIVORE') continue;
      const isMeat = ({ dish: { tags } }: (typeof served)[number]) =>
        !tags.includes('vegetarian') && !tags.includes('fish');
      expect(served.some(isMeat)).toBe(true);
      if (!eater.without.includes('fish'))
        expect(served.some(({ dish }) => dish.tags.includes('fish'))).toBe(true);
    }
  });

  it('other answers lead to another first day', () => {
    expect(new Set(composed.map(({ first }) => first)).size).toBeGreaterThan(100);
    const eater: Eater = { concept: 'OMNIVORE', aim: 1_490, adults: 1, children: 0, without: [] };
    const others: Partial<Eater>[] = [
      { aim: 1_510 },
      { aim: 2_280 },
      { concept: 'VEGAN' },
      { without: ['gluten'] },
    ];
    const firsts = [{}, ...others].map((other) => firstOf(planWeek({ ...eater, ...other }, dishes)));
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});

describe('shopping list of a full week', () => {
  it.each(['de', 'en'] as const)('names every ingredient with an amount that reads well: %s', (locale) => {
    const eater = { concept: 'OMNIVORE', aim: 1800, adults: 2, children: 3, without: [] } as const;
    const served = planWeek(eater, dishes).flatMap((day) => day.meals);
    const list = shoppingList(served, eater, ingredientsIn(locale));
    const items = list.flatMap(({ items: some }) => some);
    expect(items.length).toBeGreaterThan(30);
    expect(new Set(items.map(({ food }) => food)).size).toBe(items.length);
    for (const item of items) {
      const { amount, name, kinds } = showListItem(item, locale);
      expect(`${amount} ${name} ${kinds}`).not.toMatch(/NaN|undefined|^0|[|(]/);
      expect(item.food).not.toBe('water');
    }
  });
});

it('week: forty suggestions differ, few begin alike, and no dish is in all of them', () => {
  const eater = { concept: 'FLEXITARIAN', aim: 1700, adults: 2, children: 0, without: [] } as const;
  const weeks = Array.from({ length: 40 }, (_, suggestion) => planWeek({ ...eater, suggestion }, dishes));
  const idsOf = (days: (typeof weeks)[number]) => days.map(({ meals: of }) => of.map(({ dish }) => dish.id));
  expect(new Set(weeks.map((week) => idsOf(week)[0]?.join())).size).toBeGreaterThan(25);
  const inWeeks = (id: string) => weeks.filter((week) => idsOf(week).flat().includes(id)).length;
  expect(Math.max(...dishes.map(({ id }) => inWeeks(id)))).toBeLessThan(33);
});

describe('target energy of the meals', () => {
  const answers: OnboardingAnswers = {
    ...onboardingDefaults,
    displayName: '',
    physicalActivityLevel: 1.4,
    height: 170,
    weight: 80,
    desiredWeight: 70,
  };
  const planAt = (pace: number, more: Partial<OnboardingAnswers> = {}) =>
    planOf({ ...answers, ...more }, pace, '2026-11-21');

  it('is that of the curve’s first week, and less at a faster pace', () => {
    const plan = planAt(0.5);
    expect(plan.curve.kind === 'lose' && plan.curve.points[0]?.energy).toBe(aimOf(plan));
    expect(aimOf(plan)).toBeLessThan(plan.energy.need);
    expect(aimOf(planAt(1))).toBeLessThan(aimOf(plan));
  });

  it('never falls below the minimum', () => {
    const small = planAt(1, {
      height: 150,
      weight: 50,
      desiredWeight: 45,
      physicalActivityLevel: 1.2,
      birthday: '1940-01-01',
    });
    expect(aimOf(small)).toBeGreaterThanOrEqual(small.energy.floor);
  });

  it('is the energy need if a doctor plans, or weight is kept or gained', () => {
    const plans = [planAt(1, { weight: 120 }), planAt(1, { weight: 70 }), planAt(1, { weight: 60 })];
    expect(plans.map((plan) => plan.curve.kind)).toEqual(['with-doctor', 'keep', 'gain']);
    for (const plan of plans) expect(aimOf(plan)).toBe(plan.energy.need);
    expect(plans.map((plan) => eaterOf(answers, plan).basis)).toEqual(['with-doctor', 'need', 'need']);
  });
});
