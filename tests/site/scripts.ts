/** The weight of a page's scripts, and which pages it is limited for. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pathsOf } from '#i18n/routes.ts';
import { dist } from './pages.ts';

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
