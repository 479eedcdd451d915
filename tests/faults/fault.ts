import { z } from 'zod';

const bytes = z.number().int().positive();
const headers = z.record(z.string(), z.string());

/** What a data API, a key source or any other service may do to its callers. */
const single = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('ok'), body: z.string().optional(), headers: headers.optional() }),
  z.object({
    mode: z.literal('slow'),
    milliseconds: z.number().nonnegative(),
    body: z.string().optional(),
  }),
  /** Accepts the request and never answers. */
  z.object({ mode: z.literal('hang') }),
  /** Starts to answer and stops in the middle, keeping the connection open. */
  z.object({ mode: z.literal('stall') }),
  /** Answers one byte at a time. */
  z.object({ mode: z.literal('drip'), milliseconds: z.number().positive() }),
  /** Nobody listens. */
  z.object({ mode: z.literal('refused') }),
  /** Cuts the connection after reading the request. */
  z.object({ mode: z.literal('reset') }),
  z.object({
    mode: z.literal('status'),
    status: z.number().int().min(200).max(599),
    body: z.string().optional(),
  }),
  z.object({ mode: z.literal('redirect'), location: z.string() }),
  z.object({ mode: z.literal('unauthorised') }),
  z.object({ mode: z.literal('html') }),
  z.object({ mode: z.literal('empty') }),
  /** Announces a length and cuts the connection halfway. */
  z.object({ mode: z.literal('half') }),
  z.object({ mode: z.literal('wrong-type') }),
  z.object({ mode: z.literal('invalid-json') }),
  /** Bytes that are not HTTP at all. */
  z.object({ mode: z.literal('garbage') }),
  z.object({ mode: z.literal('big'), bytes, declared: z.boolean().default(false) }),
  z.object({ mode: z.literal('gzip-bomb'), bytes }),
  z.object({ mode: z.literal('errors'), data: z.unknown().optional() }),
]);

/** Every n-th request meets the fault, the others are answered. */
const flapping = z.object({ mode: z.literal('flapping'), every: z.number().int().min(2), fault: single });

export const faultSchema = z.union([single, flapping]);

export type Fault = z.input<typeof faultSchema>;
export type SingleFault = z.infer<typeof single>;
