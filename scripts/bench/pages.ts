/** Pages as a phone or a desktop on slow 4G meets them: each for the first time, simulated and really slowed, and again. */
import { median, read, type Reading } from './lighthouse.ts';

const seconds = (readings: readonly Reading[], pick: (reading: Reading) => number) =>
  Number((median(readings.map(pick)) / 1000).toFixed(2));
const kilobytes = (readings: readonly Reading[], pick: (reading: Reading) => number) =>
  Number((median(readings.map(pick)) / 1000).toFixed(1));

interface Measured {
  debuggingPort: number;
  runs: number;
  form: 'phone' | 'desktop';
}

/** A row a page, and the requests that failed. */
export async function pageTable(
  url: string,
  pages: readonly string[],
  { debuggingPort, runs, form }: Measured,
) {
  const rows: Record<string, unknown>[] = [];
  const failed = new Set<string>();

  for (const page of pages) {
    console.log(`${page} … (${rows.length + 1} of ${pages.length})`);
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
  return { rows, failed: [...failed] };
}
