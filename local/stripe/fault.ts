import { z } from 'zod';

/** `path` limits a fault to some calls, `times` to a number of them. */
const faultSchema = z.object({
  mode: z.enum([
    'ok',
    /** 429. */
    'throttled',
    /** 503. */
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
    /** 401. */
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
  times: z.number().int().positive().default(Infinity),
  milliseconds: z.number().int().positive().default(100),
});

export type Fault = z.input<typeof faultSchema>;
export type MetFault = z.output<typeof faultSchema>;

export function createFaults() {
  const none = faultSchema.parse({ mode: 'ok' });
  let fault = none;
  return {
    become(wanted: unknown) {
      fault = faultSchema.parse(wanted);
    },
    /** The fault that a call meets. */
    meet(path: string) {
      if (fault.times <= 0 || !path.startsWith(fault.path ?? '')) return none;
      fault.times -= 1;
      return fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
