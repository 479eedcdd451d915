import { sql } from 'drizzle-orm';
import { addDays, dayInGermany, type Day } from '#domain/time/calendar.ts';
import { searchMisses, speedCounts, stepCounts, stepSums } from '../database/tables/counters.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import { groupings } from '#domain/numbers/view.ts';
import type { Device } from '#domain/funnel/devices.ts';
import type { Entry } from '#domain/funnel/entries.ts';
import type { Step } from '#domain/funnel/steps.ts';
import type { Via } from '#domain/funnel/via.ts';
import type { Metric, Rating } from '#domain/speed/speed.ts';
import type { Locale } from '#domain/text/locales.ts';

/** Closed lists only, so that no personal data can be counted. */
export interface ReachedStep extends Via {
  step: Step;
  language: Locale;
  /** Empty if the visitor's browser did not report it itself. */
  device: Device | '';
}

export interface Misses {
  language: Locale;
  words: readonly string[];
}

/** How fast a page was for a visitor who said yes to measuring. */
export interface Speed {
  /** The kind of page, as of an entry page. */
  page: Entry;
  device: Device;
  metric: Metric;
  rating: Rating;
}

/** Waits in the queue, with the day in Germany on which it happened. */
export type Counted = { day: Day } & (ReachedStep | Misses | Speed);

/** Distinct words a week, so that invented ones cannot fill the database. */
const mostWords = 500;
/** Distinct words per request, so that a flood of invented ones cannot push out all others. */
const mostWordsAtOnce = 50;

/** Of an experiment, its arms. */
const divisions = JSON.stringify([...groupings, 'experiment']);

const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

interface CountersDeps {
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Analytics without cookies: counters in the database. */
export function createCounters(db: Database, { now, log }: CountersDeps) {
  function addSteps(steps: readonly ({ day: Day } & ReachedStep)[]) {
    const { day, step, language, campaign, landing, entry, device, experiment, n } = stepCounts;
    return db
      .insert(stepCounts)
      .select(
        // WHERE is needed: https://www.sqlite.org/lang_upsert.html#parsing_ambiguity
        sql`SELECT value->>'day', value->>'step', value->>'language', value->>'campaign', value->>'landing',
            value->>'entry', value->>'device', value->>'experiment', count(*)
          FROM json_each(${JSON.stringify(steps)}) WHERE TRUE GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`,
      )
      .onConflictDoUpdate({
        target: [day, step, language, campaign, landing, entry, device, experiment],
        set: { n: sql`${n} + excluded.n` },
      });
  }

  function addSums(steps: readonly ({ day: Day } & ReachedStep)[]) {
    const { division, day, step, part, n } = stepSums;
    return db
      .insert(stepSums)
      .select(
        sql`SELECT division.value, reached.value->>'day', reached.value->>'step',
            CASE division.value
              WHEN 'none' THEN ''
              WHEN 'experiment' THEN (reached.value->>'experiment') || '.' || (reached.value->>'landing')
              ELSE reached.value->>division.value END, count(*)
          FROM json_each(${JSON.stringify(steps)}) AS reached, json_each(${divisions}) AS division
          WHERE division.value <> 'experiment' OR reached.value->>'experiment' <> '' GROUP BY 1, 2, 3, 4`,
      )
      .onConflictDoUpdate({ target: [division, day, step, part], set: { n: sql`${n} + excluded.n` } });
  }

  function addSpeeds(speeds: readonly ({ day: Day } & Speed)[]) {
    const { day, page, device, metric, rating, n } = speedCounts;
    return db
      .insert(speedCounts)
      .select(
        sql`SELECT value->>'day', value->>'page', value->>'device', value->>'metric', value->>'rating', count(*)
          FROM json_each(${JSON.stringify(speeds)}) WHERE TRUE GROUP BY 1, 2, 3, 4, 5`,
      )
      .onConflictDoUpdate({
        target: [day, page, device, metric, rating],
        set: { n: sql`${n} + excluded.n` },
      });
  }

  function addMisses(misses: readonly { week: Day; language: string; word: string }[]) {
    const asked = sql`(
      SELECT value->>'week' AS week, value->>'language' AS language, value->>'word' AS word, count(*) AS times
      FROM json_each(${JSON.stringify(misses)}) GROUP BY 1, 2, 3 ORDER BY times DESC, min(key) LIMIT ${mostWordsAtOnce})`;
    const { week, language, word, n } = searchMisses;
    return [
      db
        .insert(searchMisses)
        .select(sql`SELECT week, language, word, times FROM ${asked} WHERE TRUE`)
        .onConflictDoUpdate({ target: [week, language, word], set: { n: sql`${n} + excluded.n` } }),
      // When a week's list is full, the rarest words are dropped, so that invented ones do not keep real ones out.
      db.delete(searchMisses).where(sql`(week, language, word) IN (
        SELECT week, language, word FROM (
          SELECT week, language, word, row_number() OVER (
            PARTITION BY week
            ORDER BY (week, language, word) IN (SELECT week, language, word FROM ${asked}) DESC, n DESC, random()
          ) AS place FROM ${searchMisses} WHERE week IN (SELECT week FROM ${asked})
        ) WHERE place > ${mostWords})`),
    ] as const;
  }

  /** All or nothing. */
  async function add(counted: readonly Counted[]): Promise<void> {
    const steps = counted.filter((one) => 'step' in one);
    const speeds = counted.filter((one) => 'metric' in one);
    const misses = counted
      .filter((one) => 'words' in one)
      .flatMap(({ day, language, words }) => words.map((word) => ({ week: mondayOf(day), language, word })));
    const [first, ...others] = [
      ...(steps.length > 0 ? [addSteps(steps), addSums(steps)] : []),
      ...(speeds.length > 0 ? [addSpeeds(speeds)] : []),
      ...(misses.length > 0 ? addMisses(misses) : []),
    ];
    if (first) await db.batch([first, ...others]);
  }

  return {
    add,

    /** Without the queue, which might deliver it twice: the steps of orders. Never rejects. */
    async count(reached: ReachedStep): Promise<void> {
      try {
        await add([{ day: dayInGermany(now()), ...reached }]);
      } catch (error) {
        log.warn('not_counted', { dependency: 'database', error });
      }
    },
  };
}

export type Counters = ReturnType<typeof createCounters>;
