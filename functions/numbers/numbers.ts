/** The owner's numbers, read from sums of days: the statements stay few, and grow with the days alone. */
import { and, between, eq, gte, inArray, sql } from 'drizzle-orm';
import { leastShown } from '#domain/funnel/small-numbers.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { periodBefore, type Period } from '#domain/numbers/period.ts';
import { numbersView, type Grouping, type NumbersView } from '#domain/numbers/view.ts';
import { addDays } from '#domain/time/calendar.ts';
import { courseCounts, sales, searchMisses, stepSums } from '../database/tables/counters.ts';
import { subscriptions } from '../database/tables/payments.ts';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import type { Day } from '#domain/time/calendar.ts';

const renewalDaysMs = 30 * 86_400_000;
const mostWords = 50;

const modules = { zpp: modulesOf('zpp').length, zpp2: modulesOf('zpp2').length };

export function createNumbers(db: Database, now: () => Date) {
  return {
    async of(period: Period, by: Grouping): Promise<NumbersView> {
      const before = periodBefore(period);
      const isRead = (day: SQLiteColumn) => between(day, before.from, period.to);
      const isNow = (day: SQLiteColumn) => sql<number>`${day} >= ${period.from}`;
      const sum = (column: SQLiteColumn) => sql<number>`sum(${column})`;
      // Money is shown as a whole; by a division only orders and gross.
      const divisions = by === 'device' ? ['none' as const] : ['none' as const, by];
      const soon = new Date(now().getTime() + renewalDaysMs);
      const [steps, sold, stations, words, renewing, [since], visitDays, saleDays] = await db.batch([
        db
          .select({
            isNow: isNow(stepSums.day),
            step: stepSums.step,
            part: stepSums.part,
            n: sum(stepSums.n),
          })
          .from(stepSums)
          .where(and(eq(stepSums.division, by), isRead(stepSums.day)))
          .groupBy(sql`1`, sql`2`, sql`3`),
        db
          .select({
            isNow: isNow(sales.day),
            division: sales.division,
            product: sales.product,
            part: sales.part,
            orders: sum(sales.orders),
            grossCents: sum(sales.grossCents),
            refundedCents: sum(sales.refundedCents),
            disputedCents: sum(sales.disputedCents),
            withdrawals: sum(sales.withdrawals),
            cancellations: sum(sales.cancellations),
            renewals: sum(sales.renewals),
            renewedCents: sum(sales.renewedCents),
            failedRenewals: sum(sales.failedRenewals),
          })
          .from(sales)
          .where(and(inArray(sales.division, divisions), isRead(sales.day)))
          .groupBy(sql`1`, sql`2`, sql`3`, sql`4`),
        db
          .select({
            isNow: isNow(courseCounts.day),
            course: courseCounts.course,
            station: courseCounts.station,
            weeks: courseCounts.weeks,
            n: sum(courseCounts.n),
          })
          .from(courseCounts)
          .where(isRead(courseCounts.day))
          .groupBy(sql`1`, sql`2`, sql`3`, sql`4`),
        db
          .select({ language: searchMisses.language, word: searchMisses.word, n: sum(searchMisses.n) })
          .from(searchMisses)
          // By weeks, by their Mondays.
          .where(between(searchMisses.week, addDays(period.from, -6), period.to))
          .groupBy(searchMisses.language, searchMisses.word)
          .having(gte(sum(searchMisses.n), leastShown))
          .orderBy(sql`3 DESC`, searchMisses.word)
          .limit(mostWords),
        db
          .select({ product: subscriptions.product, n: sql<number>`count(*)` })
          .from(subscriptions)
          .where(and(eq(subscriptions.state, 'live'), between(subscriptions.periodEnd, now(), soon)))
          .groupBy(subscriptions.product),
        db
          .select({ day: sql<Day | null>`min(${stepSums.day})` })
          .from(stepSums)
          .where(eq(stepSums.division, 'none')),
        db
          .select({ day: stepSums.day, n: stepSums.n })
          .from(stepSums)
          .where(
            and(
              eq(stepSums.division, 'none'),
              between(stepSums.day, period.from, period.to),
              eq(stepSums.step, 'landing'),
            ),
          ),
        db
          .select({ day: sales.day, orders: sum(sales.orders), grossCents: sum(sales.grossCents) })
          .from(sales)
          .where(and(eq(sales.division, 'none'), between(sales.day, period.from, period.to)))
          .groupBy(sales.day),
      ]);
      const marked = <Row extends { isNow: number }>(rows: readonly Row[]) =>
        rows.map((row) => ({ ...row, isNow: row.isNow === 1 }));
      return numbersView(
        {
          period,
          before,
          by,
          countedSince: since?.day ?? null,
          steps: marked(steps),
          sales: marked(sold.filter(({ division }) => division === 'none')),
          sources: marked(sold.filter(({ division }) => division === by)),
          stations: marked(stations),
          days: [
            ...visitDays.map(({ day, n }) => ({ day, visits: n, orders: 0, grossCents: 0 })),
            ...saleDays.map((row) => ({ ...row, visits: 0 })),
          ],
          words,
          renewing,
        },
        modules,
      );
    },
  };
}

export type Numbers = ReturnType<typeof createNumbers>;
