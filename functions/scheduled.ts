import { depsOf, storesOf, type Deps } from './deps.ts';
import { createLog } from './log.ts';
import type { Env } from './env.ts';

/** Declarations first: they queue mails. */
async function retry({ declarations, mailOutbox }: Deps): Promise<void> {
  await declarations.handleWaiting();
  await mailOutbox.sendDue();
}

/** Nightly cron job: deletes what has been kept long enough, and compares what was paid with the access that is given. */
export async function nightly(env: Env, now: Date): Promise<void> {
  const log = createLog();
  await storesOf(env).deleteExpired(now);
  const deps = depsOf(env, { log });
  if (!deps) return;
  await deps.shop?.reconcileAll(now);
  await retry(deps);
  const [waiting, givenUp] = [await deps.declarations.open(), await deps.mailOutbox.givenUp()];
  if (waiting > 0) log.error('declarations_wait_for_a_person', { count: waiting });
  if (givenUp > 0) log.error('mails_given_up', { count: givenUp });
}

/** Cron job of every few minutes: retries what could not be sent or carried out at once. */
export async function catchUp(env: Env): Promise<void> {
  const deps = depsOf(env, { log: createLog() });
  if (deps) await retry(deps);
}
