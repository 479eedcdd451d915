import { Hono } from 'hono';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';
import type { Deps } from '../deps.ts';

type State = 'up' | 'down';
type Health = Record<'identity' | 'dataApi' | 'members', State>;

/** A monitor may ask as often as it likes: what is behind is asked once in so many milliseconds. */
const freshForMs = 5_000;
/** What is older than that is no answer any more, whoever is asking for a newer one just now. */
const oldestMs = 15_000;
/** `at` is when it was asked, and `until` from when somebody asks again. */
const seen = new WeakMap<Deps['identity'], { health: Health; at: number; until: number }>();

const state = (answers: boolean): State => (answers ? 'up' : 'down');

async function ask({ identity, dataApi, members }: Deps): Promise<Health> {
  const [identityAnswers, dataApiAnswers, membersAnswer] = await Promise.all([
    identity.answers(),
    dataApi.answers(),
    members.answers(),
  ]);
  return {
    identity: state(identityAnswers),
    dataApi: state(dataApiAnswers),
    members: state(membersAnswer),
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
export const health = new Hono<App>()
  .get('/', async (c) => {
    const dependencies = await healthOf(c.var.deps);
    const status = Object.values(dependencies).every((one) => one === 'up') ? 'ok' : 'degraded';
    return c.json({ status, dependencies }, status === 'ok' ? 200 : 503);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));
