import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
afterEach(() => project.leave());

const codes = async () => (await project.check()).diagnostics.map(({ code }) => code);
const record = { de: ['linsensuppe', 'rote-linsen-suppe'], en: ['red-lentil-soup'] };

describe('the address of a published recipe', () => {
  it('may change when the old one leads to the new one', async () => {
    await project.put('slugs.json', JSON.stringify({ 'red-lentil-soup': record }));
    expect(await codes()).toEqual(['slug-changed']);
    await project.put('redirects.json', JSON.stringify({ de: { linsensuppe: 'rote-linsen-suppe' } }));
    expect(await codes()).toEqual([]);
  });

  it('may change twice: redirects lead on', async () => {
    await project.put(
      'slugs.json',
      JSON.stringify({ 'red-lentil-soup': { ...record, de: ['suppe', ...record.de] } }),
    );
    await project.put(
      'redirects.json',
      JSON.stringify({ de: { suppe: 'linsensuppe', linsensuppe: 'rote-linsen-suppe' }, en: {} }),
    );
    expect(await codes()).toEqual([]);
  });

  it('never leads in circles', async () => {
    await project.put('redirects.json', JSON.stringify({ de: { a: 'b', b: 'a' } }));
    expect(await codes()).toEqual(['redirect-nowhere', 'redirect-nowhere']);
  });

  it('of a recipe that is gone leads to another one', async () => {
    await project.put('slugs.json', JSON.stringify({ kale: { de: ['gruenkohl'], en: ['kale'] } }));
    await project.put(
      'redirects.json',
      JSON.stringify({ de: { gruenkohl: 'rote-linsen-suppe' }, en: { kale: 'red-lentil-soup' } }),
    );
    expect(await codes()).toEqual([]);
  });

  it('leads on in one step, in its own language', async () => {
    await project.put(
      'redirects.json',
      JSON.stringify({
        de: { suppe: 'linsensuppe', linsensuppe: 'rote-linsen-suppe' },
        en: { soup: 'red-lentil-soup' },
      }),
    );
    const { addresses, diagnostics } = await project.check();
    expect(diagnostics).toEqual([]);
    expect(redirectPaths(addresses.redirects)).toEqual([
      ['/de/rezepte/suppe', '/de/rezepte/rote-linsen-suppe'],
      ['/de/rezepte/suppe/', '/de/rezepte/rote-linsen-suppe'],
      ['/de/rezepte/suppe/index.md', '/de/rezepte/rote-linsen-suppe/index.md'],
      ['/de/rezepte/suppe/index.json', '/de/rezepte/rote-linsen-suppe/index.json'],
      ['/de/rezepte/linsensuppe', '/de/rezepte/rote-linsen-suppe'],
      ['/de/rezepte/linsensuppe/', '/de/rezepte/rote-linsen-suppe'],
      ['/de/rezepte/linsensuppe/index.md', '/de/rezepte/rote-linsen-suppe/index.md'],
      ['/de/rezepte/linsensuppe/index.json', '/de/rezepte/rote-linsen-suppe/index.json'],
      ['/en/recipes/soup', '/en/recipes/red-lentil-soup'],
      ['/en/recipes/soup/', '/en/recipes/red-lentil-soup'],
      ['/en/recipes/soup/index.md', '/en/recipes/red-lentil-soup/index.md'],
      ['/en/recipes/soup/index.json', '/en/recipes/red-lentil-soup/index.json'],
    ]);
  });

  it('leads on permanently in the list of redirects that a build writes', async () => {
    await project.put('redirects.json', JSON.stringify({ en: { soup: 'red-lentil-soup' } }));
    const folder = pathToFileURL(`${project.root}/`);
    const { hooks } = recipeRedirects();
    await hooks['astro:config:done']?.({ config: { root: folder } } as never);
    await hooks['astro:build:done']?.({ dir: folder } as never);
    const [line] = (await readFile(new URL('_redirects', folder), 'utf8')).split('\n');
    expect(line).toBe('/en/recipes/soup /en/recipes/red-lentil-soup 301');
  });

  it('is missed in the record until it is noted, and from then on may not change in silence', async () => {
    expect(unrecorded(await project.check())).toEqual(['red-lentil-soup']);
    await keepRecord(project.root, await project.check());
    expect(unrecorded(await project.check())).toEqual([]);
    await project.put('red-lentil-soup/recipe.de.md', german.replace('slug: rote-', 'slug: '));
    expect(await codes()).toEqual(['slug-changed']);
  });

  it('of a draft is not taken yet', async () => {
    await project.put('red-lentil-soup/recipe.de.md', german.replace('servings', 'draft: true\nservings'));
    expect(unrecorded(await project.check())).toEqual([]);
  });

  it('is kept if lists are broken, which is reported without a crash', async () => {
    for (const content of ['', '[]', '{', 'null', '{ "de": [] }', '"x"', '\u{0}']) {
      await project.put('slugs.json', content);
      await project.put('redirects.json', content);
      expect((await codes()).length, content).toBeGreaterThan(0);
    }
  });

  it('is noted once, in order, and nothing is ever taken out', () => {
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

describe('a draft', () => {
  const draftOf = async (text: string) => {
    await project.put('red-lentil-soup/recipe.de.md', text);
    const { recipes, diagnostics } = await project.check();
    expect(diagnostics).toEqual([]);
    return recipes[0]?.recipe.en.draft;
  };

  it('is marked, or not due yet', async () => {
    expect(await draftOf(german)).toBe(false);
    expect(await draftOf(german.replace('servings', 'draft: true\nservings'))).toBe(true);
    expect(await draftOf(german.replace('servings', 'draft: false\nservings'))).toBe(false);
    expect(await draftOf(german.replace('2026-09-12', '2026-11-21'))).toBe(false);
    expect(await draftOf(german.replace('2026-09-12', '2026-11-22'))).toBe(true);
  });

  it('may wait for its picture, a dated recipe may not', async () => {
    await project.put('kale/recipe.en.md', english.replace('slug: red-lentil-soup', 'slug: kale'));
    await project.put(
      'kale/recipe.de.md',
      german.replace('slug: rote-linsen-suppe', 'draft: true\nslug: gruenkohl'),
    );
    expect(await codes()).toEqual([]);
    await project.put(
      'kale/recipe.de.md',
      german.replace('slug: rote-linsen-suppe', 'slug: gruenkohl').replace('2026-09-12', '2027-01-01'),
    );
    expect(await codes()).toEqual(['picture-missing']);
  });
});
