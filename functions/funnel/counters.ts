import { sql } from 'drizzle-orm';
import { addDays, dayInGermany, type Day } from '#domain/calendar.ts';
import { funnelCounts, searchMisses } from '../database/tables/counters.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Counters } from '../ports/counters.ts';

/** So many different words a week: nobody fills the database with inventions. */
const mostWords = 500;

const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

interface CountersDeps {
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Analytics without cookies: counters in the database. One more is one row written (an upsert), and no index. */
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
        // https://www.sqlite.org/lang_upsert.html#parsing_ambiguity: hence WHERE.
        const isAsked = sql`(language = ${language} AND word IN (${listed}))`;
        await db.run(sql`
          INSERT INTO ${searchMisses} (week, language, word, n)
          SELECT ${week}, ${language}, asked.value, 1 FROM (${listed}) AS asked WHERE TRUE
          ON CONFLICT (week, language, word) DO UPDATE SET n = n + 1
        `);
        // A full list lets go of the rarest, so that a flood of inventions keeps no real word out.
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
