import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { isCode, messages, type Code } from '../../../src/content-check/diagnostic.ts';
import { moduleMistakes } from '../content/module-mistakes.ts';
import { mistakes as contentMistakes } from '../content/content-mistakes.ts';
import { fileMistakes } from './file-mistakes.ts';
import { german, openRecipeProject, type RecipeProject } from './recipe-project.ts';
import { recipeMistakes } from './recipe-mistakes.ts';
import { de, replaced } from './mistake.ts';

const mistakes = [...fileMistakes, ...recipeMistakes].map(([code, at, change, follows = []]) => ({
  code,
  at,
  change,
  follows,
}));

const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${String(line)}:${String(column)}`;

describe('a mistake in a recipe', () => {
  const projects: RecipeProject[] = [];
  afterAll(() => Promise.all(projects.map((project) => project.leave())));

  it.each(mistakes)('$code is reported at $at', async ({ code, at, change, follows }) => {
    const project = await openRecipeProject();
    projects.push(project);
    await change(project);
    const { diagnostics } = await project.check();
    const place = `src/content/recipes/${at}`;
    const itself = diagnostics.find(
      (diagnostic) => diagnostic.code === code && placeOf(diagnostic) === place,
    );
    expect(
      itself,
      JSON.stringify(diagnostics.map((diagnostic) => [diagnostic.code, placeOf(diagnostic)])),
    ).toBeDefined();
    expect(
      diagnostics.filter((diagnostic) => diagnostic !== itself).map((diagnostic) => diagnostic.code),
    ).toEqual(follows);
    for (const { de, en } of diagnostics) expect(`${de}${en}`).not.toMatch(/undefined|\[object|NaN/);
  });

  it('has a test for every message', () => {
    const elsewhere: readonly Code[] = [
      'foods-unreadable',

      'picture-heavy',
      'picture-huge',
      ...contentMistakes.map(([code]) => code),
      ...moduleMistakes.map(([code]) => code),
    ];
    expect([...mistakes.map(({ code }) => code), ...elsewhere].sort()).toEqual(
      expect.arrayContaining(Object.keys(messages.de).sort()),
    );
  });

  it('leaves the same gaps in both languages', () => {
    const gapsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).sort();
    const different = Object.entries(messages.de).filter(
      ([code, text]) => String(gapsOf(text)) !== String(gapsOf(isCode(code) ? messages.en[code] : '')),
    );
    expect(different).toEqual([]);
    expect(Object.keys(messages.en)).toEqual(Object.keys(messages.de));
  });
});

describe('recipe check', () => {
  it('finds nothing in a good recipe', async () => {
    const project = await openRecipeProject();
    expect((await project.check()).diagnostics).toEqual([]);
    await project.leave();
  });

  it('tells all diagnostics of all files in one run, in both languages, with what to write', async () => {
    const project = await openRecipeProject();
    await project.put(de, replaced(replaced(german, 'servings: 4', 'servings: zwei'), 'vegan,', 'vegann,'));
    await project.put('kale/recipe.en.md', '');
    const { diagnostics } = await project.check();
    await project.leave();
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'picture-missing',
      'file-missing',
      'file-empty',
      'number-expected',
      'choice-unknown',
    ]);
    expect(diagnostics[3]).toMatchObject({
      de: 'servings: „zwei“ ist keine Zahl. Schreib eine Zahl, zum Beispiel: servings: 4',
      en: 'servings: “zwei” is not a number. Write a number, e.g. servings: 4',
    });
    expect(diagnostics[4]?.en).toMatch(/^tags: there is no “vegann”. Did you mean “vegan”\?/);
  });

  it('reports a broken table of foods, and continues', async () => {
    const project = await openRecipeProject();
    await project.put('../foods/foods.csv', 'id,de\nlentils\n');
    const { diagnostics, recipes } = await project.check();
    await project.leave();
    expect(diagnostics.map(({ code }) => code)).toEqual(['foods-unreadable']);
    expect(diagnostics[0]?.file).toBe('src/content/foods/foods.csv');
    expect(recipes).toHaveLength(1);
  });
});
