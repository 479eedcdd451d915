import { and, eq, getTableColumns, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { emailKey, isEmail } from '#domain/email.ts';
import { accessLedger, users } from '../database/tables/accounts.ts';
import { onboardings, weightHistory } from '../database/tables/members.ts';
import type { LedgerEntry } from './access-levels.ts';
import type { Database } from '../database/open.ts';
import type { Member } from '../ports/identity.ts';

/** Who calls, as a verified token says. */
export type Caller = Pick<Member, 'uid' | 'email' | 'userId'>;

/** Everything that is kept about one user. */
export interface UserRecord {
  user: typeof users.$inferSelect;
  onboarding: typeof onboardings.$inferSelect | undefined;
  weights: (typeof weightHistory.$inferSelect)[];
  ledger: LedgerEntry[];
}

export interface UsersOptions {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

type Which = { uid: string } | { userId: string };

/** The table of users: made at the first call with a good token, found by the identity provider's id ever after. */
export function createUsers({ db, clock, newId }: UsersOptions) {
  /** One round trip. */
  async function read(which: Which): Promise<UserRecord | undefined> {
    const one = 'uid' in which ? eq(users.firebaseUid, which.uid) : eq(users.id, which.userId);
    const [[user], [onboarding], weights, ledger] = await db.batch([
      db.select().from(users).where(one),
      db
        .select(getTableColumns(onboardings))
        .from(onboardings)
        .innerJoin(users, eq(users.id, onboardings.userId))
        .where(one),
      db
        .select(getTableColumns(weightHistory))
        .from(weightHistory)
        .innerJoin(users, eq(users.id, weightHistory.userId))
        .where(one)
        .orderBy(weightHistory.id),
      db
        .select(getTableColumns(accessLedger))
        .from(accessLedger)
        .innerJoin(users, eq(users.id, accessLedger.userId))
        .where(one)
        .orderBy(accessLedger.id),
    ]);
    return user && { user, onboarding, weights, ledger };
  }

  /** Twice at once makes one user; an address that another user has already stays with that one. */
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

    /** The caller's record, made at the first call. */
    async own(caller: Caller): Promise<UserRecord> {
      const known = await read(caller);
      if (known) return known;
      await make(caller);
      const made = await read(caller);
      if (!made) throw new Error('A user was made and is not there.');
      return made;
    },

    /** Whether the address is this user's now: not if another one has it. Decided in one statement. */
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

export type Users = ReturnType<typeof createUsers>;
