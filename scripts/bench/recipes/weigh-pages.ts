import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Weight {
  pages: number;
  /** Of the median recipe page, compressed, in kilobytes. */
  html: number;
  /** Script that a recipe page fetches before anybody touches it, compressed. */
  script: number;
  /** The list of all recipes. */
  index: number;
  searchData: number;
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const compressed = async (file: string) => gzipSync(await readFile(file)).length;

/** The scripts that a page names, and those that they import at once. */
async function scriptsOf(dist: string, html: string): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const code = await readFile(join(dist, path), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /(?:^|[;}])import(?:[^'"`(;]*from)?\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    ))
      await visit(`/_astro/${name}`);
  };
  for (const [, path = ''] of html.matchAll(/<script[^>]+src="(\/_astro\/[^"]+)"/g)) await visit(path);
  return found;
}

export async function weighPages(dist: string): Promise<Weight> {
  const folder = join(dist, 'de/rezepte');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const sizes = await Promise.all(names.slice(0, 200).map(async (name) => compressed(join(folder, name))));
  const [first = ''] = names;
  const scripts = await scriptsOf(dist, await readFile(join(folder, first), 'utf8'));
  const scriptSizes = await Promise.all([...scripts].map((path) => compressed(join(dist, path))));
  return {
    pages: (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html')).length,
    html: kilobytes(sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0),
    script: kilobytes(scriptSizes.reduce((sum, size) => sum + size, 0)),
    index: kilobytes(await compressed(join(dist, 'de/rezepte.html'))),
    searchData: kilobytes(await compressed(join(folder, 'search.json'))),
  };
}
