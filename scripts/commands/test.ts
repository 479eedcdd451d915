/**
 * `npm test`: static checks, vitest's projects and Playwright. `npm test -- plan` runs the files with that word in
 * their path; for other options use `npx vitest` or `npx playwright test`.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { runChecks, type Tally } from '../check/run-checks.ts';
import { fail } from '../setup/processes.ts';
import { outcomeOf } from '../setup/side-by-side.ts';
import { asInProduction, buildSite } from '../setup/site-build.ts';

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;
const words = process.argv.slice(2).map(quoted);
const reports = '.valea/reports';

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }));
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

const vitest = (name: string, ...projects: string[]) => {
  const report = `--reporter=default --reporter=json --outputFile.json=${reports}/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  return { name, command: ['vitest run --passWithNoTests', report, ...chosen, ...words].join(' ') };
};
const playwright = {
  name: 'browser',
  command: ['playwright test --reporter=list,json --pass-with-no-tests', ...words].join(' '),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` },
};

/** Runs the runners side by side and reads their reports. One that fails without a failed test counts as one failure. */
async function tallies(...runners: { name: string; command: string }[]): Promise<Tally[]> {
  const ended = await outcomeOf(runners);
  return Promise.all(
    ended.map(async ({ command: { name }, exitCode }) => {
      const report = await readFile(`${reports}/${name}.json`, 'utf8').catch(() => 'null');
      const read = z.union([vitestReport, playwrightReport]).safeParse(JSON.parse(report));
      const tally = read.success ? read.data : { passed: 0, failed: 0 };
      return tally.failed === 0 && exitCode !== 0 ? { ...tally, failed: 1 } : tally;
    }),
  );
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
await import('./test-tools.ts');
if (words.length === 0) {
  // Built first: a build and `astro check` must not write Astro's caches at the same time.
  for (const built of [await buildSite(), await buildSite(asInProduction)]) {
    if (built.state === 'failed') fail('The site could not be built.\n\n0 passed, 1 failed', built.output);
  }
}
const [checks, runs] = await Promise.all([
  words.length === 0 ? runChecks(1) : { passed: 0, failed: 0 },
  // The Worker's tests get one process, which leaves a processor for the others.
  tallies(vitest('vitest', 'unit', 'local', 'site'), vitest('worker', 'worker')),
]);
const parts = [checks, ...runs, ...(await tallies(playwright))];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
