import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runSteps, type Tally } from '../check/run-steps.ts';
import { checks } from '../check/steps.ts';
import { findBrowser } from '../setup/browser.ts';
import { onEnd, run } from '../setup/processes.ts';
import { buildSite } from '../setup/site-build.ts';

const total: Tally = { passed: 0, failed: 0 };

function add(name: string, { passed, failed }: Tally) {
  total.passed += passed;
  total.failed += failed;
  console.log(`  ${name}: ${passed} passed, ${failed} failed\n`);
}

/** A suite that dies, or that runs no test at all, counts as one failure. */
const counted = (tally: Tally, code: number): Tally =>
  tally.failed === 0 && (code !== 0 || tally.passed === 0) ? { ...tally, failed: 1 } : tally;

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return {};
  }
}

const count = (report: unknown, ...path: string[]): number => {
  let value = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'number' ? value : 0;
};

async function vitest(name: string, config: string) {
  console.log(`${name} tests`);
  // From the root: a suite may have a root of its own.
  const file = resolve(`.valea/reports/${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const { code } = await run('vitest', ['run', '--config', config, ...reporters], { show: true });
  const report = await readReport(file);
  add(
    name,
    counted({ passed: count(report, 'numPassedTests'), failed: count(report, 'numFailedTests') }, code),
  );
}

async function playwright(browser: string) {
  console.log('browser tests');
  const file = resolve('.valea/reports/browser.json');
  const { code } = await run(
    'playwright',
    ['test', '-c', 'tests/playwright.config.ts', '--reporter=dot,json'],
    {
      show: true,
      env: { ...process.env, VALEA_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const stats = await readReport(file);
  const failed = count(stats, 'stats', 'unexpected') + count(stats, 'stats', 'flaky');
  add('browser', counted({ passed: count(stats, 'stats', 'expected'), failed }, code));
}

function finish(): never {
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

onEnd(() => {
  process.exit(130);
});
await rm('.valea/reports', { recursive: true, force: true });
await mkdir('.valea/reports', { recursive: true });

console.log('static checks');
add('static checks', await runSteps(checks));
await vitest('unit', 'vitest.config.ts');
await vitest('worker', 'tests/worker/vitest.config.ts');

console.log('build');
const build = await buildSite();
if (build.state === 'failed') console.log(build.output);
add('build', { passed: build.state === 'failed' ? 0 : 1, failed: build.state === 'failed' ? 1 : 0 });
if (build.state === 'failed') finish();

const browser = await findBrowser();
if (browser === undefined) {
  console.log(
    'No browser was found and none could be installed: install Chromium or Chrome, then try again.',
  );
  add('browser', { passed: 0, failed: 1 });
} else {
  await playwright(browser);
}
finish();
