import { z } from 'zod';

/** What Stripe may do to whoever calls it. `path` limits it to some calls, `times` to so many of them. */
export const faultSchema = z.object({
  mode: z.enum([
    'ok',
    /** 429. */
    'throttled',
    'unavailable',
    /** Says nothing, ever. */
    'hang',
    /** Cuts the connection before anything is done. */
    'reset',
    /** Does the work and cuts the connection. */
    'lost-answer',
    /** Does the work and answers 500, whatever it did. */
    'confused',
    /** Does everything after so many milliseconds. */
    'slow',
    'bad-key',
    /** 403: a key that may not do this. */
    'restricted-key',
    /** 400: understood, and not done. */
    'refused',
    /** 200 without a body. */
    'empty',
    /** Does the work and answers an object without its id. */
    'nameless',
    /** A proxy's page, with the status of a good answer. */
    'html',
    /** 200 and JSON that is no object. */
    'null',
    /** 502 and JSON that is none of Stripe's. */
    'foreign-error',
    /** Begins an answer that never ends. */
    'endless',
  ]),
  path: z.string().optional(),
  times: z.number().int().positive().optional(),
  milliseconds: z.number().int().positive().default(100),
});

export type Fault = z.input<typeof faultSchema>;

/** Each call asks what it meets. */
export function createFaults() {
  let fault = faultSchema.parse({ mode: 'ok' });
  let left = Infinity;
  return {
    become(wanted: Fault) {
      fault = faultSchema.parse(wanted);
      left = fault.times ?? Infinity;
    },
    meet(path: string) {
      const meets = fault.path === undefined || path.startsWith(fault.path);
      if (fault.mode === 'ok' || !meets || left <= 0) return { mode: 'ok' as const, milliseconds: 0 };
      left -= 1;
      return fault;
    },
  };
}
