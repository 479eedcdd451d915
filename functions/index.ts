import { app } from './app.ts';
import { queue } from './queue.ts';
import { catchUp, nightly } from './scheduled.ts';
import type { Env } from './env.ts';

/** As the cron triggers in `wrangler.toml` have it. */
const nightlyCron = '17 2 * * *';

/** The Worker's entry: HTTP requests, queue consumer and cron jobs. */
export default {
  fetch: app.fetch,
  queue,
  scheduled: ({ cron }: { cron: string }, env: Env) =>
    cron === nightlyCron ? nightly(env, new Date()) : catchUp(env),
};
