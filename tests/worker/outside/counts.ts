import { env } from 'cloudflare:workers';
import { anyAddress, call, freshWorker, site } from './call.ts';
import { collecting, handOver } from './conversions.ts';
import type { Env } from '../../../functions/env.ts';
import type { Counted } from '../../../functions/funnel/counters.ts';

export const visitor = {
  'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  'Sec-Fetch-Site': 'same-origin',
};

const { queue, bodies } = collecting<Counted>();
/** Its counts are collected until `storeCounts` delivers them. */
export const countingWorker = freshWorker({ COUNTS: queue });

/** Delivers counts to the consumer; returns what became of each. */
export const storeCounts = (counts: readonly unknown[], worker: Env = env) =>
  handOver(counts, worker, 1, 'valea-counts');
export const storeWaiting = () => storeCounts(bodies.splice(0));

export const beacon = (path: string, headers: Record<string, string> = {}, worker: Env = countingWorker) =>
  call(
    new Request(`${site}/api/count/${path}`, {
      method: 'POST',
      headers: { Origin: site, 'CF-Connecting-IP': anyAddress(), ...visitor, ...headers },
    }),
    worker,
  );

/** By day, step, language, campaign and landing page. */
export async function counts(): Promise<Record<string, number>> {
  const columns = 'day, step, language, campaign, landing';
  const { results } = await env.DB.prepare(
    `SELECT ${columns}, sum(n) AS n FROM step_counts GROUP BY ${columns}`,
  ).all<Record<string, string | number>>();
  return Object.fromEntries(
    results.map(({ day, step, language, campaign, landing, n }) => [
      [day, step, language, campaign, landing].join(' '),
      Number(n),
    ]),
  );
}

/** What `act` has counted, without the day. */
export async function counted(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await act();
  await storeWaiting();
  const after = await counts();
  return Object.fromEntries(
    Object.entries(after).flatMap(([key, n]) => {
      const more = n - (before[key] ?? 0);
      return more === 0 ? [] : [[key.slice(key.indexOf(' ') + 1), more]];
    }),
  );
}
