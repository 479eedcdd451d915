import { createMiddleware } from 'hono/factory';
import { createDeps } from '../deps.ts';
import { readSettings, type Env, type ReadSettings } from '../env.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';
import type { Deps } from '../context.ts';

type Wired = { state: 'wired'; deps: Deps } | Extract<ReadSettings, { state: 'faulty' }>;

/** The platform hands the same bindings to every request of an isolate: they are read once. */
const known = new WeakMap<Env, Wired>();

export function wiringOf(env: Env): Wired {
  const before = known.get(env);
  if (before) return before;
  const read = readSettings(env);
  const wiring: Wired =
    read.state === 'read' ? { state: 'wired', deps: createDeps(env, read.settings) } : read;
  known.set(env, wiring);
  return wiring;
}

/** Nothing of the API works with half its settings; the log names those that are at fault. */
export const wired = createMiddleware<App>(async (c, next) => {
  const wiring = wiringOf(c.env);
  if (wiring.state === 'faulty') {
    for (const { setting, fault } of wiring.faults) c.var.log.error('setting_at_fault', { setting, fault });
    return refuse(c, 'misconfigured');
  }
  c.set('deps', wiring.deps);
  return next();
});
