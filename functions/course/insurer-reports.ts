import { isNull, sql } from 'drizzle-orm';
import type { InsurerReport } from '#domain/course/insurer-report.ts';
import { insurerReports } from '../database/tables/insurers.ts';
import type { Database } from '../database/open.ts';

/** So many are named in the operator's mail. */
const mostListed = 10;

/**
 * What visitors say that their insurers paid, held for a person to check (`npm run insurer-reports`): user-generated
 * content that is never shown unmoderated. Nothing reads it but the operator's mail and that command.
 */
export function createInsurerReports(db: Database) {
  return {
    /** A report that arrives twice is kept once. */
    async keep(id: string, { year, ...report }: InsurerReport, received: Date): Promise<void> {
      await db
        .insert(insurerReports)
        .values({ id, courseYear: year, ...report, received })
        .onConflictDoNothing();
    },

    /** How many nobody has checked. */
    async waiting() {
      const rows = await db
        .select({
          id: insurerReports.id,
          received: insurerReports.received,
          count: sql<number>`count(*) OVER ()`,
        })
        .from(insurerReports)
        .where(isNull(insurerReports.closed))
        .orderBy(insurerReports.received)
        .limit(mostListed);
      const [first] = rows;
      return { count: first?.count ?? 0, since: first?.received, ids: rows.map(({ id }) => id) };
    },
  };
}
