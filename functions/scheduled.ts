import { tidyUp } from './conversions/tidy.ts';
import { createDesk } from './cancellations/desk.ts';
import { wiringOf } from './middleware/wired.ts';
import { createLog } from './log.ts';
import { reconcile } from './payments/reconcile.ts';
import { createTill } from './payments/till.ts';
import type { Env } from './env.ts';

/** Once a day: what has had its time goes, and what was paid is compared with what is given. */
export async function scheduled(env: Env, now: Date): Promise<void> {
  const log = createLog();
  await tidyUp(env.DB, now);
  const wiring = wiringOf(env);
  if (wiring.state === 'faulty') {
    for (const { setting, fault } of wiring.faults) log.error('setting_at_fault', { setting, fault });
    return;
  }
  const { payments } = wiring.deps;
  if (payments) await reconcile(createTill(env.DB, wiring.deps, payments, log), now, log);
  const desk = createDesk(env.DB, wiring.deps, log);
  await desk.catchUp();
  await desk.report();
}

/** Every few minutes: what could not be sent or carried out at once. */
export async function catchUp(env: Env): Promise<void> {
  const wiring = wiringOf(env);
  if (wiring.state === 'wired') await createDesk(env.DB, wiring.deps, createLog()).catchUp();
}
