import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { nutritionConcepts } from '#domain/onboarding.ts';
import { mealsOfTags, meals, type Meal } from '#domain/recipes/meals.ts';
import { fillWeek, missingInWeek, recipesFor, suits, type Plannable } from '#domain/meal-plan/supply.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { english, german, openKitchen, picture } from '../recipes/kitchen.ts';

const nutrition = {
  kj: 1674,
  kcal: 400,
  fat: 10,
  saturated: 2,
  carbs: 50,
  sugar: 5,
  protein: 20,
  salt: 1,
  fibre: 8,
};

const dish = (
  id: string,
  of: readonly Meal[],
  tags: readonly Tag[] = ['vegan', 'vegetarian'],
): Plannable => ({
  id,
  draft: false,
  tags,
  meals: of,
  nutrition,
});
const dishes = (count: number, of: readonly Meal[], tags?: readonly Tag[]) =>
  Array.from({ length: count }, (_, index) => dish(`${of.join('-')}-${String(index)}`, of, tags));

const enough = [
  ...dishes(4, ['breakfast']),
  ...dishes(7, ['lunch']),
  ...dishes(7, ['dinner']),
  ...dishes(4, ['snack']),
];
const nothingMissing = { breakfast: 0, lunch: 0, dinner: 0, snack: 0 };

describe('which recipe suits which way of eating', () => {
  it.each<[Tag[], string[]]>([
    [
      ['vegan', 'vegetarian'],
      ['FLEXITARIAN', 'OMNIVORE', 'PESCETARIAN', 'VEGAN', 'VEGETARIAN'],
    ],
    [['vegetarian'], ['FLEXITARIAN', 'OMNIVORE', 'PESCETARIAN', 'VEGETARIAN']],
    [['fish'], ['FLEXITARIAN', 'OMNIVORE', 'PESCETARIAN']],
    [['family'], ['FLEXITARIAN', 'OMNIVORE']],
  ])('%j suits %j', (tags, concepts) => {
    expect(nutritionConcepts.filter((concept) => suits(concept, tags))).toEqual(concepts);
  });

  it('leaves out drafts, and what is no such meal', () => {
    const published = dish('soup', ['lunch']);
    const all = [published, { ...dish('draft', ['lunch']), draft: true }, dish('oats', ['breakfast'])];
    expect(recipesFor(all, 'VEGAN', 'lunch')).toEqual([published]);
  });
});

describe('which meal a recipe is for', () => {
  it.each<[Tag[], Meal[]]>([
    [['breakfast', 'vegan'], ['breakfast']],
    [
      ['snack', 'breakfast'],
      ['breakfast', 'snack'],
    ],
    [
      ['soup', 'quick'],
      ['lunch', 'dinner'],
    ],
  ])('tags %j say %j', (tags, of) => {
    expect(mealsOfTags(tags)).toEqual(of);
  });
});

describe('a week', () => {
  it('is full with four breakfasts, four snacks, and a dish of its own for every lunch and dinner', () => {
    expect(missingInWeek(enough, 'VEGAN')).toEqual(nothingMissing);
  });

  it('has every meal of every day in order', () => {
    const week = fillWeek(enough, 'VEGAN');
    expect(week.map(({ day, meal }) => `${String(day)} ${meal}`)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].flatMap((day) => meals.map((meal) => `${String(day)} ${meal}`)),
    );
  });

  it.each<[Meal, number]>([
    ['breakfast', 1],
    ['lunch', 1],
    ['dinner', 1],
    ['snack', 1],
  ])('lacks a %s when one of them goes', (meal, places) => {
    expect(
      missingInWeek(
        enough.filter(({ id }) => id !== `${meal}-0`),
        'VEGAN',
      ),
    ).toEqual({ ...nothingMissing, [meal]: places });
  });

  it('repeats no lunch or dinner, not even one as the other', () => {
    const either = dishes(13, ['lunch', 'dinner']);
    const missing = missingInWeek(
      [...enough.filter(({ meals: of }) => !/lunch|dinner/.test(of.join())), ...either],
      'VEGAN',
    );
    expect(missing.lunch + missing.dinner).toBe(1);
    expect([missing.breakfast, missing.snack]).toEqual([0, 0]);
  });

  it('serves what is for both where it is needed, whatever comes first', () => {
    const scarce = [...dishes(7, ['lunch', 'dinner']), ...dishes(7, ['lunch'])];
    const others = [...dishes(4, ['breakfast']), ...dishes(4, ['snack'])];
    expect(missingInWeek([...scarce, ...others], 'VEGAN')).toEqual(nothingMissing);
    expect(missingInWeek([...others, ...scarce.toReversed()], 'VEGAN')).toEqual(nothingMissing);
  });

  it('serves nothing that somebody does not eat', () => {
    const meat = dishes(40, meals, ['family']);
    expect(missingInWeek(meat, 'OMNIVORE')).toEqual(nothingMissing);
    expect(missingInWeek(meat, 'VEGETARIAN')).toEqual({ breakfast: 7, lunch: 7, dinner: 7, snack: 7 });
  });
});

describe('recipe week', () => {
  const run = (project: string) =>
    spawnSync(`${process.cwd()}/node_modules/.bin/node`, [`${process.cwd()}/scripts/recipes/week.ts`], {
      cwd: project,
      encoding: 'utf8',
    });

  it('says in both languages what is missing, by way of eating and meal', async () => {
    const kitchen = await openKitchen();
    const { status, stdout } = run(kitchen.places.project);
    await kitchen.leave();
    expect(status).toBe(1);
    const vegan = stdout.slice(stdout.indexOf('Vegan · vegan'), stdout.indexOf('Vegetarisch'));
    const soup = '1  251–251 kcal';
    expect(vegan.split('\n').map((line) => line.trim().replace(/ {2,}/g, '  '))).toEqual([
      'Vegan · vegan',
      'Frühstück · breakfast  0  –  ✗ noch 4 nötig · 4 more needed',
      `Mittagessen · lunch  ${soup}  ✗ noch 6 nötig · 6 more needed`,
      `Abendessen · dinner  ${soup}  ✗ noch 7 nötig · 7 more needed`,
      'Snack · snack  0  –  ✗ noch 4 nötig · 4 more needed',
      'Tage mit ±5 % der Energie, kcal · days within ±5% of the energy, kcal',
      expect.stringMatching(/^1200: 0\/63 \(short: meals-missing\) .* 2600: 0\/63 \(short: meals-missing\)$/),
      '',
    ]);
  });

  it('counts no recipe that has mistakes', async () => {
    const kitchen = await openKitchen();
    await kitchen.put(
      'kale/recipe.de.md',
      german.replace('slug: rote', 'slug: gruene').replace('[celery]', '[]'),
    );
    await kitchen.put('kale/recipe.en.md', english.replace('slug: red', 'slug: green'));
    await kitchen.put('kale/picture.webp', await picture(1200, 900));
    const { stdout } = run(kitchen.places.project);
    await kitchen.leave();
    expect(stdout).toContain('With mistakes and not counted: 1');
    expect(stdout).toMatch(/Mittagessen · lunch +1 /);
  });
});
