import { remote } from '../../local/http/remote.ts';
import type { Fault } from './fault.ts';

/** A request that the upstream received, and what became of its answer. */
export interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  /** The first 64 kB. */
  body: string;
  sentBytes: number;
  /** The caller disconnected before it had its answer. */
  abandoned: boolean;
}

/** Controls an upstream over its control address. Runs wherever `fetch` does, in workerd, too. */
export function remoteUpstream(controlUrl: string) {
  const call = remote(controlUrl);
  return {
    become: async (fault: Fault) => {
      await call('PUT', '/', fault);
    },
    received: async () => (await call('GET', '/')) as readonly Received[],
    forget: async () => {
      await call('DELETE', '/');
    },
  };
}
