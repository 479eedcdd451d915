import { z } from 'zod';
import { bodies } from '#site/api/bodies.ts';
import { countMisses } from '#site/api/search-misses.ts';
import { dayInGermany, isDay, type Day } from '#domain/time/calendar.ts';
import { isBrowserStep, type BrowserStep } from '#domain/funnel/steps.ts';
import { campaigns } from '#domain/funnel/via.ts';
import { devices } from '#domain/funnel/devices.ts';
import { entries } from '#domain/funnel/entries.ts';
import { isExperiment } from '#domain/funnel/experiment-names.ts';
import { isLanding, type Landing } from '#domain/funnel/landing-names.ts';
import { metrics, ratings } from '#domain/speed/speed.ts';
import { locales } from '#domain/text/locales.ts';
import type { Log } from '../log.ts';
import type { Counted, Misses, ReachedStep, Speed } from './counters.ts';

/** Queued by our own Worker, perhaps an older version. */
const day = z.custom<Day>(isDay);
const form = z.union([
  z.object({
    day,
    step: z.custom<BrowserStep>(isBrowserStep),
    language: z.enum(locales),
    campaign: z.enum(campaigns),
    landing: z.custom<Landing | ''>((value) => value === '' || isLanding(value)),
    entry: z.enum(entries).or(z.literal('')).default(''),
    device: z.enum(devices).or(z.literal('')).default(''),
    experiment: z.custom<string>((value) => value === '' || isExperiment(value)).default(''),
  }),
  z.object({
    day,
    page: z.enum(entries),
    device: z.enum(devices),
    metric: z.enum(metrics),
    rating: z.enum(ratings),
  }),
  bodies[countMisses.path].body.extend({ day }),
]);

interface CountQueueDeps {
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/**
 * Counts wait in a queue until a hundred of them become one statement: the database has one thread, which orders
 * need. Never rejects: a lost count must not disturb the visitor.
 */
export const createCountQueue =
  (queue: Queue<Counted>, { now, log }: CountQueueDeps) =>
  async (counted: ReachedStep | Misses | Speed): Promise<void> => {
    try {
      await queue.send({ day: dayInGermany(now()), ...counted });
    } catch (error) {
      log.warn('not_counted', { dependency: 'queue', error });
    }
  };

interface ConsumeDeps {
  add: (counted: readonly Counted[]) => Promise<void>;
  retry: (batch: MessageBatch) => void;
  log: Pick<Log, 'warn'>;
}

/**
 * A queue delivers at least once: a batch that was stored but not acknowledged is counted again. That is acceptable
 * for visits, which are estimates anyway.
 */
export async function consumeCounts(batch: MessageBatch, { add, retry, log }: ConsumeDeps): Promise<void> {
  const read = batch.messages.map(({ body }) => form.safeParse(body));
  const counted = read.flatMap(({ data }) => (data ? [data] : []));
  if (counted.length < read.length) log.warn('counts_unreadable', { count: read.length - counted.length });
  try {
    await add(counted);
    for (const message of batch.messages) message.ack();
  } catch (error) {
    log.warn('counts_not_stored', { dependency: 'database', count: counted.length, error });
    retry(batch);
  }
}
