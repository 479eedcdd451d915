import { describe, expect, it } from 'vitest';
import { aimOf, eaterOf } from '#domain/meal-plan/eater.ts';
import { dishOf, neededOf } from '#domain/meal-plan/from-recipe.ts';
import { composeWeek, withOther } from '#domain/meal-plan/composed-week.ts';
import { emptyWeek } from '#domain/meal-plan/kept-week.ts';
import { readDishIngredients, shoppingList, showListItem } from '#domain/meal-plan/shopping-list.ts';
import { planWeek } from '#domain/meal-plan/week.ts';
import { nutritionConcepts, onboardingDefaults, type OnboardingAnswers } from '#domain/onboarding.ts';
import { planOf } from '#domain/plan.ts';
import { meals } from '#domain/recipes/meals.ts';
import { checkRecipes } from '../../../src/content-check/recipes/check-recipes.ts';
import { readTables } from '../../../src/content-check/recipes/nutrition/foods.ts';
import { foodLines } from '../../../src/content-check/recipes/nutrition/portion.ts';
import { placesIn } from '../../../src/content-check/recipes/places.ts';

const places = placesIn(process.cwd());
const { recipes } = await checkRecipes(places, '2026-11-21');
const tables = await readTables(places, []);
if (!tables) throw new Error('The tables of foods cannot be read');
const linesOf = ({ recipe }: (typeof recipes)[number]) => foodLines(recipe.de.ingredients, tables);
const dishes = recipes.map((reading) =>
  dishOf(reading.recipe.de, linesOf(reading), {
    path: '/de/rezepte/x',
    thumbnail: '/x-small.avif',
    picture: '/x.avif',
  }),
);
const ingredientsIn = (locale: 'de' | 'en') =>
  readDishIngredients(
    Object.fromEntries(
      recipes.map((reading) => [
        reading.id,
        neededOf(reading.recipe[locale].ingredients, linesOf(reading), locale),
      ]),
    ),
  ) ?? new Map<string, never>();

const aims = [1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600];
const households = [
  { adults: 1, children: 0 },
  { adults: 2, children: 3 },
];

describe.each(nutritionConcepts)('the published recipes for %s', (concept) => {
  it.each(aims)('make seven whole days of %i kcal, each within a twentieth', (aim) => {
    for (const household of households) {
      const days = planWeek({ concept, aim, ...household, without: [] }, dishes);
      expect(days.map(({ sum }) => sum.kind)).toEqual(Array.from({ length: 7 }, () => 'fits'));
    }
  });

  it('have something else for every meal of the first day', () => {
    const eater = { concept, aim: 1800, adults: 1, children: 0, without: [] };
    const kept = emptyWeek('2026-11-22');
    const week = composeWeek(kept, eater, dishes);
    for (const meal of meals) expect(withOther(kept, week, { day: 0, meal })).toBeDefined();
  });

  it('keep most dishes when the pace changes', () => {
    const week = (aim: number) =>
      planWeek({ concept, aim, adults: 1, children: 0, without: [] }, dishes).flatMap((day) =>
        day.meals.map(({ dish, meal }) => `${day.day} ${meal} ${dish.id}`),
      );
    const before = week(1700);
    const after = week(1640);
    expect(after.filter((one) => before.includes(one)).length).toBeGreaterThanOrEqual(20);
  });
});

describe('lunch and dinner of a planned day', () => {
  it('are never led by the same food or of the same form', () => {
    for (const concept of nutritionConcepts) {
      for (const day of planWeek({ concept, aim: 1800, adults: 1, children: 0, without: [] }, dishes)) {
        const [lunch, dinner] = day.meals.filter(({ meal }) => meal === 'lunch' || meal === 'dinner');
        expect(lunch?.dish.alike.filter((one) => dinner?.dish.alike.includes(one))).toEqual([]);
      }
    }
  });
});

describe('a way of eating for which the recipes do not suffice', () => {
  it('gets the meals that there are, and is told which are missing', () => {
    const few = dishes.filter(({ meals: of }) => !of.includes('breakfast'));
    const [first] = planWeek({ concept: 'VEGAN', aim: 1800, adults: 1, children: 0, without: [] }, few);
    expect(first?.missing).toEqual(['breakfast']);
    expect(first?.meals.map(({ meal }) => meal)).toEqual(['lunch', 'dinner', 'snack']);
    expect(first?.sum).toMatchObject({ kind: 'short', why: 'meals-missing' });
  });

  it('leaves out allergens', () => {
    const without = ['gluten', 'soy', 'nuts'] as const;
    const days = planWeek({ concept: 'VEGAN', aim: 1800, adults: 1, children: 0, without }, dishes);
    const served = days.flatMap((day) => day.meals);
    expect(
      served.filter(({ dish }) => dish.allergens.some((one) => without.some((out) => out === one))),
    ).toEqual([]);
  });
});

describe('the shopping list of a real week', () => {
  it.each(['de', 'en'] as const)('names every ingredient with an amount that reads well: %s', (locale) => {
    const eater = { concept: 'OMNIVORE', aim: 1800, adults: 2, children: 3, without: [] } as const;
    const served = planWeek(eater, dishes).flatMap((day) => day.meals);
    const list = shoppingList(served, eater, ingredientsIn(locale));
    const items = list.flatMap(({ items: some }) => some);
    expect(items.length).toBeGreaterThan(60);
    expect(new Set(items.map(({ food }) => food)).size).toBe(items.length);
    for (const item of items) {
      const { amount, name, kinds } = showListItem(item, locale);
      expect(`${amount} ${name} ${kinds}`).not.toMatch(/NaN|undefined|^0|[|(]/);
      expect(item.food).not.toBe('water');
    }
  });

  it('knows the food of every line of every recipe', () => {
    const unknown = recipes.flatMap((reading) =>
      reading.recipe.de.ingredients.flatMap((line, place) =>
        line.kind === 'item' && !linesOf(reading)[place] ? [`${reading.id}: ${line.name.one}`] : [],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('has lines of the same place in both languages', () => {
    for (const { id, recipe } of recipes) {
      expect([id, recipe.en.ingredients.map(({ kind }) => kind)]).toEqual([
        id,
        recipe.de.ingredients.map(({ kind }) => kind),
      ]);
    }
  });
});

describe('the energy that meals aim at', () => {
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

  it('is what the curve plans for its first week, and less with a brisker pace', () => {
    const plan = planAt(0.5);
    expect(plan.curve.kind === 'lose' && plan.curve.points[0]?.energy).toBe(aimOf(plan));
    expect(aimOf(plan)).toBeLessThan(plan.energy.need);
    expect(aimOf(planAt(1))).toBeLessThan(aimOf(plan));
  });

  it('never goes under the floor of energy', () => {
    const small = planAt(1, {
      height: 150,
      weight: 50,
      desiredWeight: 45,
      physicalActivityLevel: 1.2,
      birthday: '1940-01-01',
    });
    expect(aimOf(small)).toBeGreaterThanOrEqual(small.energy.floor);
  });

  it('is the need where a doctor plans, where weight is kept, and where it is gained', () => {
    const plans = [planAt(1, { weight: 120 }), planAt(1, { weight: 70 }), planAt(1, { weight: 60 })];
    expect(plans.map((plan) => plan.curve.kind)).toEqual(['with-doctor', 'keep', 'gain']);
    for (const plan of plans) expect(aimOf(plan)).toBe(plan.energy.need);
    expect(plans.map((plan) => eaterOf(answers, plan).basis)).toEqual(['with-doctor', 'need', 'need']);
  });
});
