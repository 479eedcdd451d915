import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { nutritionConcepts } from '#domain/onboarding/onboarding.ts';
import { mealsOfTags, type Meal } from '#domain/recipes/meals.ts';
import { suits } from '#domain/meal-plan/eater.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { english, german, openRecipeProject, picture } from '../recipes/recipe-project.ts';

it.each<[Tag[], string]>([
  [['vegan', 'vegetarian'], 'FLEXITARIAN, OMNIVORE, PESCETARIAN, VEGAN, VEGETARIAN'],
  [['vegetarian'], 'FLEXITARIAN, OMNIVORE, PESCETARIAN, VEGETARIAN'],
  [['fish'], 'FLEXITARIAN, OMNIVORE, PESCETARIAN'],
  [['family'], 'FLEXITARIAN, OMNIVORE'],
])('a recipe with the tags %j suits %s', (tags, concepts) => {
  expect(nutritionConcepts.filter((concept) => suits(concept, tags)).join(', ')).toBe(concepts);
});

it.each<[Tag[], Meal[]]>([
  [['breakfast', 'vegan'], ['breakfast']],
  [
    ['snack', 'breakfast'],
    ['breakfast', 'snack'],
  ], // in the order of the day
  [
    ['soup', 'quick'],
    ['lunch', 'dinner'],
  ],
])('a recipe with the tags %j is for %j', (tags, of) => {
  expect(mealsOfTags(tags)).toEqual(of);
});

it('npm run recipe -- week: says in both languages what is missing, without recipes that have mistakes', async () => {
  const project = await openRecipeProject();
  const kale = german.replace('slug: rote', 'slug: gruene').replace('[celery]', '[]');
  await project.put('kale/recipe.de.md', kale);
  await project.put('kale/recipe.en.md', english.replace('slug: red', 'slug: green'));
  await project.put('kale/picture.webp', await picture(1200, 900));
  const { status, stdout } = spawnSync(
    `${process.cwd()}/node_modules/.bin/node`,
    [`${process.cwd()}/scripts/recipes/week.ts`],
    { cwd: project.root, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('With mistakes and not counted: 1');
  const vegan = stdout.slice(stdout.indexOf('Vegan · vegan'), stdout.indexOf('Vegetarisch'));
  const soup = '1  251–251 kcal';
  expect(vegan.split('\n').map((line) => line.trim().replace(/ {2,}/g, '  '))).toEqual([
    'Vegan · vegan',
    'Frühstück · breakfast  0  –  ✗ noch 2 nötig · 2 more needed',
    `Mittagessen · lunch  ${soup}  ✓`,
    `Abendessen · dinner  ${soup}  ✗ noch 4 nötig · 4 more needed`,
    'Snack · snack  0  –  ✗ noch 2 nötig · 2 more needed',
    'Tage mit ±5 % der Energie, kcal · days within ±5% of the energy, kcal',
    expect.stringMatching(/^1200: 0\/63 \(short: meals-missing\) .* 2600: 0\/63 \(short: meals-missing\)$/),
    '',
  ]);
});
