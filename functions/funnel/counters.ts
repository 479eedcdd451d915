import { sql } from 'drizzle-orm';
import { addDays, dayInGermany, type Day } from '#domain/calendar.ts';
import { funnelCounts, searchMisses } from '../database/tables/counters.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Counters } from '../ports/counters.ts';

/** Different words a week, so that invented ones cannot fill the database. */
const mostWords = 500;

const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

interface CountersDeps {
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Analytics without cookies: counters in the database, one row written (an upsert) per count. */
export function createCounters(db: Database, { now, log }: CountersDeps): Counters {
  async function orLose(write: () => Promise<unknown>) {
    try {
      await write();
    } catch (error) {
      log.warn('not_counted', { dependency: 'database', error });
    }
  }

  return {
    count: ({ step, language, campaign, landing }) =>
      orLose(() =>
        db
          .insert(funnelCounts)
          .values({ day: dayInGermany(now()), step, language, campaign, landing, n: 1 })
          .onConflictDoUpdate({
            target: [
              funnelCounts.day,
              funnelCounts.step,
              funnelCounts.language,
              funnelCounts.campaign,
              funnelCounts.landing,
            ],
            set: { n: sql`${funnelCounts.n} + 1` },
          }),
      ),

    countMisses: (language, words) =>
      orLose(async () => {
        const week = mondayOf(dayInGermany(now()));
        const listed = sql`SELECT value FROM json_each(${JSON.stringify(words)})`;
        // WHERE is needed: https://www.sqlite.org/lang_upsert.html#parsing_ambiguity
        const isAsked = sql`(language = ${language} AND word IN (${listed}))`;
        await db.run(sql`
          INSERT INTO ${searchMisses} (week, language, word, n)
          SELECT ${week}, ${language}, asked.value, 1 FROM (${listed}) AS asked WHERE TRUE
          ON CONFLICT (week, language, word) DO UPDATE SET n = n + 1
        `);
        // When the list is full, the rarest words go, so that invented ones keep no real word out.
        await db.run(sql`
          DELETE FROM ${searchMisses} WHERE week = ${week} AND (language, word) IN (
            SELECT language, word FROM ${searchMisses} WHERE week = ${week} AND NOT ${isAsked}
            ORDER BY n, random()
            LIMIT max(0, (SELECT count(*) FROM ${searchMisses} WHERE week = ${week}) - ${mostWords})
          )
        `);
      }),
  };
}
