import { createDesk } from './cancellations/desk.ts';
import { depsOf, storesOf } from './deps.ts';
import { createLog } from './log.ts';
import { reconcile } from './payments/reconcile.ts';
import { createTill } from './payments/till.ts';
import type { Env } from './env.ts';

/** Nightly cron job: deletes what has been kept long enough, and compares what was paid with the access that is given. */
export async function nightly(env: Env, now: Date): Promise<void> {
  const log = createLog();
  await storesOf(env).deleteExpired(now);
  const deps = depsOf(env, log);
  if (!deps) return;
  const { payments } = deps;
  if (payments) await reconcile(createTill(env.DB, deps, payments, log), now, log);
  const desk = createDesk(env.DB, deps, log);
  await desk.catchUp();
  await desk.report();
}

/** Cron job of every few minutes: retries what could not be sent or carried out at once. */
export async function catchUp(env: Env): Promise<void> {
  const log = createLog();
  const deps = depsOf(env, log);
  if (deps) await createDesk(env.DB, deps, log).catchUp();
}
