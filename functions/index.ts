import { app } from './app.ts';
import { queue } from './queue.ts';
import { catchUp, scheduled } from './scheduled.ts';
import type { Env } from './env.ts';

/** As `wrangler.toml` has it. */
const nightly = '17 2 * * *';

export default {
  fetch: app.fetch,
  queue,
  scheduled: ({ cron }: { cron: string }, env: Env) =>
    cron === nightly ? scheduled(env, new Date()) : catchUp(env),
};
