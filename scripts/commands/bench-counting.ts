/**
 * What counting costs a page's main thread: `npm run bench:counting -- http://localhost:8787/de/`, beside a site that
 * runs. Prints, out of traces, the processor time of counting as it is evaluated (for that it gets a script of its own: in
 * the page it stands in one with the sign-in), and of the longest call into a script of the page, the beacon's among them.
 */
import { z } from 'zod';
import { launchBrowser } from '../setup/browser.ts';

const [address = 'http://localhost:8787/de/?utm_source=google'] = process.argv.slice(2);
const loads = 15;
/** A line of its own in the inline script. */
const counting = /^.*sendBeacon.*?\);(?=<\/script>)/m;

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU: `tdur` is processor time in µs. */
const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ts: z.number().default(0),
      tdur: z.number().default(0),
      args: z
        .object({ data: z.looseObject({ url: z.string().optional() }).optional() })
        .loose()
        .optional(),
    }),
  ),
});

const html = await (await fetch(address)).text();
if (!counting.test(html)) throw new Error(`Nothing is counted at ${address}.`);
const body = html.replace(counting, (own) => `</script><script>${own}`);

const browser = await launchBrowser();
const [evaluated, called]: [number[], number[]] = [[], []];
for (let load = 0; load < loads; load += 1) {
  // The page's own policy knows no script of that hash.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { traceEvents } = traced.parse(JSON.parse((await browser.stopTracing()).toString()));
  const times = (kind: string) =>
    traceEvents
      .filter(({ name, args }) => name === kind && args?.data?.url === address)
      .sort((one, other) => one.ts - other.ts)
      .map(({ tdur }) => tdur / 1000);
  evaluated.push(times('EvaluateScript')[1] ?? 0);
  called.push(Math.max(...times('FunctionCall')));
  await context.close();
}
await browser.close();

const told = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `${at(0.5)} ms of processor time (middle of ${loads}), ${at(1)} ms at most`;
};
console.log(`evaluated:    ${told(evaluated)}\nlongest call: ${told(called)}`);
