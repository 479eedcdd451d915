import { createMiddleware } from 'hono/factory';
import { deadlineIn } from '../deadline.ts';
import { depsOf } from '../deps.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

/** Every answer comes within five seconds; a little of that is ours. */
const answerLimitMs = 4_500;

/** Hands each request what the settings configure. Nothing of the API works with half of them; the log names which. */
export const settings = createMiddleware<App>(async (c, next) => {
  const background = (work: Promise<void>) => {
    c.executionCtx.waitUntil(work);
  };
  const deadline = deadlineIn(answerLimitMs);
  const configured = depsOf(c.env, { log: c.var.log, background, deadline });
  if (!configured) return refuse(c, 'misconfigured');
  c.set('deps', configured);
  return next();
});
