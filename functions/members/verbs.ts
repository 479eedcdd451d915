import { and, eq, isNull, sql } from 'drizzle-orm';
import { levelsOf } from './access-levels.ts';
import { withdrawal, type HealthConsentsOptions } from './health-consents.ts';
import { accessLedger, healthConsents, users } from '../database/tables/members.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { Caller } from './caller.ts';
import type { People } from './people.ts';

interface Change {
  userId: string;
  level: AccessLevel;
  source: string;
  reason: string;
  key: string;
}

/** What the Worker itself does with people. No field of the contract leads here. */
export function createVerbs(people: People, options: HealthConsentsOptions) {
  const { db, clock } = options;

  async function append(entry: Omit<typeof accessLedger.$inferInsert, 'id' | 'at'>): Promise<void> {
    await db
      .insert(accessLedger)
      .values({ ...entry, at: clock() })
      .onConflictDoNothing({ target: accessLedger.key });
  }

  return {
    grant: ({ until, ...change }: Change & { until?: Date }) =>
      append({ ...change, verb: 'grant', until: until ?? null }),

    revoke: (change: Change) => append({ ...change, verb: 'revoke' }),

    async access(userId: string): Promise<AccessLevel[]> {
      const entries = await db.select().from(accessLedger).where(eq(accessLedger.userId, userId));
      return levelsOf(entries, clock());
    },

    async account(caller: Caller) {
      const { user } = await people.own(caller);
      const { id: userId, email, stripeCustomerId } = user;
      return { userId, email: email ?? undefined, customer: stripeCustomerId ?? undefined };
    },

    async keepCustomer(userId: string, customer: string, instead: string | undefined): Promise<string> {
      const before =
        instead === undefined ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, instead);
      await db
        .update(users)
        .set({ stripeCustomerId: customer })
        .where(and(eq(users.id, userId), before));
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      return user?.stripeCustomerId ?? customer;
    },

    async exportPerson(userId: string): Promise<Record<string, unknown> | undefined> {
      const record = await people.find(userId);
      return (
        record && {
          user: record.user,
          onboarding: record.onboarding ?? null,
          weightHistory: record.weights,
          accessLedger: record.ledger,
          healthConsents: await db
            .select()
            .from(healthConsents)
            .where(eq(healthConsents.uid, record.user.firebaseUid)),
        }
      );
    },

    /** Everything about her hangs on her row and goes with it; the proof of a consent that this ends stays. */
    async erasePerson(userId: string): Promise<void> {
      const uid = sql`(SELECT firebase_uid FROM ${users} WHERE id = ${userId})`;
      await db.batch([withdrawal(options, uid), db.delete(users).where(eq(users.id, userId))]);
    },

    answers: async (): Promise<boolean> => {
      try {
        await db.select({ id: users.id }).from(users).limit(1);
        return true;
      } catch {
        return false;
      }
    },
  };
}
