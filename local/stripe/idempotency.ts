import { Refusal } from './refusal.ts';

export interface Result {
  status: number;
  /** JSON. */
  text: string;
}

const daySeconds = 86_400;

const refusedKey = (status: number, message: string, code?: string) =>
  new Refusal(status, message, { type: 'idempotency_error', ...(code !== undefined && { code }) });

/**
 * The same key with the same request gets the same answer for a day, even a 500.
 * https://docs.stripe.com/api/idempotent_requests
 */
export function createIdempotency(now: () => number) {
  const known = new Map<string, { request: string; since: number; result?: Result }>();

  return async function once(key: string, request: string, run: () => Promise<Result>): Promise<Result> {
    const before = known.get(key);
    if (before && before.since > now() - daySeconds) {
      if (before.request !== request) {
        throw refusedKey(400, 'Keys for idempotent requests can only be used with the same parameters.');
      }
      if (before.result) return before.result;
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      throw refusedKey(409, message, 'idempotency_key_in_use');
    }
    known.set(key, { request, since: now() });
    try {
      const result = await run();
      known.set(key, { request, since: now(), result });
      return result;
    } catch (error) {
      // A request that failed validation may be repeated with its key.
      known.delete(key);
      throw error;
    }
  };
}
