/**
 * `npm test`: static checks, vitest's projects and Playwright. `npm test -- plan` runs the files with that word in
 * their path; for other options use `npx vitest` or `npx playwright test`.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { runChecks, type Tally } from '../check/run-checks.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { fail, onEnd, run } from '../setup/processes.ts';
import { asInProduction, buildSite } from '../setup/site-build.ts';
import { ensureTestPackages } from '../setup/test-packages.ts';

const words = process.argv.slice(2);
const reportOf = (name: string) => `.valea/reports/${name}.json`;

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }): Tally => ({ passed, failed }));
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }): Tally => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

onEnd(() => {
  process.exit(130);
});

/** A runner that fails without a failed test counts as one failure. */
async function tallyOf(form: z.ZodType<Tally>, file: string, code: number): Promise<Tally> {
  const read = form.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
  const tally = read.success ? read.data : { passed: 0, failed: 0 };
  return tally.failed === 0 && code !== 0 ? { ...tally, failed: 1 } : tally;
}

async function vitest(name: string, ...projects: string[]): Promise<Tally> {
  const report = reportOf(name);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const all = [...args, ...chosen, '--passWithNoTests', ...words];
  const { code } = await run('vitest', all, { show: true });
  return tallyOf(vitestReport, report, code);
}

async function playwright(): Promise<Tally> {
  await ensureBrowser();
  const { code } = await run(
    'playwright',
    ['test', '--reporter=list,json', '--pass-with-no-tests', ...words],
    {
      show: true,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('playwright') },
    },
  );
  return tallyOf(playwrightReport, reportOf('playwright'), code);
}

await rm('.valea/reports', { recursive: true, force: true });
await mkdir('.valea/reports', { recursive: true });
await ensureTestPackages();
if (words.length === 0) {
  // Built first: a build and `astro check` must not write Astro's caches at the same time.
  for (const built of [await buildSite(), await buildSite(asInProduction)]) {
    if (built.state === 'failed') fail('The site could not be built.\n\n0 passed, 1 failed', built.output);
  }
}
const parts = [
  ...(await Promise.all([
    ...(words.length === 0 ? [runChecks(1)] : []),
    vitest('vitest', 'unit', 'local', 'site'),
    // One process, so that the others have a processor.
    vitest('vitest-worker', 'worker'),
  ])),
  await playwright(),
];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
