import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { median, read, type Reading } from '../bench/lighthouse.ts';
import { launchBrowser } from '../setup/browser.ts';
import { onEnd } from '../setup/processes.ts';
import { siteUp } from '../setup/worker.ts';

const runs = 3;
const debuggingPort = 9333;
const pages = [
  pathOf('home', 'de'),
  pathOf('home', 'en'),
  pathOf('about', 'de'),
  pathOf('faq', 'de'),
  pathOf('plans', 'de'),
  coursePath('zpp', 'course', 'de'),
  pathOf('imprint', 'de'),
];

onEnd(() => {
  process.exit(130);
});
const url = await siteUp(8791);
const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);

const rows: Record<string, unknown>[] = [];
const failed: string[] = [];
for (const page of pages) {
  const readings: Reading[] = [];
  for (let round = 0; round < runs; round += 1) readings.push(await read(url + page, debuggingPort));
  const middle = (pick: (reading: Reading) => number) => median(readings.map(pick));
  const score = (at: number) => middle(({ scores }) => scores[at] ?? 0);
  failed.push(...readings.flatMap(({ failedRequests }) => failedRequests));
  rows.push({
    page,
    performance: score(0),
    accessibility: score(1),
    'best practices': score(2),
    seo: score(3),
    'LCP s': Number((middle(({ lcp }) => lcp) / 1000).toFixed(2)),
    CLS: Number(middle(({ cls }) => cls).toFixed(3)),
    'blocked ms': Math.round(middle(({ tbt }) => tbt)),
    kB: Number((middle(({ bytes }) => bytes) / 1000).toFixed(1)),
  });
}
await browser.close();

console.log(`Lighthouse, mobile, simulated slow 4G, medians of ${runs} runs`);
console.table(rows);
if (failed.length > 0) console.error(`Failed requests:\n${[...new Set(failed)].join('\n')}`);
process.exit(failed.length > 0 ? 1 : 0);
