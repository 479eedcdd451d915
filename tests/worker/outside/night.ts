import { env } from 'cloudflare:workers';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import type { Env } from '../../../functions/env.ts';

const isComparing = async () =>
  (await env.DB.prepare('SELECT part FROM comparisons WHERE finished IS NULL').first()) !== null;

/** Runs the nightly job, then the frequent one until the comparison is done: other tests leave much to compare. */
export async function wholeNight(worker: Env): Promise<void> {
  const now = new Date();
  await nightly(worker, now);
  for (let round = 0; round < 50 && (await isComparing()); round += 1) await catchUp(worker, now);
}
