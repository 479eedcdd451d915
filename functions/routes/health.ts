import { Hono } from 'hono';
import { readHealth, type HealthAnswer, type UpstreamName } from '#site/api/health.ts';
import { withinTime } from '../time/within-time.ts';
import type { App } from '../http/context.ts';
import type { Deps } from '../deps.ts';

type Health = Extract<HealthAnswer, { upstreams: unknown }>;

const databaseLimitMs = 2_000;
const unreadable: Health = { status: 'down', database: 'down', upstreams: {} };

/** Without them nobody can order. */
const needed: readonly UpstreamName[] = ['payments', 'identity'];

async function healthOf({ upstreams: seen }: Deps): Promise<Health> {
  const upstreams = await seen.read();
  const down = Object.entries(upstreams).flatMap(([name, { state }]) => (state === 'down' ? [name] : []));
  const isClosed = needed.some((name) => down.includes(name));
  return { status: isClosed ? 'down' : down.length > 0 ? 'degraded' : 'ok', database: 'up', upstreams };
}

/** From what the Worker's own calls have met: asks nobody but the database. */
export const health = new Hono<App>().get(readHealth.path, async (c) => {
  const read = healthOf(c.var.deps).catch(() => unreadable);
  const answer = await withinTime(databaseLimitMs, read, () => unreadable);
  return c.json(answer, answer.status === 'down' ? 503 : 200);
});
