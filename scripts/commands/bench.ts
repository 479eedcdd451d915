/**
 * `npm run bench`: page loads on a phone with a throttled 4G connection, over HTTP/2 and Brotli, compared with a bare
 * text page; then the Worker's load. `npm run bench -- --runs 5 /de/faq` measures other pages, `-- --only load` one
 * half.
 */
import { parseArgs } from '../setup/options.ts';
import lighthouse from 'lighthouse';
import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { barePath, edgeBefore } from '../bench/edge.ts';
import { loadTable } from '../bench/load.ts';
import { launchBrowser } from '../setup/browser.ts';
import { fail, onEnd } from '../setup/processes.ts';
import { siteUp } from '../setup/worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
if (values.only !== undefined && values.only !== 'pages' && values.only !== 'load')
  fail('--only is either pages or load.');
const port = Number(process.env['PORT'] ?? 8791);
const debuggingPort = 9333;
const pages = [
  pathOf('home', 'de'),
  `${pathOf('recipes', 'de')}/bananenbrot-mit-walnuessen`,
  pathOf('faq', 'de'),
  coursePath('zpp', 'course', 'de'),
  pathOf('plans', 'de'),
  pathOf('imprint', 'en'),
];

onEnd(() => {
  process.exit(130);
});

/** A first visit. The connection is really throttled: simulated throttling never sees font swaps. */
async function visit(url: string) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const value = (id: string) => result.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    paint: value('largest-contentful-paint') / 1000,
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    kB: value('total-byte-weight') / 1000,
  };
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function measurePages() {
  const { url, browserFlag } = await edgeBefore(await siteUp(port), port + 1);
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`, browserFlag);
  const rows: Record<string, Record<string, number>> = {};
  for (const path of [barePath, ...(positionals.length > 0 ? positionals : pages)]) {
    const visits = [];
    for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visit(url + path));
    rows[path] = {
      'largest paint s': Number(middle(visits.map(({ paint }) => paint)).toFixed(2)),
      // A shift in one of three visits counts.
      'worst shift': Number(Math.max(...visits.map(({ shift }) => shift)).toFixed(3)),
      'blocked ms': Math.round(middle(visits.map(({ blocked }) => blocked))),
      kB: Number(middle(visits.map(({ kB }) => kB)).toFixed(1)),
    };
    console.log(path, rows[path]);
  }
  await browser.close();
  console.log(`\nFirst visits of a phone on slow 4G, HTTP/2 and Brotli, medians of ${values.runs}:`);
  console.table(rows);
}

if (values.only !== 'load') await measurePages();
if (values.only !== 'pages') {
  console.log('\nThe Worker under load, through wrangler dev:');
  console.table(await loadTable(port + 2));
}
process.exit(0);
