import { z } from 'zod';
import { readAtMost } from '../../http/read-at-most.ts';
import { serverEvent } from './server-event.ts';
import type { AdPlatform, Conversion, Conversions, Delivery } from '../../ports/conversions.ts';
import type { Answered, Witness } from '../../ports/upstreams.ts';
import type { Settings } from '../../settings.ts';

const answer = z.object({
  error: z
    .object({
      code: z.number().optional(),
      error_subcode: z.number().optional(),
      is_transient: z.boolean().optional(),
    })
    .optional(),
  events_received: z.number().int().positive().optional().catch(undefined),
});

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const transientCodes = new Set([1, 2, 4, 17, 32, 341, 368, 613]);
const isThrottled = (code: number) => code >= 80_000 && code <= 80_014;
const isTransientCode = (code: number | undefined) =>
  code !== undefined && (transientCodes.has(code) || isThrottled(code));
const isTransientStatus = (status: number) =>
  status < 400 || status === 408 || status === 429 || status >= 500;
const lockedOut = new Set([401, 403, 404]);
/** Session, permission or token; 100 with 33 is a data set that is missing or not ours. */
const isAccess = (code: number, subcode: number | undefined) =>
  [3, 10, 102, 104, 190].includes(code) || (code >= 200 && code <= 299) || (code === 100 && subcode === 33);

function readAnswer(text: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What Meta's answer means for the events. The reason has only numbers, as Meta's words may repeat our data. */
function deliveryOf(status: number, text: string): Delivery {
  const { error = {}, events_received: count } = readAnswer(text);
  const { code, error_subcode: subcode, is_transient: transient } = error;
  const reason = [`http ${status}`, code && `code ${code}`, subcode && `subcode ${subcode}`]
    .filter(Boolean)
    .join(', ');
  if (status === 200 && code === undefined) {
    // No count comes from a proxy, or is cut off.
    return count === undefined ? { state: 'later', reason: 'http 200, no count' } : { state: 'received' };
  }
  if (isTransientStatus(status) || transient === true || isTransientCode(code)) {
    return { state: 'later', reason };
  }
  const isLockedOut = lockedOut.has(status) || (code !== undefined && isAccess(code, subcode));
  return { state: isLockedOut ? 'locked_out' : 'refused', reason };
}

/** Each version lives for about two years: https://developers.facebook.com/docs/graph-api/changelog */
const graphVersion = 'v26.0';

const answerLimit = 100_000;

const timeLimitMs = 5_000;

interface GraphOptions {
  url: string;
  dataset: string;
  token: string;
}

/** Meta's Conversions API. The token goes in the JSON body, since URLs get logged. */
const createGraph = ({ url, dataset, token }: GraphOptions): AdPlatform => ({
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

const answeredBy: Record<Delivery['state'], Answered> = {
  received: 'up',
  refused: 'up',
  later: 'failing',
  locked_out: 'refused',
};

const watched = (platform: AdPlatform, witness: Witness): AdPlatform => ({
  async send(batch) {
    const delivery = await platform.send(batch);
    witness(answeredBy[delivery.state]);
    return delivery;
  },
});

interface Advertising {
  advertises: boolean;
  conversions: Conversions;
  adPlatform: AdPlatform;
}

/** The ad platform (Meta) and its queue. Without a data set nothing is queued, and queued events wait. */
export function createAdvertising(
  settings: Settings,
  queue: Queue<Conversion>,
  witness: Witness,
): Advertising {
  const { META_DATASET_ID: dataset, META_ACCESS_TOKEN: token, META_GRAPH_URL: url } = settings;
  if (dataset === undefined || token === undefined) {
    return {
      advertises: false,
      conversions: { report: () => Promise.resolve() },
      adPlatform: { send: () => Promise.resolve({ state: 'locked_out', reason: 'not configured' }) },
    };
  }
  return {
    advertises: true,
    conversions: {
      report: async (conversion) => {
        await queue.send(conversion);
      },
    },
    adPlatform: watched(createGraph({ url, dataset, token }), witness),
  };
}
