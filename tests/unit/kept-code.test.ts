import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  dropMadePictures,
  isOfNow,
  keepBundle,
  restoreStyles,
  type CodePlaces,
  type NotedCode,
  type SitePages,
} from '../../src/build/kept-code.ts';

let root: string;
let places: CodePlaces;
const put = async (path: string, text = path) => {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-code-'));
  places = { site: join(root, 'dist'), cache: join(root, 'cache'), bundle: join(root, 'cache/bundle-dist') };
  await put('cache/data-store.json', 'questions and answers');
  await put('dist/_astro/menu.js');
  await put('dist/_astro/fonts/figtree.woff2');
  await put('dist/_astro/picture.soup.avif');
  await put('dist/.prerender/prerender-entry.1.mjs');
  await put('dist/.prerender/chunks/soup.mjs');
});
afterEach(() => rm(root, { recursive: true }));

const sheet = { depth: 0, order: 0, sheet: { type: 'inline', content: 'p {}' } } as const;
const pagesWith = (styles: readonly unknown[], ...keys: string[]) =>
  new Map(keys.map((key) => [key, { styles }])) as unknown as SitePages;

/** The end of a build that has bundled. */
async function finishBuild(): Promise<NotedCode> {
  const entry = await keepBundle(join(places.site, '.prerender'), places.bundle);
  const isRecipe = (file: string) => file.includes('picture.');
  return codeOf(places, entry, pagesWith([sheet], '/', '/soup'), isRecipe);
}

it('a bundle is laid aside whole, and noted with what else the site got from it', async () => {
  const code = await finishBuild();
  expect(code.entry).toBe('prerender-entry.1.mjs');
  expect([...code.files].sort()).toEqual(['_astro/fonts/figtree.woff2', '_astro/menu.js']);
  expect(await readFile(join(places.bundle, 'chunks/soup.mjs'), 'utf8')).toContain('soup.mjs');
  expect(await readdir(places.site)).toEqual(['_astro']);
});

describe('a bundle of the last build serves again', () => {
  it('with the same content, whole', async () => {
    expect(await isOfNow(await finishBuild(), places)).toBe(true);
  });

  it('never with other content', async () => {
    const code = await finishBuild();
    await put('cache/data-store.json', 'questions and other answers');
    expect(await isOfNow(code, places)).toBe(false);
  });

  it('never when a script of the site is gone', async () => {
    const code = await finishBuild();
    await rm(join(places.site, '_astro/menu.js'));
    expect(await isOfNow(code, places)).toBe(false);
  });

  it('never when it is gone itself', async () => {
    const code = await finishBuild();
    await rm(places.bundle, { recursive: true });
    expect(await isOfNow(code, places)).toBe(false);
  });
});

describe('styles', () => {
  it('come back to their pages', async () => {
    const code = await finishBuild();
    const pages = pagesWith([], '/', '/soup');
    expect(restoreStyles(pages, code)).toBe(true);
    expect([...pages.values()].map(({ styles }) => styles)).toEqual([[sheet], [sheet]]);
  });

  it('are of no use to other pages', async () => {
    const code = await finishBuild();
    expect(restoreStyles(pagesWith([], '/', '/stew'), code)).toBe(false);
    expect(restoreStyles(pagesWith([], '/'), code)).toBe(false);
  });
});

it('Astro cuts no picture that the site has already, and those that it lacks', async () => {
  const order = (...names: string[]) => ({
    originalSrcPath: undefined,
    transforms: new Map(
      names.map((name) => [name, { finalPath: `/_astro/${name}`, transform: { src: name } }]),
    ),
  });
  await put('dist/_astro/plate.avif');
  globalThis.astroAsset = {
    staticImages: new Map([
      ['plate', order('plate.avif')],
      ['bowl', order('plate.avif', 'bowl.avif')],
    ]),
  };
  dropMadePictures(places.site);
  const left = [...(globalThis.astroAsset.staticImages ?? [])];
  expect(left.map(([name, { transforms }]) => [name, [...transforms.keys()]])).toEqual([
    ['bowl', ['bowl.avif']],
  ]);
});
