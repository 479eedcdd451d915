import { app } from './app.ts';
import { jobs } from './operator/jobs.ts';
import { queue } from './queue.ts';
import { catchUp, nightly } from './scheduled.ts';
import type { Env } from './env.ts';

export default {
  fetch: app.fetch,
  queue,
  scheduled: ({ cron }: { cron: string }, env: Env) =>
    cron === jobs.nightly ? nightly(env, new Date()) : catchUp(env),
};
