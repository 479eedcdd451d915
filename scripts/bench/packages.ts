/**
 * Bundle analysis: what the scripts of a page are made of, by package and by room of our own code, as far as they are
 * loaded before anybody touches the page.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { scriptContentsFile, type ScriptContents } from '../../src/build/script-contents.ts';

const directory = 'dist';

/** Packages that are one thing to whoever chooses them. */
const together: Readonly<Record<string, string>> = { scheduler: 'react-dom', '@firebase/util': 'firebase' };

/** The package that a module belongs to, or the room of ours where it lies. */
export function ownerOf(id: string, root = process.cwd()): string {
  const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  if (name.startsWith('@firebase/')) return 'firebase';
  if (name !== '') return together[name] ?? name;
  if (id.startsWith('\0') || !id.startsWith(root)) return 'build';
  const [path = ''] = relative(root, id).split('?');
  const [top, room, place, ...rest] = path.split('/');
  if (top !== 'src' || room === undefined) return `our ${top ?? ''}`;
  const isRoomOfItsOwn = room === 'features' && place !== undefined && rest.length > 0;
  return `our ${isRoomOfItsOwn ? `${room}/${place}` : room}`;
}

interface Weight {
  gzip: number;
  brotli: number;
}

/** What each package weighs in some scripts: a script's compressed bytes are shared out by the letters in it. */
export function weigh(scripts: readonly string[], contents: ScriptContents, read: (path: string) => Buffer) {
  const weights = new Map<string, Weight>();
  for (const path of scripts) {
    const code = read(path);
    const [gzip, brotli] = [gzipSync(code).length, brotliCompressSync(code).length];
    const modules = Object.entries(contents[path] ?? { [`\0${path}`]: 1 });
    const letters = modules.reduce((sum, [, length]) => sum + length, 0) || 1;
    for (const [id, length] of modules) {
      const owner = ownerOf(id);
      const known = weights.get(owner) ?? { gzip: 0, brotli: 0 };
      const share = length / letters;
      weights.set(owner, { gzip: known.gzip + gzip * share, brotli: known.brotli + brotli * share });
    }
  }
  return weights;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The scripts that a page loads by itself, read from a visit on which nothing is touched. */
async function loadedScripts(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && origin === new URL(address).origin) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return [...scripts];
}

/** A row a package, a column a page: kilobytes as gzip and as Brotli. */
export async function packageTable(browser: Browser, origin: string, pages: readonly string[]) {
  const contents = JSON.parse(readFileSync(scriptContentsFile(directory), 'utf8')) as ScriptContents;
  const read = (path: string) => readFileSync(directory + path);
  const rows = new Map<string, Record<string, string>>([['all', {}]]);
  for (const page of pages) {
    const weights = weigh(await loadedScripts(browser, origin + page), contents, read);
    const all = { gzip: 0, brotli: 0 };
    for (const { gzip, brotli } of weights.values()) {
      all.gzip += gzip;
      all.brotli += brotli;
    }
    const heaviest = [...weights].sort(([, one], [, other]) => other.gzip - one.gzip);
    for (const [name, { gzip, brotli }] of [['all', all] as const, ...heaviest]) {
      const row = rows.get(name) ?? {};
      rows.set(name, { ...row, [page]: `${kilobytes(gzip)} / ${kilobytes(brotli)}` });
    }
  }
  return Object.fromEntries(rows);
}
