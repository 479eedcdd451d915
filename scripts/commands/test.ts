import { mkdir, rm } from 'node:fs/promises';
import { createLanes } from '../check/lanes.ts';
import { prepareSteps, runSteps } from '../check/run-steps.ts';
import { everything, selectByWord } from '../check/selection.ts';
import { runPlaywright, runVitest } from '../check/suites.ts';
import { sumOf, tableOf, timed, type Part } from '../check/tally.ts';
import { findBrowser } from '../setup/browser.ts';
import { ensureFallbackFaces } from '../setup/fallback-faces.ts';
import { onEnd } from '../setup/processes.ts';
import { asInProduction, buildSite } from '../setup/site-build.ts';

onEnd(() => {
  process.exit(130);
});

/** `npm test` runs everything, `npm test -- refund` what has the word in its name, its title or its file's name. */
const word = process.argv.slice(2).join(' ').trim();
const began = performance.now();
const lane = createLanes(2);

/** One after the other: they share what Astro keeps between builds. */
async function build(): Promise<Part> {
  const { seconds, made } = await timed(async () => ({
    made: [await buildSite(), await buildSite(asInProduction)],
  }));
  for (const one of made) if (one.state === 'failed') console.log(one.output);
  const failed = made.filter(({ state }) => state === 'failed').length;
  console.log(`${failed === 0 ? '✓' : '✗'} build (${seconds.toFixed(1)} s)`);
  return { name: 'build', seconds, passed: made.length - failed, failed };
}

async function browserTests(selection: readonly string[]): Promise<Part> {
  const browser = await findBrowser();
  await ensureFallbackFaces();
  if (browser !== undefined) return runPlaywright(browser, selection);
  console.log(
    'No browser was found and none could be installed: install Chromium or Chrome, then try again.',
  );
  return { name: 'browser', seconds: 0, passed: 0, failed: 1 };
}

function finish(parts: readonly Part[]): never {
  const { passed, failed } = sumOf(parts);
  console.log(
    `\n${tableOf(parts, (performance.now() - began) / 1000)}\n\n${passed} passed, ${failed} failed`,
  );
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

await rm('.valea/reports', { recursive: true, force: true });
await mkdir('.valea/reports', { recursive: true });

const selected = word === '' ? everything : await selectByWord(word);
const needsBuild = selected.browser !== undefined || selected.suites.some(({ suite }) => suite.afterBuild);

await prepareSteps();
const building = needsBuild ? lane(build) : undefined;
const built = building?.then(({ failed }) => failed === 0) ?? Promise.resolve(true);

const ofKind = (inShards: boolean) =>
  selected.suites.filter(({ suite }) => (suite.shards !== undefined) === inShards);
const beside = Promise.all(ofKind(true).map(({ suite, selections }) => runVitest(suite, selections)));
const parts = await Promise.all([
  ...(selected.steps.length > 0 ? [runSteps(selected.steps, lane, built)] : []),
  ...(building ? [building] : []),
  ...ofKind(false).map(async ({ suite, selections }) => {
    if (suite.afterBuild && !(await built)) return { name: suite.name, seconds: 0, passed: 0, failed: 1 };
    return lane(() => runVitest(suite, selections));
  }),
]);
// Both processors are needed here, but for what waits for services that hang: its end may come later.
if (selected.browser && (await built)) parts.push(await browserTests(selected.browser));
parts.push(...(await beside));
finish(parts);
