import { z } from 'zod';
import { remote } from '../http/remote.ts';
import type { Fault } from './fault.ts';

/** The Worker's settings for the stand-in. */
export const localMeta = { dataset: '1000000000000001', token: 'local-stand-in' } as const;

const seen = z.object({
  taken: z.array(
    z.object({
      event: z.record(z.string(), z.unknown()),
      testCode: z.string().optional(),
      times: z.number(),
    }),
  ),
  refused: z.array(z.object({ status: z.number(), reason: z.string() })),
});

/** Controls the stand-in from tests. */
export function remoteMeta(url: string) {
  const call = remote(url);
  return {
    url,
    become: async (fault: Fault) => {
      await call('PUT', '/fault', fault);
    },
    seen: async () => seen.parse(await call('GET', '/received')),
    forget: async () => {
      await call('DELETE', '/received');
    },
  };
}
