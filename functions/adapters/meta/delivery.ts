import { z } from 'zod';
import type { Delivery } from '../../ports/conversions.ts';

const answer = z.object({
  error: z.object({
    code: z.number().optional(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
  }),
});

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const transientCodes = new Set([1, 2, 4, 17, 32, 341, 368, 613]);
const isThrottled = (code: number) => code >= 80_000 && code <= 80_014;
/** Session, permission or token; 100 with 33 is a data set that is missing or not ours. */
const isAccess = (code: number, subcode: number | undefined) =>
  [3, 10, 102, 104, 190].includes(code) || (code >= 200 && code <= 299) || (code === 100 && subcode === 33);

function readError(text: string) {
  try {
    return answer.parse(JSON.parse(text)).error;
  } catch {
    return {};
  }
}

/** What Meta's answer means for the events. The reason has only numbers, as Meta's words may repeat our data. */
export function deliveryOf(status: number, text: string): Delivery {
  const { code, error_subcode: subcode, is_transient: transient } = readError(text);
  const reason = [`http ${status}`, code && `code ${code}`, subcode && `subcode ${subcode}`]
    .filter(Boolean)
    .join(', ');
  if (status === 200 && code === undefined) {
    return isCount(text) ? { state: 'received' } : { state: 'later', reason: 'http 200, no count' };
  }
  if (status === 429 || status >= 500 || status === 408 || status < 400 || transient === true) {
    return { state: 'later', reason };
  }
  if (code !== undefined) {
    if (transientCodes.has(code) || isThrottled(code)) return { state: 'later', reason };
    if (isAccess(code, subcode)) return { state: 'locked_out', reason };
  }
  return { state: status === 401 || status === 403 || status === 404 ? 'locked_out' : 'refused', reason };
}

/** Guards against a proxy's answer and a truncated one. */
function isCount(text: string): boolean {
  try {
    return z.object({ events_received: z.number().int().positive() }).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
