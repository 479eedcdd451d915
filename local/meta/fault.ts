import { z } from 'zod';

const single = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('ok') }),
  z.object({ mode: z.literal('throttled') }),
  z.object({ mode: z.literal('unavailable') }),
  z.object({ mode: z.literal('bad-token') }),
  z.object({ mode: z.literal('no-such-dataset') }),
  /** Accepts the request and never answers. */
  z.object({ mode: z.literal('hang') }),
  /** Cuts the connection without accepting anything. */
  z.object({ mode: z.literal('reset') }),
  /** Accepts the events, but cuts the connection before answering. */
  z.object({ mode: z.literal('lost-answer') }),
  z.object({ mode: z.literal('html') }),
]);

/** Every n-th request gets the next fault. */
const flapping = z.object({
  mode: z.literal('flapping'),
  every: z.number().int().min(2),
  faults: z.array(single).min(1),
});

export const faultSchema = z.union([single, flapping]);

export type Fault = z.input<typeof faultSchema>;
export type SingleFault = z.infer<typeof single>;
