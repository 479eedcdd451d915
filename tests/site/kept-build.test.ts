import { createHash } from 'node:crypto';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkspace, type Workspace } from '../../scripts/bench/recipes/workspace.ts';
import { run } from '../../scripts/setup/processes.ts';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace(process.cwd());
  const copied = ['src/content/recipes', 'node_modules/.astro/assets', 'node_modules/.astro/recipe-pictures'];
  for (const folder of copied) await cp(folder, join(workspace.site, folder), { recursive: true });
});
afterAll(() => workspace.remove());

interface File {
  readonly text: string;
  readonly written: number;
}

/** Builds the copy of the site; the files of it, by their paths. */
async function build(): Promise<Map<string, File>> {
  // Vitest says `DEV`, which Astro would believe.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const { code, output } = await run('astro', ['build'], { cwd: workspace.site, env });
  expect(code, output.slice(-2000)).toBe(0);
  const dist = join(workspace.site, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, File]> => {
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, 'latin1');
      return [relative(dist, path), { text, written: (await stat(path)).ctimeMs }];
    });
  return new Map((await Promise.all(files)).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const digests = (files: ReadonlyMap<string, File>) =>
  Object.fromEntries(
    [...files].map(([path, { text }]) => [path, createHash('sha256').update(text).digest('hex')]),
  );
const saying = (words: string, files: ReadonlyMap<string, File>) =>
  [...files].filter(([, { text }]) => text.includes(words)).map(([path]) => path);

it('a build after an edit changes what shows it, bundles nothing, and is otherwise what a build of all is', async () => {
  const recipe = join(workspace.site, 'src/content/recipes/red-lentil-coconut-soup/recipe.de.md');
  const original = await readFile(recipe, 'utf8');
  const title = 'Rote-Linsen-Suppe mit Kokos';
  const all = await build();
  expect(saying(title, all).length).toBeGreaterThan(4);

  await writeFile(recipe, original.replace(`title: ${title}`, `title: ${title} und Minze`));
  const edited = await build();
  expect(saying(`${title} und Minze`, edited)).toEqual(saying(title, all));
  const scripts = [...all.keys()].filter((path) => path.endsWith('.js') && path.startsWith('_astro/'));
  expect(scripts.length).toBeGreaterThan(10);
  const untouched = scripts.filter((path) => edited.get(path)?.written === all.get(path)?.written);
  expect(untouched).toEqual(scripts);

  await writeFile(recipe, original);
  expect(digests(await build())).toEqual(digests(all));
}, 240_000);
