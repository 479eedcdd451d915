import { eq, inArray, sql } from 'drizzle-orm';
import { clockToleranceMs } from '#domain/confirmed.ts';
import { healthConsentVersion } from '#domain/health-consent.ts';
import { insertFrom } from '../database/insert-from.ts';
import { healthConsents, users } from '../database/tables/accounts.ts';
import { onboardings, weightHistory } from '../database/tables/members.ts';
import { consentInForce, endConsent } from './consents.ts';
import { DeletedSignIn, type Users, type UsersOptions } from './users.ts';
import type { Locale } from '#domain/locales.ts';
import type { Member } from '../ports/identity.ts';

interface GivenHealthConsent {
  receipt: string;
  version: number;
  textHash: string;
  language: Locale;
  said: Date;
}

/** Consents to the processing of health data (Art. 9 GDPR). */
export function createHealthConsents(records: Pick<Users, 'own' | 'find'>, options: UsersOptions) {
  const { db, clock } = options;

  const inForce = (uid: string) => consentInForce(db, healthConsents, uid);

  return {
    /**
     * Idempotent: neither a withdrawn receipt that is sent again nor one from another device that is older than the
     * withdrawal restores consent. No foreign key guards it, so the write itself checks that the account exists. Throws
     * `DeletedSignIn`, also while the account is being deleted.
     */
    async giveHealthConsent(
      member: Member,
      { receipt, version, textHash, language, said }: GivenHealthConsent,
    ): Promise<void> {
      const { user } = await records.own(member);
      const isThere = sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${user.id})`;
      const isLater = sql`NOT EXISTS (
        SELECT 1 FROM ${healthConsents} AS ended
        WHERE ended.uid = ${member.uid} AND ended.verb = 'withdrawn' AND ended.said > ${said.getTime() + clockToleranceMs}
      )`;
      const row = {
        receipt,
        uid: member.uid,
        verb: 'given' as const,
        version,
        textHash,
        language,
        said,
        at: clock(),
      };
      await insertFrom(db, healthConsents, row, sql`WHERE ${isThere} AND ${isLater}`).onConflictDoNothing({
        target: healthConsents.receipt,
      });
      if (!(await records.find(user.id))) throw new DeletedSignIn();
    },

    /** Whether there is a consent to the current text that has not been withdrawn. */
    holdsHealthConsent: async (uid: string) => ((await inForce(uid))?.version ?? 0) >= healthConsentVersion,

    /** When the consent was given, to any version of the text. */
    healthConsent: async (uid: string) => (await inForce(uid))?.said,

    /** Deletes the health answers in the same batch. */
    async withdrawHealthConsent(uid: string): Promise<void> {
      const userId = db.select({ id: users.id }).from(users).where(eq(users.firebaseUid, uid));
      await db.batch([
        endConsent(options, healthConsents, uid),
        db.delete(onboardings).where(inArray(onboardings.userId, userId)),
        db.delete(weightHistory).where(inArray(weightHistory.userId, userId)),
      ]);
    },
  };
}
