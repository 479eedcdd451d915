import { app } from './app.ts';
import { queue } from './queue.ts';
import { scheduled } from './scheduled.ts';
import type { Env } from './env.ts';

export default {
  fetch: app.fetch,
  queue,
  scheduled: (_: unknown, env: Env) => scheduled(env, new Date()),
};
