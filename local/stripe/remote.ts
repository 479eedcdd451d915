import { z } from 'zod';
import { remote } from '../http/remote.ts';
import type { Action } from './actions.ts';
import type { Fault } from './fault.ts';

/** The Worker's settings for the stand-in. */
export const localStripe = { key: 'sk_test_localstandin', webhookSecret: 'whsec_localstandin' } as const;

const happened = z.object({
  count: z.number(),
  events: z.array(
    z.looseObject({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) }),
  ),
});

/** Controls the stand-in from tests. */
export function remoteStripe(url: string) {
  const call = remote(url);
  return {
    url,
    perform: async (action: Action) => {
      await call('POST', '/action', action);
    },
    become: async (fault: Fault) => {
      await call('POST', '/fault', fault);
    },
    forget: async () => {
      await call('POST', '/forget', {});
    },
    /** Events after the first `from`, oldest first. */
    events: async (from = 0) => happened.parse(await call('GET', `/events?from=${String(from)}`)).events,
    eventCount: async () => happened.parse(await call('GET', '/events')).count,
  };
}
