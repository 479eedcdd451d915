import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { dist, everyPage } from './pages.ts';
import { isRead, mostBytes, scriptsOf, weightOf } from './scripts.ts';

it('every content page loads at most 9 kB of compressed script', () => {
  const read = everyPage.filter(({ path }) => isRead(path));
  const weighed = read.map((page) => ({
    path: page.path,
    weight: weightOf(scriptsOf(page)),
    scripts: [...scriptsOf(page)],
  }));
  expect(weighed.filter(({ weight }) => weight > mostBytes)).toEqual([]);
  expect(read.length).toBeGreaterThan(300);
  // Checks that the measurement works: every page has some script.
  expect(Math.min(...weighed.map(({ weight }) => weight))).toBeGreaterThan(1000);
});

it('no script contains the translation engine', () => {
  // Part of one of its messages, which no minifier changes.
  const itsOwnWords = 'i18next.loadNamespace';
  const engine = createRequire(import.meta.url).resolve('i18next');
  const scripts = globSync(`${dist}/**/*.{js,html}`);
  const carrying = (files: string[]) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(itsOwnWords));
  expect(carrying([engine])).toEqual([engine]);
  expect(scripts.length).toBeGreaterThan(300);
  expect(carrying(scripts)).toEqual([]);
});
