import { Refusal } from './refusal.ts';

export interface Result {
  status: number;
  body: unknown;
}

interface Known {
  request: string;
  result: Promise<Result> | Result;
  done: boolean;
}

/**
 * The same key with the same request gets the same answer, even a 500. https://docs.stripe.com/api/idempotent_requests
 */
export function createIdempotency() {
  const known = new Map<string, Known>();
  return {
    async once(key: string | undefined, request: string, run: () => Promise<Result>): Promise<Result> {
      if (key === undefined) return run();
      const before = known.get(key);
      if (before) {
        if (before.request !== request) {
          throw new Refusal(
            400,
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            { type: 'idempotency_error' },
          );
        }
        if (!before.done) {
          throw new Refusal(
            409,
            'There is currently another in-progress request using this Idempotent Key.',
            { type: 'idempotency_error', code: 'idempotency_key_in_use' },
          );
        }
        return before.result;
      }
      const result = run();
      const entry: Known = { request, result, done: false };
      known.set(key, entry);
      try {
        entry.result = await result;
        entry.done = true;
      } catch (error) {
        // A request that failed validation may be repeated with its key.
        known.delete(key);
        throw error;
      }
      return entry.result;
    },
  };
}
