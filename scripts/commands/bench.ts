/**
 * `npm run bench`: ten pages as a phone on slow 4G meets them, over HTTP/2 and Brotli, each visited for the first time with a
 * simulated and with a really slowed network, and a second time; then a visit of five pages, without and with those that
 * come ahead; then what taps wait for on a slow processor. `npm run bench -- --only=pages`, `visit` or `taps` takes one of
 * the three; `-- --runs=5 --desktop /de/faq` measures other pages, more often, as a desktop; `-- --packages` only says what
 * the scripts of each are made of.
 */
import { parseArgs } from 'node:util';
import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { edgeBefore } from '../bench/edge.ts';
import { packageTable } from '../bench/packages.ts';
import { pageTable } from '../bench/pages.ts';
import { slowLine } from '../bench/slow-line.ts';
import { mostMs, tapTable } from '../bench/taps.ts';
import { createLedger, visitTable } from '../bench/visit.ts';
import { launchBrowser } from '../setup/browser.ts';
import { fail, onEnd } from '../setup/processes.ts';
import { siteUp } from '../setup/worker.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    desktop: { type: 'boolean', default: false },
    packages: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const runs = Number(options.runs);
const form = options.desktop ? 'desktop' : 'phone';
const debuggingPort = 9333;
/** The site's; its edge's is one above it. */
const sitePort = Number(process.env['PORT'] ?? 8791);
const pages = [
  pathOf('home', 'de'),
  `${pathOf('recipes', 'de')}/bananenbrot-mit-walnuessen`,
  pathOf('recipes', 'de'),
  pathOf('faq', 'de'),
  coursePath('zpp', 'course', 'de'),
  pathOf('imprint', 'en'),
  pathOf('login', 'de'),
  pathOf('onboarding', 'de'),
  pathOf('plans', 'de'),
  pathOf('order', 'de'),
];
const chosen = positionals.length > 0 ? positionals : pages;

const parts = ['pages', 'visit', 'taps'];
if (options.only !== undefined && !parts.includes(options.only)) fail(`--only takes ${parts.join(', ')}.`);
const takes = (part: string) => options.only === undefined || options.only === part;

onEnd(() => {
  process.exit(130);
});
const ledger = createLedger();
const { url, browserFlag } = await edgeBefore(await siteUp(sitePort), sitePort + 1, ledger.hear);
const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`, browserFlag);

if (options.packages) {
  console.log('Script before anything is touched, by package: kB as gzip / Brotli');
  console.table(await packageTable(browser, url, chosen));
  await browser.close();
  process.exit(0);
}

let status = 0;
if (takes('pages')) {
  const { rows, failed } = await pageTable(url, chosen, { debuggingPort, runs, form });
  console.log(
    `Lighthouse as a ${form} on slow 4G over HTTP/2 and Brotli, seconds, medians of ${runs} runs; scores are performance, accessibility, best practices and SEO`,
  );
  console.table(rows);
  if (failed.length > 0) {
    console.error(`Failed requests:\n${failed.join('\n')}`);
    status = 1;
  }
}
if (takes('visit')) {
  const line = await slowLine(Number(new URL(url).port));
  console.log(
    `A visit of five pages as a ${form} on a slow line, from press to paint, without → with pages that come ahead, medians of ${runs} runs`,
  );
  console.table(await visitTable(`https://localhost:${line}`, browserFlag, form, runs, ledger));
}
if (takes('taps')) {
  console.log(`Taps on a processor four times as slow, medians of ${runs} runs; ← is above ${mostMs} ms`);
  console.table(await tapTable(browser, url, runs));
}
await browser.close();
process.exit(status);
