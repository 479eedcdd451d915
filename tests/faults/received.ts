import { z } from 'zod';

export const receivedSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** The first 64 kB of what came; `bodyBytes` counts all of it. */
  body: z.string(),
  bodyBytes: z.number(),
  sentBytes: z.number(),
  /** The caller went away before it had its answer. */
  abandoned: z.boolean(),
});

export type Received = z.infer<typeof receivedSchema>;

export const keptOfBody = 64 * 1024;
