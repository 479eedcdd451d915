/**
 * `npm run bench`: ten pages as a phone on slow 4G meets them, over HTTP/2 and Brotli. Each is visited for the first time
 * with a simulated and with a really slowed network, and a second time. `npm run bench -- --runs=5 --desktop /de/faq`
 * measures other pages, more often, as a desktop; `-- --packages` only says what the scripts of each are made of.
 */
import { parseArgs } from 'node:util';
import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { edgeBefore } from '../bench/edge.ts';
import { median, read, type Reading } from '../bench/lighthouse.ts';
import { packageTable } from '../bench/packages.ts';
import { launchBrowser } from '../setup/browser.ts';
import { onEnd } from '../setup/processes.ts';
import { siteUp } from '../setup/worker.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    desktop: { type: 'boolean', default: false },
    packages: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const form = options.desktop ? 'desktop' : 'phone';
const debuggingPort = 9333;
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

onEnd(() => {
  process.exit(130);
});
const { url, browserFlag } = await edgeBefore(await siteUp(8791), 8792);
const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`, browserFlag);

if (options.packages) {
  console.log('Script before anything is touched, by package: kB as gzip / Brotli');
  console.table(await packageTable(browser, url, positionals.length > 0 ? positionals : pages));
  await browser.close();
  process.exit(0);
}

const rows: Record<string, unknown>[] = [];
const failed = new Set<string>();
const seconds = (readings: readonly Reading[], pick: (reading: Reading) => number) =>
  Number((median(readings.map(pick)) / 1000).toFixed(2));
const kilobytes = (readings: readonly Reading[], pick: (reading: Reading) => number) =>
  Number((median(readings.map(pick)) / 1000).toFixed(1));

for (const page of positionals.length > 0 ? positionals : pages) {
  const [simulated, slowed, second]: [Reading[], Reading[], Reading[]] = [[], [], []];
  // In turns, so that whatever else the machine does meets all three alike.
  for (let round = 0; round < runs; round += 1) {
    simulated.push(await read(url + page, debuggingPort, { throttling: 'simulated', form }));
    slowed.push(await read(url + page, debuggingPort, { throttling: 'slowed', form }));
    second.push(await read(url + page, debuggingPort, { throttling: 'slowed', form, again: true }));
  }
  for (const reading of [...simulated, ...slowed]) {
    for (const request of reading.failedRequests) failed.add(request);
  }
  const score = (at: number) => median(simulated.map(({ scores }) => scores[at] ?? 0));
  const worst = slowed.toSorted((one, other) => other.cls - one.cls)[0];
  rows.push({
    page,
    'FCP slowed': seconds(slowed, ({ fcp }) => fcp),
    'LCP simulated': seconds(simulated, ({ lcp }) => lcp),
    'LCP slowed': seconds(slowed, ({ lcp }) => lcp),
    'LCP second': seconds(second, ({ lcp }) => lcp),
    // The worst of all runs: a shift that comes one time in three is a shift.
    'CLS slowed, worst': Number((worst?.cls ?? 0).toFixed(4)),
    'blocked ms': Math.round(median(simulated.map(({ tbt }) => tbt))),
    kB: kilobytes(slowed, ({ bytes }) => bytes),
    'script kB': kilobytes(slowed, ({ scriptBytes }) => scriptBytes),
    'second kB': kilobytes(second, ({ bytes }) => bytes),
    scores: [0, 1, 2, 3].map(score).join(' '),
    largest: slowed[0]?.largest ?? '',
  });
  if (worst && worst.cls > 0) console.log(`${page} shifts: ${worst.shifted.join(' · ')}`);
}
await browser.close();

console.log(
  `Lighthouse as a ${form} on slow 4G over HTTP/2 and Brotli, seconds, medians of ${runs} runs; scores are performance, accessibility, best practices and SEO`,
);
console.table(rows);
if (failed.size > 0) console.error(`Failed requests:\n${[...failed].join('\n')}`);
process.exit(failed.size > 0 ? 1 : 0);
