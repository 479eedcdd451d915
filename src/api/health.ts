import { get, isObject } from './endpoint.ts';

type DependencyState = 'up' | 'down';

/** For a monitor: no versions, addresses or secrets. */
export type HealthAnswer =
  | {
      status: 'ok' | 'degraded';
      dependencies: Record<'identity' | 'dataApi' | 'members', DependencyState>;
    }
  /** The broken settings by name and problem, never by value. */
  | { status: 'misconfigured'; settings: { setting: string; reason: string }[] };

/** Health check for monitoring: 200 while everything behind the Worker answers, otherwise 503. */
export const readHealth = get('/api/health', {
  signIn: 'none',
  isAnswer: (value: unknown): value is HealthAnswer =>
    isObject(value) && (isObject(value['dependencies']) || Array.isArray(value['settings'])),
});
