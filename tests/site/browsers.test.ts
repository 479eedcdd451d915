import { globSync, readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '#domain/browsers.ts';
import { enhancements, oldestIos, platform } from '../../scripts/check/browser-support.mjs';
import { keysInCss, keysInElement, keysInScript } from './browser-usage.ts';
import { all, dist, everyPage, type Element } from './pages.ts';

/** What is too new for the policy (docs/decisions/007-browsers.md), with why. */
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
const elements = everyPage.flatMap((page) =>
  all(page, '*').filter(({ attribs }) => Object.keys(attribs).length > 0),
);

it('the style sheets say nothing that the oldest browsers do not understand', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(tooNew(sheets.flatMap((css) => [...keysInCss(css)]))).toEqual([]);
});

it('the pages have no elements and attributes that the oldest browsers do not know', () => {
  expect(tooNew(elements.flatMap(keysInElement))).toEqual([]);
});

it('the scripts, those of packages too, call nothing that the oldest browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(30);
  expect(tooNew(scripts.flatMap((script) => [...keysInScript(script)]))).toEqual([]);
});

it('every colour has a value in browsers without light-dark()', () => {
  const tokens = sheets.filter((css) => css.includes('--paper:'));
  expect(tokens.length).toBeGreaterThan(0);
  for (const css of tokens) expect(css).toMatch(/--paper:var\(--lightningcss-light,#fffaf3\)/);
});

const element = (html: string): string[] => {
  const [found] = parseDocument(html).children;
  return found !== undefined && 'attribs' in found ? keysInElement(found) : [];
};

it.each([
  [keysInCss('p{color:light-dark(#fff,#000)}'), 'css.types.color.light-dark'],
  [keysInCss('p{background:color-mix(in oklab,red 10%,var(--x))}'), 'css.types.color.color-mix'],
  [keysInCss('@media (width>=40rem){p{margin:0}}'), 'css.at-rules.media.range_syntax'],
  [keysInCss('ul{li{margin:0}& p{margin:0}}'), 'css.selectors.nesting'],
  [keysInCss('@starting-style{p{opacity:0}}'), 'css.at-rules.starting-style'],
  [keysInCss('a{anchor-name:--a}'), 'css.properties.anchor-name'],
  [keysInCss('p{field-sizing:content}'), 'css.properties.field-sizing'],
  [element('<img sizes="(width >= 40rem) 10rem, 90vw">'), 'css.at-rules.media.range_syntax'],
  [element('<details name="one"></details>'), 'html.elements.details.name'],
  [keysInScript('const a=URL.canParse(b)'), 'api.URL.canParse_static'],
  [keysInScript('Object.groupBy(a,b)'), 'javascript.builtins.Object.groupBy'],
  [keysInScript('/(?<=a)b/.test(c)'), 'javascript.regular_expressions.lookbehind_assertion'],
])('what is too new is seen: %#', (keys, key) => {
  expect([...keys]).toContain(key);
  expect(tooNew(keys).join()).toContain(key);
});

it('what stands below @supports, or is written with its prefix too, is no fault', () => {
  expect(
    tooNew(
      keysInCss('@supports (color:color-mix(in srgb,red,red)){a{color:color-mix(in srgb,red,var(--x))}}'),
    ),
  ).toEqual([]);
  expect(tooNew(keysInCss('a{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px)}'))).toEqual([]);
  expect(tooNew(keysInCss('a{backdrop-filter:blur(1px)}'))).not.toEqual([]);
});

it('no exception is kept that nothing needs, and both halves name the same oldest iOS', () => {
  const used = new Set([...sheets.flatMap((css) => [...keysInCss(css)]), ...elements.flatMap(keysInElement)]);
  const idle = Object.keys(enhancements).filter((key) => /^(css|html)\./.test(key) && !used.has(key));
  expect(idle).toEqual([]);
  expect(oldestIos).toBe(oldestBrowsers.ios);
});
