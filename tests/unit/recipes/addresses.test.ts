import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addToRecord,
  keepRecord,
  unrecorded,
  writeRecord,
} from '../../../src/content-check/recipes/addresses/record-slugs.ts';
import { recipeRedirects, redirectPaths } from '../../../src/build/redirects.ts';
import { english, german, openRecipeProject, type RecipeProject } from './recipe-project.ts';

let project: RecipeProject;
beforeEach(async () => {
  project = await openRecipeProject();
});

const codes = async () => (await project.check()).diagnostics.map(({ code }) => code);
const putJson = (path: string, value: unknown) => project.put(path, JSON.stringify(value));
const soup = 'rote-linsen-suppe';

describe('address of a published recipe', () => {
  it.each([
    ['changes once', ['linsensuppe', soup], { de: { linsensuppe: soup } }, []],
    [
      'changes twice: redirects lead on',
      ['suppe', 'linsensuppe', soup],
      { de: { suppe: 'linsensuppe', linsensuppe: soup }, en: {} },
      [],
    ],
    ['leads in circles', [soup], { de: { a: 'b', b: 'a' } }, ['redirect-nowhere', 'redirect-nowhere']],
  ])('%s', async (_, de, redirects, expected) => {
    await putJson('slugs.json', { 'red-lentil-soup': { de, en: ['red-lentil-soup'] } });
    await putJson('redirects.json', redirects);
    expect(await codes()).toEqual(expected);
  });

  it('of a withdrawn recipe leads to another one', async () => {
    await putJson('slugs.json', { kale: { de: ['gruenkohl'], en: ['kale'] } });
    await putJson('redirects.json', { de: { gruenkohl: soup }, en: { kale: 'red-lentil-soup' } });
    expect(await codes()).toEqual([]);
  });

  it('redirects in one step, in its own language, permanently in a build', async () => {
    const old = { de: { suppe: 'linsensuppe', linsensuppe: soup }, en: { soup: 'red-lentil-soup' } };
    await putJson('redirects.json', old);
    const { addresses, diagnostics } = await project.check();
    expect(diagnostics).toEqual([]);
    const paths = redirectPaths(addresses.redirects);
    const pages = paths.filter(([from]) => !/\/(?:index\.\w+)?$/.test(from));
    expect(pages).toEqual([
      ['/de/rezepte/suppe', '/de/rezepte/rote-linsen-suppe'],
      ['/de/rezepte/linsensuppe', '/de/rezepte/rote-linsen-suppe'],
      ['/en/recipes/soup', '/en/recipes/red-lentil-soup'],
    ]);
    const forms = ([from, to]: [string, string]) => [
      [from, to],
      [`${from}/`, to],
      [`${from}/index.md`, `${to}/index.md`],
      [`${from}/index.json`, `${to}/index.json`],
    ];
    expect(paths).toEqual(pages.flatMap(forms));

    const folder = pathToFileURL(`${project.root}/`);
    const { hooks } = recipeRedirects();
    await hooks['astro:config:done']?.({ config: { root: folder } } as never);
    await hooks['astro:build:done']?.({ dir: folder } as never);
    const written = await readFile(new URL('_redirects', folder), 'utf8');
    expect(written).toBe(paths.map(([from, to]) => `${from} ${to} 301\n`).join(''));
  });

  it('is reported until it is recorded, and from then on may not change unnoticed', async () => {
    expect(unrecorded(await project.check())).toEqual(['red-lentil-soup']);
    await keepRecord(project.root, await project.check());
    expect(unrecorded(await project.check())).toEqual([]);
    await project.put('red-lentil-soup/recipe.de.md', german.replace('slug: rote-', 'slug: '));
    expect(await codes()).toEqual(['slug-changed']);
  });

  it('survives malformed lists, which are reported without a crash', async () => {
    for (const content of ['', '[]', '{', 'null', '{ "de": [] }', '"x"', '\u{0}']) {
      await project.put('slugs.json', content);
      await project.put('redirects.json', content);
      expect((await codes()).length, content).toBeGreaterThan(0);
    }
  });

  it('is recorded once, in order, and never removed', () => {
    const known = new Map([['kale', { de: ['gruenkohl'], en: ['kale'] }]]);
    const next = addToRecord(known, [
      { id: 'red-lentil-soup', slugs: { de: 'rote-linsen-suppe', en: 'red-lentil-soup' } },
      { id: 'kale', slugs: { de: 'gruenkohl-eintopf', en: 'kale' } },
    ]);
    expect(writeRecord(next)).toBe(`{
  "kale": {"de":["gruenkohl","gruenkohl-eintopf"],"en":["kale"]},
  "red-lentil-soup": {"de":["rote-linsen-suppe"],"en":["red-lentil-soup"]}
}
`);
    expect(addToRecord(next, [])).toEqual(next);
  });
});

describe('draft recipe', () => {
  it.each([
    ['published', german, false],
    ['marked', german.replace('servings', 'draft: true\nservings'), true],
    ['marked as none', german.replace('servings', 'draft: false\nservings'), false],
    ['due today', german.replace('2026-09-12', '2026-11-21'), false],
    ['not due yet', german.replace('2026-09-12', '2026-11-22'), true],
  ])('is a recipe that is %s: %3$s, and its address is not taken', async (_, text, isDraft) => {
    await project.put('red-lentil-soup/recipe.de.md', text);
    const checked = await project.check();
    expect(checked.diagnostics).toEqual([]);
    expect(checked.recipes[0]?.recipe.en.draft).toBe(isDraft);
    expect(unrecorded(checked)).toEqual(isDraft ? [] : ['red-lentil-soup']);
  });

  it('may lack a picture, a dated recipe may not', async () => {
    const kale = german.replace('slug: rote-linsen-suppe', 'slug: gruenkohl');
    await project.put('kale/recipe.en.md', english.replace('slug: red-lentil-soup', 'slug: kale'));
    await project.put('kale/recipe.de.md', kale.replace('slug', 'draft: true\nslug'));
    expect(await codes()).toEqual([]);
    await project.put('kale/recipe.de.md', kale.replace('2026-09-12', '2027-01-01'));
    expect(await codes()).toEqual(['picture-missing']);
  });
});
