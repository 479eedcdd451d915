import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from '../setup/processes.ts';
import { sumOf, timed, type Part, type Tally } from './tally.ts';

/** A suite of tests that vitest runs. */
export interface Suite {
  name: string;
  folder: string;
  args: readonly string[];
  /** It reads what the site was built into. */
  afterBuild?: true;
  /** It waits half of its time, for services that hang: so many parts of it run at once, beside what computes. */
  shards?: number;
}

export const suites: readonly Suite[] = [
  { name: 'unit', folder: 'tests/unit', args: ['--project', 'unit'] },
  { name: 'Worker', folder: 'tests/worker', args: ['--config', 'tests/worker/vitest.config.ts'], shards: 2 },
  { name: 'stand-ins', folder: 'tests/local', args: ['--project', 'local'] },
  { name: 'site', folder: 'tests/site', args: ['--project', 'site'], afterBuild: true },
];

export const browserSuite = { name: 'browser', folder: 'tests/e2e' };

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return {};
  }
}

function numberAt(report: unknown, ...path: string[]): number {
  let value = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'number' ? value : 0;
}

/** A suite that dies without a failed test counts as one failure. */
const counted = (tally: Tally, code: number): Tally =>
  tally.failed === 0 && code !== 0 ? { ...tally, failed: 1 } : tally;

function verdict(part: Part): Part {
  const { name, passed, failed, seconds } = part;
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
  return part;
}

interface Wanted {
  args: readonly string[];
  reporter: 'default' | 'verbose';
  /** What else its environment says. */
  env?: Readonly<Record<string, string>>;
}

async function vitest(name: string, index: number, { args, reporter, env = {} }: Wanted): Promise<Part> {
  // From the root: a suite may have a root of its own.
  const file = resolve('.valea/reports', `${name}-${index}.json`);
  const reporters = ['--reporter', reporter, '--reporter', 'json', '--outputFile', file];
  const { code, output, seconds } = await timed(() =>
    run('vitest', ['run', ...args, ...reporters], { env: { ...process.env, ...env } }),
  );
  const report = await readReport(file);
  const tally = { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') };
  if (reporter === 'verbose' || code !== 0) console.log(output.trim());
  return { name, seconds, ...counted(tally, code) };
}

const isWhole = (selections: readonly (readonly string[])[]) =>
  selections.some((selection) => selection.length === 0);

/** The parts of a suite that run side by side. */
const runShards = ({ name, args }: Suite, shards: number) =>
  Promise.all(
    Array.from({ length: shards }, (_, index) => {
      const shard = `${index + 1}/${shards}`;
      const env = { VALEA_SHARD: String(index + 1) };
      return vitest(name, index, { args: [...args, '--shard', shard], reporter: 'default', env });
    }),
  );

/** Runs all of a suite, or one after the other what was selected of it, which is then told test by test. */
export async function runVitest(suite: Suite, selections: readonly (readonly string[])[]): Promise<Part> {
  const { name, args, shards } = suite;
  const parts: Part[] = [];
  if (isWhole(selections)) {
    parts.push(
      ...(shards === undefined
        ? [await vitest(name, 0, { args, reporter: 'default' })]
        : await runShards(suite, shards)),
    );
  } else {
    for (const [index, selection] of selections.entries()) {
      const chosen = ['--passWithNoTests', '--hideSkippedTests', ...selection];
      parts.push(await vitest(name, index, { args: [...args, ...chosen], reporter: 'verbose' }));
    }
  }
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  return verdict({ name, seconds, ...sumOf(parts) });
}

/** Whether any browser test is among what was selected. */
export async function hasBrowserTests(selection: readonly string[]): Promise<boolean> {
  const { code } = await run('playwright', [
    ...['test', '-c', 'tests/playwright.config.ts', '--list', ...selection],
  ]);
  return code === 0;
}

export async function runPlaywright(executable: string, selection: readonly string[]): Promise<Part> {
  const { name } = browserSuite;
  const file = resolve('.valea/reports', `${name}.json`);
  const env = { ...process.env, VALEA_BROWSER: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const reporter = `--reporter=${selection.length === 0 ? 'dot' : 'list'},json`;
  const { code, seconds } = await timed(() =>
    run('playwright', ['test', '-c', 'tests/playwright.config.ts', reporter, ...selection], {
      show: true,
      env,
    }),
  );
  const report = await readReport(file);
  const failed = numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky');
  const tally = { passed: numberAt(report, 'stats', 'expected'), failed };
  return verdict({ name, seconds, ...counted(tally, code) });
}
