import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { clockToleranceMs } from '#domain/time/confirmed.ts';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { healthConsentVersion } from '#domain/consent/health-consent.ts';
import { insertFrom } from '../database/insert-from.ts';
import { explicitConsents, users } from '../database/tables/accounts.ts';
import { onboardings, weightHistory } from '../database/tables/members.ts';
import { courseWorkbooks } from '../database/tables/workbooks.ts';
import { DeletedSignIn, type Users, type UsersOptions } from './users.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Member } from '../ports/identity.ts';

export type Purpose = (typeof explicitConsents.$inferSelect)['purpose'];

/** `said` is by the device's clock. */
interface GivenConsent {
  receipt: string;
  version: number;
  textHash: string;
  language: Locale;
  said: Date;
}

const currentVersion = { health: healthConsentVersion, workbook: workbookConsentVersion } as const;

/** Explicit consents (Art. 9 GDPR) and their withdrawals; a person's last row of a purpose counts. */
export function createConsents(records: Pick<Users, 'own'>, { db, clock, newId }: UsersOptions) {
  const isOf = (purpose: Purpose, uid: string) =>
    and(eq(explicitConsents.uid, uid), eq(explicitConsents.purpose, purpose));

  async function inForce(purpose: Purpose, uid: string) {
    const [last] = await db
      .select()
      .from(explicitConsents)
      .where(isOf(purpose, uid))
      .orderBy(desc(explicitConsents.id))
      .limit(1);
    return last?.verb === 'given' ? last : undefined;
  }

  /** Does nothing if no consent is in force. */
  function end(purpose: Purpose, uid: string, condition = sql`TRUE`) {
    const now = clock();
    const row = {
      receipt: newId(),
      uid,
      purpose,
      verb: 'withdrawn' as const,
      version: sql`version`,
      textHash: sql`text_hash`,
      language: sql`language`,
      said: now,
      at: now,
    };
    const last = sql`(SELECT max(id) FROM ${explicitConsents} WHERE uid = ${uid} AND purpose = ${purpose})`;
    const from = sql`FROM ${explicitConsents} WHERE verb = 'given' AND id = ${last} AND ${condition}`;
    return insertFrom(db, explicitConsents, row, from);
  }

  return {
    end,

    /**
     * Idempotent: neither a withdrawn receipt that is sent again nor one from another device that is older than the
     * withdrawal restores consent. No foreign key guards it, so the write itself checks that the account exists. Throws
     * `DeletedSignIn`, also while the account is being deleted.
     */
    async give(purpose: Purpose, member: Member, { said, ...given }: GivenConsent): Promise<void> {
      const { user } = await records.own(member);
      const { uid } = member;
      const isThere = sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${user.id})`;
      const isLater = sql`NOT EXISTS (
        SELECT 1 FROM ${explicitConsents} AS ended WHERE ended.uid = ${uid} AND ended.purpose = ${purpose}
          AND ended.verb = 'withdrawn' AND ended.said > ${said.getTime() + clockToleranceMs}
      )`;
      const row = { ...given, uid, purpose, verb: 'given' as const, said, at: clock() };
      await insertFrom(db, explicitConsents, row, sql`WHERE ${isThere} AND ${isLater}`).onConflictDoNothing({
        target: explicitConsents.receipt,
      });
      const [kept] = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id));
      if (!kept) throw new DeletedSignIn();
    },

    /** Since when there is a consent to the current text. */
    async holdsSince(purpose: Purpose, uid: string): Promise<Date | undefined> {
      const last = await inForce(purpose, uid);
      return last && last.version >= currentVersion[purpose] ? last.said : undefined;
    },

    /** The same for any version of the text, so that consent to an older one can be withdrawn. */
    givenSince: async (purpose: Purpose, uid: string) => (await inForce(purpose, uid))?.said,

    /** Deletes what was stored with the consent in the same batch. */
    async withdraw(purpose: Purpose, uid: string): Promise<void> {
      const userId = db.select({ id: users.id }).from(users).where(eq(users.firebaseUid, uid));
      const deletions = {
        health: [
          db.delete(onboardings).where(inArray(onboardings.userId, userId)),
          db.delete(weightHistory).where(inArray(weightHistory.userId, userId)),
        ],
        workbook: [db.delete(courseWorkbooks).where(inArray(courseWorkbooks.userId, userId))],
      };
      await db.batch([end(purpose, uid), ...deletions[purpose]]);
    },

    /** For the export. */
    ofPerson: (uid: string) => db.select().from(explicitConsents).where(eq(explicitConsents.uid, uid)),
  };
}

export type Consents = ReturnType<typeof createConsents>;
