import { Hono } from 'hono';
import { readHealth, type HealthAnswer } from '#site/api/health.ts';
import type { App } from '../context.ts';
import type { Deps } from '../deps.ts';

type Health = Extract<HealthAnswer, { dependencies: unknown }>['dependencies'];

/** Monitors may ask at any rate; dependencies are checked once within this time. */
const freshForMs = 5_000;
/** An older answer is not reused, even while a newer one is pending. */
const oldestMs = 15_000;
/** `at`: when it was checked; `until`: when to check again. */
const seen = new WeakMap<Deps['identity'], { health: Health; at: number; until: number }>();

const state = (answers: boolean) => (answers ? 'up' : 'down');

async function ask({ identity, dataApi, accounts }: Deps): Promise<Health> {
  const [identityAnswers, dataApiAnswers, accountsAnswer] = await Promise.all([
    identity.answers(),
    dataApi.answers(),
    accounts.answers(),
  ]);
  return {
    identity: state(identityAnswers),
    dataApi: state(dataApiAnswers),
    members: state(accountsAnswer),
  };
}

async function healthOf(deps: Deps): Promise<Health> {
  const at = Date.now();
  const last = seen.get(deps.identity);
  if (last && at < last.until && at - last.at < oldestMs) return last.health;
  // Concurrent requests reuse the last answer if it is recent enough.
  if (last) seen.set(deps.identity, { ...last, until: at + freshForMs });
  const health = await ask(deps);
  seen.set(deps.identity, { health, at, until: Date.now() + freshForMs });
  return health;
}

/** Which dependencies answer; no versions, addresses or secrets. */
export const health = new Hono<App>().get(readHealth.path, async (c) => {
  const dependencies = await healthOf(c.var.deps);
  const status = Object.values(dependencies).every((one) => one === 'up') ? 'ok' : 'degraded';
  const answer: HealthAnswer = { status, dependencies };
  return c.json(answer, status === 'ok' ? 200 : 503);
});
