/**
 * `npm run bench`: Lighthouse's own command, on the pages that decide how fast the site feels. It measures a site that is
 * running: `npm start`, or a deployed one, as in `npm run bench -- https://staging.example`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { defaultSitePort } from '#site/browser/local-ports.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { feedPath } from '#i18n/recipe-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { browserOfThisMachine } from '../setup/browser.ts';

const [site = `http://localhost:${process.env['PORT'] ?? defaultSitePort}`] = process.argv.slice(2);
const runs = 3;
const feed = await (await fetch(site + feedPath('de'))).text();
const newestRecipe = new URL(/<item>.*?<link>([^<]+)/s.exec(feed)?.[1] ?? '', site).pathname;

const pages = [
  pathOf('home', 'de'),
  newestRecipe,
  pathOf('faq', 'de'),
  coursePath('zpp', 'course', 'de'),
  pathOf('plans', 'de'),
  pathOf('imprint', 'en'),
];

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
    'total-byte-weight': audit,
  }),
});

/** Lighthouse finds Chrome by itself, but no headless Chromium of Debian's. */
const browser = browserOfThisMachine();

function visit(path: string) {
  const file = '.valea/lighthouse.json';
  mkdirSync('.valea', { recursive: true });
  execFileSync(
    'lighthouse',
    [
      site + path,
      '--config-path=scripts/bench/lighthouse.config.mjs',
      '--chrome-flags=--headless=new --no-sandbox',
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
    ],
    { env: { ...process.env, ...(browser && { CHROME_PATH: browser }) } },
  );
  return report.parse(JSON.parse(readFileSync(file, 'utf8'))).audits;
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const rows = pages.map((path) => {
  const visits = Array.from({ length: runs }, () => visit(path));
  const all = (name: keyof (typeof visits)[number]) => visits.map((one) => one[name].numericValue);
  const row = {
    'largest paint s': Number((middle(all('largest-contentful-paint')) / 1000).toFixed(2)),
    // A shift in one of three visits counts.
    'worst shift': Number(Math.max(...all('cumulative-layout-shift')).toFixed(3)),
    'blocked ms': Math.round(middle(all('total-blocking-time'))),
    kB: Number((middle(all('total-byte-weight')) / 1000).toFixed(1)),
  };
  console.log(path, row);
  return [path, row] as const;
});
console.log(`\n${site}: first visits of a phone on slow 4G, medians of ${runs}:`);
console.table(Object.fromEntries(rows));
