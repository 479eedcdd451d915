import { and, eq, inArray, sql } from 'drizzle-orm';
import { withEntries, type Entries } from '#domain/course/workbook.ts';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { consentInForce, endConsent } from '../accounts/consents.ts';
import { users } from '../database/tables/accounts.ts';
import { courseWorkbooks, workbookConsents } from '../database/tables/workbooks.ts';
import { isRefusedWith } from '../database/open.ts';
import type { UsersOptions } from '../accounts/users.ts';

/** `said` is by the device's clock. */
interface GivenConsent {
  receipt: string;
  version: number;
  textHash: string;
  said: Date;
}

interface Place {
  userId: string;
  course: CourseKey;
  module: string;
}

/** Per workbook, as JSON: far more than all fields need. */
const mostCharacters = 100_000;

/** Course workbooks, stored with an explicit consent (Art. 9 GDPR). */
export function createWorkbooks(options: UsersOptions) {
  const { db, clock } = options;
  const at = ({ userId, course, module }: Place) =>
    and(
      eq(courseWorkbooks.userId, userId),
      eq(courseWorkbooks.course, course),
      eq(courseWorkbooks.module, module),
    );

  const inForce = (uid: string) => consentInForce(db, workbookConsents, uid);

  async function read(place: Place): Promise<Entries> {
    const [row] = await db.select().from(courseWorkbooks).where(at(place));
    return row?.entries ?? {};
  }

  return {
    read,

    /** Idempotent: sending a withdrawn receipt again does not restore consent. */
    async consent(uid: string, { receipt, version, textHash, said }: GivenConsent): Promise<void> {
      await db
        .insert(workbookConsents)
        .values({ receipt, uid, verb: 'given', version, textHash, said, at: clock() })
        .onConflictDoNothing({ target: workbookConsents.receipt });
    },

    /** Since when there is a consent to the current text. */
    async consentOf(uid: string): Promise<Date | undefined> {
      const last = await inForce(uid);
      return last && last.version >= workbookConsentVersion ? last.said : undefined;
    },

    /** The same for any version of the text, so that consent to an older one can be withdrawn. */
    heldSince: async (uid: string) => (await inForce(uid))?.said,

    /** Deletes the workbooks in the same batch. */
    async withdraw(uid: string): Promise<void> {
      const userId = db.select({ id: users.id }).from(users).where(eq(users.firebaseUid, uid));
      await db.batch([
        endConsent(options, workbookConsents, uid),
        db.delete(courseWorkbooks).where(inArray(courseWorkbooks.userId, userId)),
      ]);
    },

    /**
     * Merges entries in one statement, so that two devices writing different fields do not overwrite each other.
     * @see https://www.sqlite.org/json1.html#jpatch
     */
    async write(
      place: Place,
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
          .values({ ...place, entries: fresh, changed: clock() })
          .onConflictDoUpdate({
            target: [courseWorkbooks.userId, courseWorkbooks.course, courseWorkbooks.module],
            set: { entries: patched, changed: clock() },
            setWhere: sql`length(${patched}) <= ${mostCharacters}`,
          });
        return meta.changes > 0 ? 'written' : 'workbook_too_large';
      } catch (error) {
        if (isRefusedWith('no workbook without consent', error)) return 'workbook_consent_missing';
        throw error;
      }
    },

    /** For the export (Art. 15 and 20 GDPR). */
    async everythingOf(userId: string, uid: string) {
      const [workbooks, consents] = await db.batch([
        db.select().from(courseWorkbooks).where(eq(courseWorkbooks.userId, userId)),
        db.select().from(workbookConsents).where(eq(workbookConsents.uid, uid)),
      ]);
      return { workbooks, workbookConsents: consents };
    },
  };
}
