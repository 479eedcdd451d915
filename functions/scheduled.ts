/** Cron jobs: the nightly one, and the retry of every few minutes. */
import { depsOf, storesOf, type Deps } from './deps.ts';
import { createLog, type Log } from './log.ts';
import type { Env } from './env.ts';

const day = 86_400_000;
/** As long as the ad platform takes an event. */
const visitorsKeptMs = 7 * day;
const eventsKeptMs = 400 * day;

/** Runs every part of a job, whichever of them fails. */
async function eachPart(log: Log, parts: Readonly<Record<string, () => Promise<unknown> | undefined>>) {
  for (const [operation, run] of Object.entries(parts)) {
    try {
      await run();
    } catch (error) {
      log.error('job_failed', { operation, error });
    }
  }
}

/** Declarations first: they queue mails. */
const retries = ({ declarations, mailOutbox, purchaseOutbox }: Deps) => ({
  declarations: () => declarations.handleDue(),
  mails: () => mailOutbox.sendDue(),
  purchases: () => purchaseOutbox.sendDue(),
});

/** Nightly cron job: deletes what has been kept long enough, and compares what was paid with the access that is given. */
export async function nightly(env: Env, now: Date): Promise<void> {
  const log = createLog();
  const stores = storesOf(env);
  const before = (kept: number) => new Date(now.getTime() - kept);
  await eachPart(log, {
    retention: () => stores.deleteExpired(now),
    visitors: () => stores.orders.forgetVisitorsBefore(before(visitorsKeptMs)),
    webhook_events: () => stores.webhookEvents.deleteBefore(before(eventsKeptMs)),
  });
  const deps = depsOf(env, { log, now: () => now });
  if (!deps) return;
  await eachPart(log, {
    comparison: () => deps.shop?.reconcileAll.begin(),
    ...retries(deps),
    waiting: async () => {
      const waiting = await deps.declarations.open(now);
      if (waiting > 0) log.error('declarations_wait_for_a_person', { count: waiting });
    },
    given_up: async () => {
      const givenUp = await deps.mailOutbox.givenUp();
      if (givenUp > 0) log.error('mails_given_up', { count: givenUp });
    },
  });
}

/** Cron job of every few minutes: retries what could not be sent or carried out at once, and goes on with the night's. */
export async function catchUp(env: Env): Promise<void> {
  const log = createLog();
  const deps = depsOf(env, { log });
  if (deps) await eachPart(log, { ...retries(deps), comparison: () => deps.shop?.reconcileAll.goOn() });
}
