import { z } from 'zod';

/** What Meta may do to whoever calls it. */
const single = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('ok') }),
  /** Too many calls. */
  z.object({ mode: z.literal('throttled') }),
  z.object({ mode: z.literal('unavailable') }),
  z.object({ mode: z.literal('bad-token') }),
  z.object({ mode: z.literal('no-such-dataset') }),
  /** Takes the request and says nothing, ever. */
  z.object({ mode: z.literal('hang') }),
  /** Cuts the connection before anything is taken. */
  z.object({ mode: z.literal('reset') }),
  /** Takes the events and cuts the connection: the caller cannot know. */
  z.object({ mode: z.literal('lost-answer') }),
  z.object({ mode: z.literal('html') }),
]);

/** Every n-th request meets the next of the faults, the others are answered. */
const flapping = z.object({
  mode: z.literal('flapping'),
  every: z.number().int().min(2),
  faults: z.array(single).min(1),
});

export const faultSchema = z.union([single, flapping]);

export type Fault = z.input<typeof faultSchema>;
export type SingleFault = z.infer<typeof single>;
