/** The owners' mail on Mondays: the week that has ended, beside the one before. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { certified } from '#domain/course/generated/certified.ts';
import { experiments } from '#domain/experiments/generated/experiments.ts';
import { stateOn } from '#domain/experiments/experiment.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { courseTitles } from '#domain/course/titles.ts';
import { addDays, dayInGermany, isDay, startOfDay, type Day } from '#domain/time/calendar.ts';
import { staffLevelsOf } from '../accounts/access-levels.ts';
import { insertFrom } from '../database/insert-from.ts';
import { accessLedger, users } from '../database/tables/accounts.ts';
import { stepSums } from '../database/tables/counters.ts';
import { mails } from '../database/tables/mails.ts';
import type { Numbers } from './numbers.ts';
import type { Database } from '../database/open.ts';
import type { Ending, WeekFacts } from '../mails/weekly-numbers.ts';

/** In the morning. */
const sentAfterMs = 6 * 3_600_000;

/** Both are early enough to do something about it. */
const daysAhead = { experiment: 14, certification: 90 } as const;

/** What runs out soon or already has. */
function endingsOn(today: Day): Ending[] {
  const titles = courseTitles('de');
  return [
    ...Object.entries(experiments).flatMap(([name, experiment]): Ending[] => {
      const state = stateOn(experiment, today);
      if (state === 'ended') return [{ kind: 'experiment_over', name, on: experiment.end }];
      const isSoon = state === 'running' && experiment.end <= addDays(today, daysAhead.experiment);
      return isSoon ? [{ kind: 'experiment', name, on: experiment.end }] : [];
    }),
    ...courseKeys.flatMap((course): Ending[] => {
      const { until, sample } = certified[course];
      const name = titles[course];
      if (sample) return [{ kind: 'sample', name }];
      const isSoon = until <= addDays(today, daysAhead.certification);
      return isSoon ? [{ kind: 'certification', name, on: until }] : [];
    }),
  ];
}

interface WeeklyDeps {
  numbers: Numbers;
  isOn: boolean;
  now: () => Date;
}

export function createWeekly(db: Database, { numbers, isOn, now }: WeeklyDeps) {
  return {
    /** On Mondays in Germany: one mail for each owner, unless nobody visited the site. Repeating this is a no-op. */
    async queueDue(): Promise<void> {
      const monday = dayInGermany(now());
      if (!isOn || new Date(monday).getUTCDay() !== 1) return;
      const about = sql`owner.user_id || ${`:${monday}`}`;
      const isVisited = sql`EXISTS (SELECT 1 FROM ${stepSums} WHERE division = 'none' AND step = 'landing'
        AND day BETWEEN ${addDays(monday, -7)} AND ${addDays(monday, -1)})`;
      const owners = sql`FROM (
        SELECT user_id, verb, max(id) FROM ${accessLedger} WHERE level = 'OWNER' GROUP BY user_id, source
      ) AS owner WHERE owner.verb = 'grant' AND ${isVisited}`;
      const key = sql`'weekly_numbers ' || ${about}`;
      const due = new Date(startOfDay(monday).getTime() + sentAfterMs);
      const row = { key, kind: 'weekly_numbers' as const, about, queued: now(), due };
      await insertFrom(db, mails, row, owners).onConflictDoNothing();
    },

    /** Undefined if she does not read the numbers any more. */
    async mailFacts(about: string): Promise<WeekFacts | undefined> {
      const [id = '', monday] = about.split(':');
      if (!isDay(monday)) return undefined;
      const [row] = await db
        .select({ to: users.email })
        .from(users)
        .where(and(eq(users.id, id), isNotNull(users.emailVerified)));
      const entries = await db.select().from(accessLedger).where(eq(accessLedger.userId, id));
      if (!row?.to || !staffLevelsOf(entries, now()).includes('OWNER')) return undefined;
      const view = await numbers.of({ from: addDays(monday, -7), to: addDays(monday, -1) }, 'none');
      return { to: row.to, view, endings: endingsOn(dayInGermany(now())) };
    },
  };
}
