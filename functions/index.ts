import { app } from './app.ts';
import { tidyUp } from './conversions/tidy.ts';
import { queue } from './queue.ts';
import type { Env } from './env.ts';

export default {
  fetch: app.fetch,
  queue,
  scheduled: (_: unknown, env: Env) => tidyUp(env.DB, new Date()),
};
