import { createMiddleware } from 'hono/factory';
import { readHealth, type HealthAnswer } from '#site/api/health.ts';
import { clockIn } from '../time/clock.ts';
import { deadlineIn } from '../time/deadline.ts';
import { depsOf, settingProblemsOf } from '../deps.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

/** The health check must answer within five seconds, including our own time. */
const answerLimitMs = 4_500;

/**
 * Gives each request its deps. With an invalid setting the whole API is off; the log and the health check, which a
 * deployment calls before going live, name the setting.
 */
export const settings = createMiddleware<App>((c, next) => {
  const background = (work: Promise<void>) => {
    c.executionCtx.waitUntil(work);
  };
  const deadline = deadlineIn(answerLimitMs);
  const now = clockIn(c.env.ENVIRONMENT, c.req.raw.headers);
  const configured = depsOf(c.env, { log: c.get('log'), background, deadline, now });
  if (!configured) {
    if (c.req.path !== readHealth.path) return Promise.resolve(refuse(c, 'misconfigured'));
    const answer: HealthAnswer = { status: 'misconfigured', settings: settingProblemsOf(c.env) };
    return Promise.resolve(c.json(answer, 503));
  }
  c.set('deps', configured);
  return next();
});
