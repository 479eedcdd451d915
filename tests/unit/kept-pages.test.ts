import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFinish } from '../../src/build/finish-page.ts';
import { keepPages } from '../../src/build/keep-pages.ts';
import { beginBuild, endBuild, lastBuild, removeStale, type NotedPage } from '../../src/build/last-build.ts';

let root: string;
let dist: string;
let note: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'last-build-'));
  dist = join(root, 'dist');
  note = join(root, 'cache/last-build.json');
  await mkdir(dist);
});
afterEach(() => rm(root, { recursive: true }));

const put = async (path: string, text = path) => {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

describe('what the last build made is taken over', () => {
  const made = {
    pages: { '/soup': { key: 'soup 1', files: [] } },
    code: { content: '', entry: 'entry.mjs', styles: {}, files: [] },
  };

  it('when it was finished, from the same code, into the same folder', async () => {
    await endBuild(note, dist, 'code', made);
    expect(await lastBuild(note, dist, 'code')).toEqual(made);
  });

  it('never from other code', async () => {
    await endBuild(note, dist, 'code', made);
    expect(await lastBuild(note, dist, 'other code')).toBeUndefined();
  });

  it('never when a build has begun since and not ended', async () => {
    await endBuild(note, dist, 'code', made);
    await beginBuild(note);
    expect(await lastBuild(note, dist, 'code')).toBeUndefined();
  });

  it('never when the folder is gone or another one', async () => {
    await endBuild(note, dist, 'code', made);
    await rename(dist, join(root, 'aside'));
    expect(await lastBuild(note, dist, 'code')).toBeUndefined();
    await mkdir(dist);
    expect(await lastBuild(note, dist, 'code')).toBeUndefined();
  });

  it('never when what was noted cannot be read', async () => {
    await mkdir(join(root, 'cache'));
    await writeFile(note, '{ "mark": "code');
    expect(await lastBuild(note, dist, 'code')).toBeUndefined();
  });
});

/** Recipes with a key each, and a home page without one, as Astro would render them. */
function siteOf(keys: readonly (readonly [pathname: string, cacheKey?: string])[], text = 'new') {
  const paths = keys.map(([pathname, cacheKey]) => ({ pathname, cacheKey, route: {} }));
  const prerenderer = {
    name: 'all',
    getStaticPaths: () => Promise.resolve(paths),
    render: ({ url }: Request) =>
      Promise.resolve(
        new Response(`${text} ${new URL(url).pathname} <script src="/_astro/menu.js">`, {
          headers: { 'content-type': 'text/html' },
        }),
      ),
  };
  return prerenderer as unknown as AstroPrerenderer;
}

/** As fast as a thread of its own is, pages are not: here they are finished at once. */
const finish = (rendered: ArrayBuffer) => Promise.resolve(createFinish(dist)(rendered));
const end = () => Promise.resolve();

/** A build as Astro does it: asks for the paths, renders and writes each; says which, and what was noted. */
async function build(all: AstroPrerenderer, last: Record<string, NotedPage> = {}) {
  const noted = new Map<string, NotedPage>();
  const { getStaticPaths, render } = keepPages(all, dist, last, noted, { finish, end });
  const rendered: string[] = [];
  for (const { pathname, route } of await getStaticPaths()) {
    const request = new Request(`http://localhost${pathname}.html`);
    const page = await render(request, { routeData: route, collectMetadata: false });
    await put(`${pathname}.html`, page instanceof Response ? await page.text() : '');
    rendered.push(pathname);
  }
  return { rendered, noted: Object.fromEntries(noted) };
}

describe('a page of the last build', () => {
  const site = siteOf([['/index'], ['/soup', 'soup 1'], ['/stew', 'stew 1']]);

  it('serves again while it shows the same; pages that say nothing of what they show are rendered', async () => {
    await put('_astro/menu.js');
    const first = await build(site);
    expect(first.rendered).toEqual(['/index', '/soup', '/stew']);
    const second = await build(site, first.noted);
    expect(second.rendered).toEqual(['/index']);
    expect(second.noted).toEqual(first.noted);
  });

  it('is rendered again when it shows something else', async () => {
    await put('_astro/menu.js');
    const { noted } = await build(site);
    const edited = siteOf([
      ['/soup', 'soup 2'],
      ['/stew', 'stew 1'],
    ]);
    const second = await build(edited, noted);
    expect(second.rendered).toEqual(['/soup']);
    expect((await build(edited, second.noted)).rendered).toEqual([]);
  });

  it('is rendered again when it is gone', async () => {
    await put('_astro/menu.js');
    const { noted } = await build(site);
    await rm(join(dist, 'soup.html'));
    expect((await build(site, noted)).rendered).toEqual(['/index', '/soup']);
  });

  it('is rendered again when a script that it names has another name now', async () => {
    await put('_astro/menu.js');
    const { noted } = await build(site);
    await rename(join(dist, '_astro/menu.js'), join(dist, '_astro/menu.2.js'));
    expect((await build(site, noted)).rendered).toEqual(['/index', '/soup', '/stew']);
  });

  it('does not hide that two want the same address', async () => {
    await put('_astro/menu.js');
    const { noted } = await build(site);
    const both = siteOf([
      ['/soup', 'soup 1'],
      ['/soup', 'other soup'],
    ]);
    expect((await build(both, noted)).rendered).toEqual(['/soup', '/soup']);
  });
});

it('what a build neither wrote nor kept is removed, with folders that become empty', async () => {
  const writtenAt = async (path: string) => (await stat(join(dist, path))).ctimeMs;
  for (const old of ['recipes/kept.html', 'recipes/gone.html', 'recipes/gone/index.md']) await put(old);
  // Clocks of file systems tick slowly: on until they tell old from new.
  do await put('recipes/new.html');
  while ((await writtenAt('recipes/new.html')) <= (await writtenAt('recipes/gone/index.md')));
  const began = await writtenAt('recipes/new.html');
  await put('copied.webp');
  await utimes(join(dist, 'copied.webp'), 1, 1);

  removeStale(dist, began, (file) => file === join(dist, 'recipes/kept.html'));
  expect((await readdir(dist, { recursive: true })).sort()).toEqual([
    'copied.webp',
    'recipes',
    'recipes/kept.html',
    'recipes/new.html',
  ]);
});
