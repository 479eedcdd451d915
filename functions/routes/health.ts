import { Hono } from 'hono';
import { readHealth, type HealthAnswer } from '#site/api/health.ts';
import type { App } from '../context.ts';
import type { Deps } from '../deps.ts';

type Health = Extract<HealthAnswer, { dependencies: unknown }>['dependencies'];

/** A monitor may ask as often as it likes: what is behind is asked once in so many milliseconds. */
const freshForMs = 5_000;
/** What is older than that is no answer any more, whoever is asking for a newer one just now. */
const oldestMs = 15_000;
/** `at` is when it was asked, and `until` from when somebody asks again. */
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
  // Whoever asks meanwhile hears the last word instead of asking as well, while that is new enough.
  if (last) seen.set(deps.identity, { ...last, until: at + freshForMs });
  const health = await ask(deps);
  seen.set(deps.identity, { health, at, until: Date.now() + freshForMs });
  return health;
}

/** Which dependencies answer: words for a monitor, no versions, addresses or secrets. */
export const health = new Hono<App>().get(readHealth.path, async (c) => {
  const dependencies = await healthOf(c.var.deps);
  const status = Object.values(dependencies).every((one) => one === 'up') ? 'ok' : 'degraded';
  const answer: HealthAnswer = { status, dependencies };
  return c.json(answer, status === 'ok' ? 200 : 503);
});
