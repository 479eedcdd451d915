import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { nutritionConcepts } from '#domain/onboarding.ts';
import { mealsOfTags, type Meal } from '#domain/recipes/meals.ts';
import { suits } from '#domain/meal-plan/eater.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { english, german, openRecipeProject, picture } from '../recipes/recipe-project.ts';

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

describe('npm run recipe -- week', () => {
  const run = (project: string) =>
    spawnSync(`${process.cwd()}/node_modules/.bin/node`, [`${process.cwd()}/scripts/recipes/week.ts`], {
      cwd: project,
      encoding: 'utf8',
    });

  it('says in both languages what is missing, by way of eating and meal', async () => {
    const project = await openRecipeProject();
    const { status, stdout } = run(project.root);
    await project.leave();
    expect(status).toBe(1);
    const vegan = stdout.slice(stdout.indexOf('Vegan · vegan'), stdout.indexOf('Vegetarisch'));
    const soup = '1  251–251 kcal';
    expect(vegan.split('\n').map((line) => line.trim().replace(/ {2,}/g, '  '))).toEqual([
      'Vegan · vegan',
      'Frühstück · breakfast  0  –  ✗ noch 2 nötig · 2 more needed',
      `Mittagessen · lunch  ${soup}  ✓`,
      `Abendessen · dinner  ${soup}  ✗ noch 4 nötig · 4 more needed`,
      'Snack · snack  0  –  ✗ noch 1 nötig · 1 more needed',
      'Tage mit ±5 % der Energie, kcal · days within ±5% of the energy, kcal',
      expect.stringMatching(/^1200: 0\/63 \(short: meals-missing\) .* 2600: 0\/63 \(short: meals-missing\)$/),
      '',
    ]);
  });

  it('counts no recipe that has mistakes', async () => {
    const project = await openRecipeProject();
    await project.put(
      'kale/recipe.de.md',
      german.replace('slug: rote', 'slug: gruene').replace('[celery]', '[]'),
    );
    await project.put('kale/recipe.en.md', english.replace('slug: red', 'slug: green'));
    await project.put('kale/picture.webp', await picture(1200, 900));
    const { stdout } = run(project.root);
    await project.leave();
    expect(stdout).toContain('With mistakes and not counted: 1');
    expect(stdout).toMatch(/Mittagessen · lunch +1 /);
  });
});
