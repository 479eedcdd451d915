import { env } from 'cloudflare:workers';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import type { Env } from '../../../functions/env.ts';

const isComparing = async () =>
  (await env.DB.prepare('SELECT part FROM comparisons WHERE finished IS NULL').first()) !== null;

/** The nightly job, and as many rounds of the next one as its comparison needs: other tests leave much to compare. */
export async function wholeNight(worker: Env): Promise<void> {
  await nightly(worker, new Date());
  for (let round = 0; round < 50 && (await isComparing()); round += 1) await catchUp(worker);
}
