import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { healthConsentVersion } from '#domain/health-consent.ts';
import { healthConsents, onboardings, users, weightHistory } from '../database/tables/members.ts';
import type { Database } from '../database/open.ts';

export interface HealthConsentsOptions {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

type Kept = typeof healthConsents.$inferInsert;
export type GivenHealthConsent = Pick<Kept, 'receipt' | 'uid' | 'version' | 'textHash' | 'language' | 'said'>;

/** Ends a consent that holds. Somebody who never agreed, or took it back already, leaves no second end. */
export function withdrawal({ db, clock, newId }: HealthConsentsOptions, uid: SQL) {
  const now = clock().getTime();
  return db.insert(healthConsents).select(sql`
    SELECT NULL, ${newId()}, uid, 'withdrawn', version, text_hash, language, ${now}, ${now}
    FROM ${healthConsents}
    WHERE verb = 'given' AND id = (SELECT max(id) FROM ${healthConsents} WHERE uid = ${uid})
  `);
}

/** A person's consent to the processing of her health data: given, holding, withdrawn. */
export function createHealthConsents(options: HealthConsentsOptions) {
  const { db, clock } = options;

  async function lastWord(uid: string) {
    const [last] = await db
      .select()
      .from(healthConsents)
      .where(eq(healthConsents.uid, uid))
      .orderBy(desc(healthConsents.id))
      .limit(1);
    return last;
  }

  return {
    /** Kept once: a receipt that was withdrawn since does not rise again by being told again. */
    async giveHealthConsent(consent: GivenHealthConsent): Promise<void> {
      await db
        .insert(healthConsents)
        .values({ ...consent, verb: 'given', at: clock() })
        .onConflictDoNothing({ target: healthConsents.receipt });
    },

    /** Whether she has agreed, to the text as it stands today, and not taken it back. */
    async holdsHealthConsent(uid: string): Promise<boolean> {
      const last = await lastWord(uid);
      return last?.verb === 'given' && last.version >= healthConsentVersion;
    },

    /** Since when she agrees, to whichever text; nothing where she does not. */
    async healthConsent(uid: string): Promise<Date | undefined> {
      const last = await lastWord(uid);
      return last?.verb === 'given' ? last.said : undefined;
    },

    /** Her health answers go in the same breath as her consent. */
    async withdrawHealthConsent(uid: string): Promise<void> {
      const hers = db.select({ id: users.id }).from(users).where(eq(users.firebaseUid, uid));
      await db.batch([
        withdrawal(options, sql`${uid}`),
        db.delete(onboardings).where(inArray(onboardings.userId, hers)),
        db.delete(weightHistory).where(inArray(weightHistory.userId, hers)),
      ]);
    },
  };
}
