import { readAtMost } from '../../read-at-most.ts';
import { serverEvent } from './server-event.ts';
import { deliveryOf } from './delivery.ts';
import type { AdPlatform, Delivery } from '../../ports/conversions.ts';

/** Each version lives for about two years: https://developers.facebook.com/docs/graph-api/changelog */
const graphVersion = 'v26.0';

const answerLimit = 100_000;

interface GraphOptions {
  url: string;
  dataset: string;
  token: string;
  timeLimitMs: number;
}

/** Meta's Conversions API. The token goes in the JSON body, since URLs get logged. */
export const createGraph = ({ url, dataset, token, timeLimitMs }: GraphOptions): AdPlatform => ({
  async send(batch): Promise<Delivery> {
    const testCode = batch[0]?.event.test_event_code;
    try {
      const response = await fetch(`${url}/${graphVersion}/${dataset}/events`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          data: await Promise.all(batch.map(serverEvent)),
          access_token: token,
          ...(testCode === undefined ? {} : { test_event_code: testCode }),
        }),
        signal: AbortSignal.timeout(timeLimitMs),
      });
      const read = await readAtMost(answerLimit, response);
      return deliveryOf(response.status, read.state === 'read' ? read.text : '');
    } catch (error) {
      // The events may have arrived. Sending them again is safe: the platform deduplicates by id.
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return { state: 'later', reason: timedOut ? 'timed out' : 'no answer' };
    }
  },
});
