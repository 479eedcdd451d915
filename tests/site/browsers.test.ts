import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '#site/build/browsers.ts';
import { enhancements, oldestIos, platform } from '../../scripts/check/browser-support.mjs';
import { keysInCss, keysInElement, keysInScript } from './browser-usage.ts';
import { all, dist, everyPage, type Element } from './pages.ts';

/** Features that are too new for the policy (docs/decisions/007-browsers.md), with the reason. */
const tooNew = (keys: Iterable<string>): string[] =>
  [...new Set(keys)]
    .filter((key) => platform.get(key) !== undefined && !(key in enhancements))
    .map((key) => `${key}: ${platform.get(key)}`);

const contentOf = (element: Element) =>
  element.children.map((node) => ('data' in node ? node.data : '')).join('');
const inPages = (selector: string) =>
  new Set(everyPage.flatMap((page) => all(page, selector).map(contentOf)));

const sheets = [
  ...inPages('style'),
  ...globSync(`${dist}/**/*.css`).map((file) => readFileSync(file, 'utf8')),
];
const scripts = [
  ...inPages('script:not([src]):not([type="application/ld+json"])'),
  ...globSync(`${dist}/_astro/**/*.js`).map((file) => readFileSync(file, 'utf8')),
];

it('browsers: style sheets use only what the oldest supported ones understand', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(tooNew(sheets.flatMap((css) => [...keysInCss(css)]))).toEqual([]);
});

it('browsers: pages use only elements and attributes that the oldest supported ones know', () => {
  const elements = everyPage.flatMap((page) => all(page, '*'));
  expect(tooNew(elements.flatMap(keysInElement))).toEqual([]);
});

it('browsers: scripts, packages included, use only what the oldest supported ones have', () => {
  expect(scripts.length).toBeGreaterThan(30);
  expect(tooNew(scripts.flatMap((script) => [...keysInScript(script)]))).toEqual([]);
});

it('browsers: the oldest iOS that is built for is the one that is checked', () => {
  expect(oldestIos).toBe(oldestBrowsers.ios);
});

it('browsers: every colour has a value in those without light-dark()', () => {
  const tokens = sheets.filter((css) => css.includes('--paper:'));
  expect(tokens.length).toBeGreaterThan(0);
  for (const css of tokens) expect(css).toMatch(/--paper:var\(--lightningcss-light,#fffaf3\)/);
});
