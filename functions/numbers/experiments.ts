import { and, between, eq, gte, sql } from 'drizzle-orm';
import { experiments } from '#domain/experiments/generated/experiments.ts';
import { reportOf, type ExperimentReport } from '#domain/experiments/report.ts';
import { orderSteps } from '#domain/funnel/steps.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { sales, stepSums } from '../database/tables/counters.ts';
import type { Database } from '../database/open.ts';

/** What the orders of all experiments say, the latest first. */
export function createExperimentReports(db: Database, now: () => Date) {
  return async (): Promise<ExperimentReport[]> => {
    const known = Object.entries(experiments).toSorted(([, a], [, b]) => (a.begin < b.begin ? 1 : -1));
    const first = known.at(-1)?.[1].begin;
    if (first === undefined) return [];
    const today = dayInGermany(now());
    const [visits, sold, recent] = await db.batch([
      db
        .select({ part: stepSums.part, n: sql<number>`sum(${stepSums.n})` })
        .from(stepSums)
        .where(
          and(eq(stepSums.division, 'experiment'), gte(stepSums.day, first), eq(stepSums.step, 'landing')),
        )
        .groupBy(stepSums.part),
      db
        .select({
          part: sales.part,
          product: sales.product,
          orders: sql<number>`sum(${sales.orders})`,
          cents: sql<number>`sum(${sales.grossCents})`,
        })
        .from(sales)
        .where(and(eq(sales.division, 'experiment'), gte(sales.day, first)))
        .groupBy(sales.part, sales.product),
      db
        .select({ landing: stepSums.part, n: sql<number>`sum(${stepSums.n})` })
        .from(stepSums)
        .where(
          and(
            eq(stepSums.division, 'landing'),
            between(stepSums.day, addDays(today, -28), addDays(today, -1)),
            eq(stepSums.step, 'landing'),
          ),
        )
        .groupBy(stepSums.part),
    ]);
    return known.map(([name, experiment]) => {
      const figures = experiment.arms.map(({ landing }) => {
        const arm = `${name}.${landing}`;
        const bought = sold.filter(
          ({ part, product }) =>
            part === arm && orderSteps[productOf(product).kind].paid === experiment.decides,
        );
        return {
          visits: visits.find(({ part }) => part === arm)?.n ?? 0,
          paid: bought.reduce((sum, { orders }) => sum + orders, 0),
          cents: bought.reduce((sum, { cents }) => sum + cents, 0),
        };
      });
      const lately = recent.filter(({ landing }) => experiment.arms.some((arm) => arm.landing === landing));
      const recentVisits = lately.reduce((sum, { n }) => sum + n, 0);
      return reportOf([name, experiment], figures, recentVisits, today);
    });
  };
}
