import { isObject } from '#domain/text/json.ts';
import { get } from './endpoint.ts';

export const upstreamNames = ['payments', 'identity', 'dataApi', 'storage', 'mail', 'conversions'] as const;
export type UpstreamName = (typeof upstreamNames)[number];

/** Without a call in the last minutes: `unknown`. */
export interface UpstreamView {
  state: 'up' | 'down' | 'unknown';
  /** ISO 8601. */
  since: string | null;
}

/** For a monitor: no versions, addresses or secrets. */
export type HealthAnswer =
  | {
      /** `down`: no order can be placed. `degraded`: orders work, something else does not. */
      status: 'ok' | 'degraded' | 'down';
      database: 'up' | 'down';
      upstreams: Partial<Record<UpstreamName, UpstreamView>>;
    }
  /** The broken settings by name and problem, never by value. */
  | { status: 'misconfigured'; settings: { setting: string; reason: string }[] };

/** Health check for monitoring: 200 while orders can be placed, otherwise 503. */
export const readHealth = get('/api/health', {
  signIn: 'none',
  isAnswer: (value: unknown): value is HealthAnswer =>
    isObject(value) && (isObject(value['upstreams']) || Array.isArray(value['settings'])),
});
