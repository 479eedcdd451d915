import { z } from 'zod';
import { remote } from '../../local/http/remote.ts';
import type { Fault } from './fault.ts';

/** A request that the upstream received, and what became of its answer. */
const receivedSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** The first 64 kB of the body; `bodyBytes` counts all of it. */
  body: z.string(),
  bodyBytes: z.number(),
  sentBytes: z.number(),
  /** The caller disconnected before it had its answer. */
  abandoned: z.boolean(),
});

export type Received = z.infer<typeof receivedSchema>;

/** Controls an upstream over its control address. Runs wherever `fetch` does, in workerd, too. */
export function remoteUpstream(controlUrl: string) {
  const call = remote(controlUrl);
  return {
    async become(fault: Fault): Promise<void> {
      await call('PUT', '/fault', fault);
    },
    received: async (): Promise<Received[]> => z.array(receivedSchema).parse(await call('GET', '/received')),
    async forget(): Promise<void> {
      await call('DELETE', '/received');
    },
  };
}
