/** How fast the pages were, read from sums of days. */
import { between, sql } from 'drizzle-orm';
import { speedView, type SpeedGrouping, type SpeedView } from '#domain/numbers/speed-view.ts';
import { speedCounts } from '../database/tables/counters.ts';
import type { Period } from '#domain/numbers/period.ts';
import type { Day } from '#domain/time/calendar.ts';
import type { Database } from '../database/open.ts';

export function createSpeed(db: Database) {
  const { day, page, device, metric, rating, n } = speedCounts;
  const partOf = { none: sql<string>`${day}`, entry: sql<string>`${page}`, device: sql<string>`${device}` };
  return async (period: Period, by: SpeedGrouping): Promise<SpeedView> => {
    const [rows, [since]] = await db.batch([
      db
        .select({ part: partOf[by], metric, rating, n: sql<number>`sum(${n})` })
        .from(speedCounts)
        .where(between(day, period.from, period.to))
        .groupBy(sql`1`, metric, rating),
      db.select({ day: sql<Day | null>`min(${day})` }).from(speedCounts),
    ]);
    return speedView({ period, by, countedSince: since?.day ?? null }, rows);
  };
}
