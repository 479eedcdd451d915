import { env } from 'cloudflare:workers';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import type { Env } from '../../../functions/env.ts';

const isComparing = async () =>
  (await env.DB.prepare('SELECT part FROM comparisons WHERE finished IS NULL').first()) !== null;

/** The nightly job, and as many rounds of the next one as its comparison needs: other tests leave much to compare. */
export async function wholeNight(worker: Env): Promise<void> {
  const now = new Date();
  await nightly(worker, now);
  // The job of a full hour has reminders to send as well, of every course that any test has booked.
  const halfPast = new Date(now);
  halfPast.setUTCMinutes(30);
  for (let round = 0; round < 50 && (await isComparing()); round += 1) await catchUp(worker, halfPast);
}
