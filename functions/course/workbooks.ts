import { and, eq, sql } from 'drizzle-orm';
import { withEntries, type Entries } from '#domain/course/workbook.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { courseWorkbooks } from '../database/tables/workbooks.ts';
import { isRefusedWith, type Database } from '../database/open.ts';

interface WorkbookKey {
  userId: string;
  course: CourseKey;
  module: string;
}

/** Per workbook, as JSON: far more than all fields need. */
const mostCharacters = 100_000;

/** Course workbooks, stored with an explicit consent (Art. 9 GDPR). */
export function createWorkbooks(db: Database, now: () => Date) {
  return {
    async read({ userId, course, module }: WorkbookKey): Promise<Entries> {
      const [row] = await db
        .select()
        .from(courseWorkbooks)
        .where(
          and(
            eq(courseWorkbooks.userId, userId),
            eq(courseWorkbooks.course, course),
            eq(courseWorkbooks.module, module),
          ),
        );
      return row?.entries ?? {};
    },

    /**
     * Merges entries in one statement, so that two devices writing different fields do not overwrite each other.
     * @see https://www.sqlite.org/json1.html#jpatch
     */
    async write(
      key: WorkbookKey,
      changed: Entries,
    ): Promise<'written' | 'workbook_too_large' | 'workbook_consent_missing'> {
      const patch = JSON.stringify(
        Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, text === '' ? null : text])),
      );
      const fresh = withEntries({}, changed);
      // A write can only add to the size.
      if (JSON.stringify(fresh).length > mostCharacters) return 'workbook_too_large';
      const patched = sql`json_patch(${courseWorkbooks.entries}, ${patch})`;
      try {
        const { meta } = await db
          .insert(courseWorkbooks)
          .values({ ...key, entries: fresh, changed: now() })
          .onConflictDoUpdate({
            target: [courseWorkbooks.userId, courseWorkbooks.course, courseWorkbooks.module],
            set: { entries: patched, changed: now() },
            setWhere: sql`length(${patched}) <= ${mostCharacters}`,
          });
        return meta.changes > 0 ? 'written' : 'workbook_too_large';
      } catch (error) {
        if (isRefusedWith('no workbook without consent', error)) return 'workbook_consent_missing';
        throw error;
      }
    },

    /** For the export (Art. 15 and 20 GDPR). */
    of: (userId: string) => db.select().from(courseWorkbooks).where(eq(courseWorkbooks.userId, userId)),
  };
}
