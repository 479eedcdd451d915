import { and, eq, getTableColumns, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { emailKey, isEmail } from '#domain/email.ts';
import { accessLedger, onboardings, users, weightHistory } from '../database/tables/members.ts';
import type { LedgerEntry } from './access-levels.ts';
import type { Caller } from './caller.ts';
import type { Database } from '../database/open.ts';

export interface PersonRecord {
  user: typeof users.$inferSelect;
  onboarding: typeof onboardings.$inferSelect | undefined;
  weights: (typeof weightHistory.$inferSelect)[];
  ledger: LedgerEntry[];
}

export interface PeopleOptions {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

type Which = { uid: string } | { userId: string };

export function createPeople({ db, clock, newId }: PeopleOptions) {
  /** Everything about one person in one round trip. */
  async function read(which: Which): Promise<PersonRecord | undefined> {
    const her = 'uid' in which ? eq(users.firebaseUid, which.uid) : eq(users.id, which.userId);
    const [[user], [onboarding], weights, ledger] = await db.batch([
      db.select().from(users).where(her),
      db
        .select(getTableColumns(onboardings))
        .from(onboardings)
        .innerJoin(users, eq(users.id, onboardings.userId))
        .where(her),
      db
        .select(getTableColumns(weightHistory))
        .from(weightHistory)
        .innerJoin(users, eq(users.id, weightHistory.userId))
        .where(her)
        .orderBy(weightHistory.id),
      db
        .select(getTableColumns(accessLedger))
        .from(accessLedger)
        .innerJoin(users, eq(users.id, accessLedger.userId))
        .where(her)
        .orderBy(accessLedger.id),
    ]);
    return user && { user, onboarding, weights, ledger };
  }

  /** Twice at once makes one user; an address that somebody else has already stays with them. */
  async function make({ uid, email }: Caller): Promise<void> {
    const bare = { id: newId(), firebaseUid: uid, created: clock() };
    const withEmail = isEmail(email) ? { ...bare, email, emailKey: emailKey(email) } : bare;
    await db.batch([
      db.insert(users).values(withEmail).onConflictDoNothing(),
      db.insert(users).values(bare).onConflictDoNothing(),
    ]);
  }

  return {
    find: (userId: string) => read({ userId }),

    /** The caller's record, made at her first call. */
    async own(caller: Caller): Promise<PersonRecord> {
      const known = await read(caller);
      if (known) return known;
      await make(caller);
      const made = await read(caller);
      if (!made) throw new Error('A user was made and is not there.');
      return made;
    },

    /** Whether the address is hers now: not if somebody else has it. Decided in one statement. */
    async changeEmail(userId: string, email: string): Promise<boolean> {
      const other = alias(users, 'other');
      const taken = db
        .select({ one: sql`1` })
        .from(other)
        .where(and(eq(other.emailKey, emailKey(email)), ne(other.id, userId)));
      const changed = await db
        .update(users)
        .set({ email, emailKey: emailKey(email) })
        .where(and(eq(users.id, userId), notExists(taken)))
        .returning({ id: users.id });
      return changed.length > 0;
    },
  };
}

export type People = ReturnType<typeof createPeople>;
