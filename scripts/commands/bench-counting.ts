/**
 * What counting costs a page's main thread: `npm run bench:counting -- http://localhost:8787/de/`, beside a site that
 * runs. Prints the processor time of the scripts that stand in the page itself, counting and its beacon among them, and of
 * the calls into them, out of a trace.
 */
import { z } from 'zod';
import { launchBrowser } from '../setup/browser.ts';

const [address = 'http://localhost:8787/de/?utm_source=google'] = process.argv.slice(2);
const loads = 15;

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU: `tdur` is processor time in µs. */
const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tdur: z.number().optional(),
      args: z
        .object({ data: z.looseObject({ url: z.string().optional() }).optional() })
        .loose()
        .optional(),
    }),
  ),
});

const browser = await launchBrowser();
const calls: number[] = [];
for (let load = 0; load < loads; load += 1) {
  const page = await browser.newPage();
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { traceEvents } = traced.parse(JSON.parse((await browser.stopTracing()).toString()));
  const own = traceEvents.filter(
    ({ name, args }) => (name === 'FunctionCall' || name === 'EvaluateScript') && args?.data?.url === address,
  );
  calls.push(Math.max(...own.map(({ tdur = 0 }) => tdur)) / 1000);
  await page.close();
}
await browser.close();
const sorted = calls.toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
console.log(
  `longest call of a load: ${at(0.5)} ms of processor time (middle of ${loads}), ${at(1)} ms at most`,
);
