import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '#domain/browsers.ts';
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

it('style sheets use only what the oldest supported browsers understand', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(tooNew(sheets.flatMap((css) => [...keysInCss(css)]))).toEqual([]);
});

it('pages use only elements and attributes of the oldest supported browsers', () => {
  const elements = everyPage.flatMap((page) => all(page, '*'));
  expect(tooNew(elements.flatMap(keysInElement))).toEqual([]);
});

it('scripts, with their packages, use only APIs of the oldest supported browsers', () => {
  expect(scripts.length).toBeGreaterThan(30);
  expect(tooNew(scripts.flatMap((script) => [...keysInScript(script)]))).toEqual([]);
});

it('what is checked for and what is built for is the same oldest iOS', () => {
  expect(oldestIos).toBe(oldestBrowsers.ios);
});

it('every colour has a value in browsers without light-dark()', () => {
  const tokens = sheets.filter((css) => css.includes('--paper:'));
  expect(tokens.length).toBeGreaterThan(0);
  for (const css of tokens) expect(css).toMatch(/--paper:var\(--lightningcss-light,#fffaf3\)/);
});
