/** The scripts that a built page loads, according to its files. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DomUtils } from 'htmlparser2';
import { pathsOf } from '#i18n/routes.ts';
import { all, attribute, dist, type Page } from './pages.ts';

/** `import "./a.js"` and `… from "./a.js"`, but not `import("./a.js")`, which waits until it is called. */
const imports = /(?:from|import)\s*["'](\.{1,2}\/[^"']+|\/_astro\/[^"']+)["']/g;

const importsOf = (code: string, folder: string) =>
  [...code.matchAll(imports)].map(([, path = '']) => (path.startsWith('/') ? path : join(folder, path)));

/** The scripts that a page loads before any interaction: those it refers to, and their imports. */
export function scriptsOf(page: Page): Set<string> {
  const scripts = all(page, 'script:not([type="application/ld+json"]):not([type="text/plain"])');
  const waiting = scripts.flatMap((script) =>
    attribute(script, 'src') === ''
      ? importsOf(DomUtils.textContent(script), '/')
      : [attribute(script, 'src')],
  );
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...importsOf(readFileSync(dist + path, 'utf8'), dirname(path)));
  }
  return found;
}

const sizes = new Map<string, number>();

/** The transferred size of scripts, in bytes. */
export function weightOf(scripts: Iterable<string>): number {
  let sum = 0;
  for (const path of scripts) {
    const size = sizes.get(path) ?? gzipSync(readFileSync(dist + path)).length;
    sizes.set(path, size);
    sum += size;
  }
  return sum;
}

/** Compressed script, on a content page. */
export const mostBytes = 10_000;

const workedOn = ['plans', 'onboarding', 'login', 'week'] as const;

/** Whether a page is mainly content; the others are applications that use React. */
export const isRead = (path: string): boolean =>
  !workedOn.some((key) => Object.values(pathsOf(key)).includes(path));
