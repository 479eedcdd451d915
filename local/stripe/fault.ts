import { z } from 'zod';

/** `path` limits a fault to some calls, `times` to a number of them. */
export const faultSchema = z.object({
  mode: z.enum([
    'ok',
    /** 429. */
    'throttled',
    'unavailable',
    /** Never answers. */
    'hang',
    /** Cuts the connection without doing anything. */
    'reset',
    /** Does the work, then cuts the connection. */
    'lost-answer',
    /** Does the work, then answers 500. */
    'confused',
    /** Delays each response. */
    'slow',
    'bad-key',
    /** 403: a key without the permission. */
    'restricted-key',
    /** 400: a valid request that is refused. */
    'refused',
    /** 200 without a body. */
    'empty',
    /** Does the work and answers an object without its id. */
    'nameless',
    /** A proxy's HTML page, with status 200. */
    'html',
    /** 200 with JSON that is not an object. */
    'null',
    /** 502 with JSON that is not Stripe's. */
    'foreign-error',
    /** A response that never ends. */
    'endless',
  ]),
  path: z.string().optional(),
  times: z.number().int().positive().optional(),
  milliseconds: z.number().int().positive().default(100),
});

export type Fault = z.input<typeof faultSchema>;

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
