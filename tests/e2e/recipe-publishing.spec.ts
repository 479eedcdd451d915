import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createWorkspace, type Workspace } from '../fixtures/workspace.ts';
import { run, start, stop } from '../../scripts/setup/processes.ts';
import { soup } from './recipe-pages.ts';

const recipes = 'src/content/recipes';
const was = { de: 'linsensuppe-von-frueher', en: 'lentil-soup-of-old' };
/** Wrangler paints its address. */
const ready = /Ready on .*?(http:\/\/[\w.:]+)/;
const texts = /\.(?:html|xml|json|md|txt|js)$/;

async function changeRecipe(folder: string, id: string, from: RegExp, to: string) {
  const file = join(folder, recipes, id, 'recipe.de.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(from, to));
}

const copyRecipe = (site: string, id: string) =>
  cp(join(recipes, id), join(site, recipes, id), { recursive: true, preserveTimestamps: true });

/** A copy of the project with four recipes: one that stays as it is, one whose address has changed, a draft, and one for later. */
async function layOut({ site }: Workspace) {
  for (const id of [soup.id, 'walnut-banana-bread', 'leek-potato-soup', 'kale-potato-stew']) {
    await copyRecipe(site, id);
  }
  await changeRecipe(site, 'leek-potato-soup', /^servings:/m, 'draft: true\nservings:');
  await changeRecipe(site, 'kale-potato-stew', /^published: .*$/m, 'published: 2999-01-01');
  const now = { de: soup.de.split('/').at(-1) ?? '', en: soup.en.split('/').at(-1) ?? '' };
  const record = { [soup.id]: { de: [was.de, now.de], en: [was.en, now.en] } };
  await writeFile(join(site, recipes, 'slugs.json'), JSON.stringify(record));
  const redirects = { de: { [was.de]: now.de }, en: { [was.en]: now.en } };
  await writeFile(join(site, recipes, 'redirects.json'), JSON.stringify(redirects));
  // Pictures that are known need not be made again.
  await mkdir(join(site, 'node_modules/.astro'), { recursive: true });
  for (const cache of ['assets', 'recipe-pictures'])
    await cp(join('node_modules/.astro', cache), join(site, 'node_modules/.astro', cache), {
      recursive: true,
    });
}

/** Every file of a built site that has one of these words in its name or in its text. */
async function filesWith(dist: string, words: RegExp): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(
    files.map(
      async (file) =>
        words.test(file.slice(dist.length)) || (texts.test(file) && words.test(await readFile(file, 'utf8'))),
    ),
  );
  return files.filter((_, index) => found[index]);
}

/** The whole of a built site: each file, and what is in it as a number. */
async function contentOf(dist: string): Promise<string[]> {
  const files = await filesWith(dist, /^/);
  const lines = files.map(async (file) => {
    const digest = createHash('sha256').update(await readFile(file));
    return `${file.slice(dist.length)} ${digest.digest('hex')}`;
  });
  return (await Promise.all(lines)).sort();
}

test.describe.configure({ mode: 'serial' });

let workspace: Workspace;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  workspace = await createWorkspace(process.cwd());
  await layOut(workspace);
  const { code, output } = await run('astro', ['build'], { cwd: workspace.site });
  expect(code, output).toBe(0);
});
test.afterAll(() => workspace.remove());

test('drafts and recipes for later are in no page, list, feed, search and sitemap', async () => {
  const dist = join(workspace.site, 'dist');
  const published = await filesWith(dist, /rote-linsen-suppe-mit-kokos/);
  expect(published.map((file) => file.slice(dist.length))).toEqual(
    expect.arrayContaining([
      '/de/rezepte.html',
      '/de/rezepte/rss.xml',
      '/de/rezepte/search.json',
      '/de/rezepte/thema/suppe.html',
      '/sitemap.xml',
    ]),
  );
  expect(await filesWith(dist, /Kartoffel-Lauch-Suppe|kartoffel-lauch|Leek and potato|leek-potato/i)).toEqual(
    [],
  );
  expect(
    await filesWith(dist, /Grünkohl-Kartoffel|gruenkohl-kartoffel|kale-potato|Kale and potato/i),
  ).toEqual([]);
});

test('an address that has changed leads to the new one, in the runtime of production', async ({
  request,
}) => {
  const wrangler = start(
    'wrangler',
    [
      ...['dev', '--assets', join(workspace.site, 'dist'), '--port', '0', '--inspector-port', '0'],
      ...['--show-interactive-dev-session=false', '--persist-to', join(workspace.site, '.valea')],
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [wrangler.stdout, wrangler.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  try {
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(ready);
    const site = ready.exec(said)?.[1] ?? '';
    for (const [from, to] of [
      [`/de/rezepte/${was.de}`, soup.de],
      [`/de/rezepte/${was.de}/`, soup.de],
      [`/de/rezepte/${was.de}/index.md`, `${soup.de}/index.md`],
      [`/en/recipes/${was.en}`, soup.en],
      [`/en/recipes/${was.en}/index.json`, `${soup.en}/index.json`],
      [`/en/recipes/${was.en}?source=app`, `${soup.en}?source=app`],
    ] as const) {
      const answer = await request.get(site + from, { maxRedirects: 0 });
      expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to]);
      expect((await request.get(site + to)).status()).toBe(200);
    }
  } finally {
    await stop(wrangler);
  }
});

test('the browser editor is part of no build that did not ask for it', async ({ request }) => {
  for (const dist of ['dist', join(workspace.site, 'dist')]) {
    expect(await filesWith(dist, /^\/admin|sveltia|decap|netlify-cms/i)).toEqual([]);
  }
  for (const path of ['/admin', '/admin/', '/admin/index.html', '/admin/cms/npm/index.js']) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  }
});

test('the next build renews what an edit changes and drops what is gone', async () => {
  test.setTimeout(300_000);
  const { site } = workspace;
  const dist = join(site, 'dist');
  const build = async () => {
    const { code, output } = await run('astro', ['build'], { cwd: site });
    expect(code, output).toBe(0);
  };
  const stew = /Grünkohl-Kartoffel|gruenkohl-kartoffel|kale-potato|Kale and potato/i;
  const whole = await contentOf(dist);

  await changeRecipe(site, 'walnut-banana-bread', /^title: .*$/m, 'title: Brot vom Sonntag');
  await changeRecipe(site, 'kale-potato-stew', /^published: .*$/m, 'published: 2026-01-01');
  await build();
  const renewed = (await filesWith(dist, /Brot vom Sonntag/)).map((file) => file.slice(dist.length));
  const bread = '/de/rezepte/bananenbrot-mit-walnuessen';
  expect(renewed).toEqual(
    expect.arrayContaining([
      '/de/rezepte.html',
      '/de/rezepte/search.json',
      '/de/rezepte/thema/backen.html',
      `${bread}.html`,
      `${bread}/index.json`,
    ]),
  );
  expect(await filesWith(dist, stew)).not.toEqual([]);

  await copyRecipe(site, 'walnut-banana-bread');
  await rm(join(site, recipes, 'kale-potato-stew'), { recursive: true });
  await build();
  expect(await filesWith(dist, stew)).toEqual([]);
  expect(await contentOf(dist)).toEqual(whole);
});
