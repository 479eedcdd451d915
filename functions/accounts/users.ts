import {
  and,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { emailKey, isEmail } from '#domain/mail/email.ts';
import { rowsAsJson } from '../database/rows-as-json.ts';
import { insertFrom } from '../database/insert-from.ts';
import { accessLedger, deletedSignIns, users } from '../database/tables/accounts.ts';
import { onboardings, weightHistory } from '../database/tables/members.ts';
import { conversionOutbox } from '../database/tables/conversions.ts';
import { orders } from '../database/tables/payments.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { LedgerEntry } from './access-levels.ts';
import type { Database } from '../database/open.ts';
import type { Member } from '../ports/identity.ts';

/** The account was deleted after this sign-in, whose token stays formally valid for up to an hour. */
export class DeletedSignIn extends Error {
  constructor() {
    super('The account of this sign-in was deleted.');
    this.name = 'DeletedSignIn';
  }
}

type User = typeof users.$inferSelect;

/** Everything stored about a member, with each weight and each change of access. */
export interface UserRecord {
  user: User;
  onboarding: typeof onboardings.$inferSelect | undefined;
  weights: (typeof weightHistory.$inferSelect)[];
  ledger: LedgerEntry[];
}

export interface UsersOptions {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

type Read<Found> = (which: SQL, condition?: SQL) => Promise<Found | undefined>;

export const verifiedKey = ({ email, emailVerified }: Pick<Member, 'email' | 'emailVerified'>) =>
  emailVerified && isEmail(email) ? emailKey(email) : undefined;

export function createUsers({ db, clock, newId }: UsersOptions) {
  /** Marks a deleted account: sign-ins from before the deletion are refused. */
  const tombstoneOf = (uidHash: string, signedIn: Date) =>
    db
      .select({ one: sql`1` })
      .from(deletedSignIns)
      .where(and(eq(deletedSignIns.uidHash, uidHash), gte(deletedSignIns.deleted, signedIn)));

  const hasOnboarding = eq(onboardings.userId, users.id);

  /** A user, and whether the condition holds: one statement, so one moment. */
  async function readUser(which: SQL, condition: SQL = sql`FALSE`) {
    const [row] = await db
      .select({
        user: getTableColumns(users),
        hasDoneQuiz: isNotNull(onboardings.userId).mapWith(Boolean),
        holds: sql`${condition}`.mapWith(Boolean),
      })
      .from(users)
      .leftJoin(onboardings, hasOnboarding)
      .where(which);
    return row;
  }

  /** The same with all records, whose number grows over the years. */
  async function readRecord(which: SQL, condition: SQL = sql`FALSE`) {
    const [row] = await db
      .select({
        user: getTableColumns(users),
        onboarding: getTableColumns(onboardings),
        weights: rowsAsJson(weightHistory, eq(weightHistory.userId, users.id), weightHistory.id),
        ledger: rowsAsJson(accessLedger, eq(accessLedger.userId, users.id), accessLedger.id),
        holds: sql`${condition}`.mapWith(Boolean),
      })
      .from(users)
      .leftJoin(onboardings, hasOnboarding)
      .where(which);
    return row && { ...row, onboarding: row.onboarding ?? undefined };
  }

  const isOfSignIn = (uid: string) => eq(users.firebaseUid, uid);

  /**
   * Marks the account's address as verified. If two accounts have verified one address, the latest wins: otherwise
   * they would take it from each other on every call.
   */
  async function verify(userId: string, key: string, proved: Date): Promise<void> {
    const holder = and(eq(users.emailKey, key), isNotNull(users.emailVerified), ne(users.id, userId));
    const other = alias(users, 'other');
    const rival = db
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.emailKey, key), isNotNull(other.emailVerified), ne(other.id, userId)));
    const unverified = and(eq(users.id, userId), eq(users.emailKey, key), isNull(users.emailVerified));
    await db.batch([
      db
        .update(users)
        .set({ emailVerified: null })
        .where(and(holder, lte(users.emailVerified, proved))),
      db
        .update(users)
        .set({ emailVerified: proved, mailTrouble: null })
        .where(and(unverified, notExists(rival))),
    ]);
  }

  /** Concurrent calls create one user; a sign-in from before a deletion creates none. */
  async function create(
    { uid, email, isOrdering = false }: Member,
    tombstone: ReturnType<typeof tombstoneOf>,
  ): Promise<void> {
    const contact = isEmail(email) ? email : null;
    const key = contact === null ? null : emailKey(contact);
    const row = {
      id: newId(),
      firebaseUid: uid,
      email: contact,
      emailKey: key,
      created: clock(),
      registeredToOrder: isOrdering,
    };
    await insertFrom(db, users, row, sql`WHERE ${notExists(tombstone)}`).onConflictDoNothing();
  }

  async function findOrCreate<Found extends { holds: boolean }>(member: Member, read: Read<Found>) {
    const tombstone = tombstoneOf(await sha256(member.uid), member.signedIn);
    const find = () => read(isOfSignIn(member.uid), exists(tombstone));
    let known = await find();
    if (!known) {
      await create(member, tombstone);
      known = await find();
    }
    if (!known || known.holds) throw new DeletedSignIn();
    return known;
  }

  /** Creates the account on the first call. Throws `DeletedSignIn`. */
  const ownBy =
    <Found extends { user: User; holds: boolean }>(read: Read<Found>) =>
    async (member: Member): Promise<Found> => {
      const known = await findOrCreate(member, read);
      const { user } = known;
      const key = verifiedKey(member);
      if (key === undefined || user.emailKey !== key || user.emailVerified !== null) return known;
      await verify(user.id, key, member.signedIn);
      return (await read(isOfSignIn(member.uid))) ?? known;
    };

  return {
    verify,
    own: ownBy(readUser),
    ownRecord: ownBy(readRecord),

    find: (userId: string): Promise<UserRecord | undefined> => readRecord(eq(users.id, userId)),

    async nameOf(userId: string | null): Promise<string | undefined> {
      if (userId === null) return undefined;
      const [row] = await db
        .select({ name: onboardings.displayName })
        .from(onboardings)
        .where(eq(onboardings.userId, userId));
      return row?.name;
    },

    async isDeleted({ uid, signedIn }: Pick<Member, 'uid' | 'signedIn'>): Promise<boolean> {
      const found = await tombstoneOf(await sha256(uid), signedIn);
      return found.length > 0;
    },

    /**
     * Never refused as taken: that would reveal who is registered, and a typo could lock out the address's owner.
     * Counts as verified if the provider has verified the same address. The payment service hears of a new one.
     */
    async changeEmail(member: Member, userId: string, email: string): Promise<void> {
      const key = emailKey(email);
      const emailVerified = sql`CASE WHEN email_key = ${key} THEN email_verified ELSE NULL END`;
      const customerVatRate = sql`CASE WHEN email = ${email} THEN customer_vat_rate END`;
      await db
        .update(users)
        .set({ email, emailKey: key, emailVerified, customerVatRate, mailTrouble: null })
        .where(eq(users.id, userId));
      if (verifiedKey(member) === key) await verify(userId, key, member.signedIn);
    },

    /**
     * Deletes the account with all that belongs to it and leaves a tombstone, in one write. Refused while an order is
     * open: nobody could tell afterwards whose it was. Of concurrent deletions one has `erased` it.
     */
    async erase(
      uid: string,
      also: (isGone: SQL) => BatchItem<'sqlite'>[],
    ): Promise<'erased' | 'gone' | 'refused'> {
      const underWay = db
        .select({ one: sql`1` })
        .from(orders)
        .where(and(eq(orders.userId, users.id), inArray(orders.state, ['open', 'processing'])));
      const isErasable = and(eq(users.firebaseUid, uid), notExists(underWay));
      const isGone = sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE firebase_uid = ${uid})`;
      const row = { uidHash: await sha256(uid), deleted: clock() };
      // Before the account goes: afterwards no order is known to be the member's.
      const hers = db.select({ id: users.id }).from(users).where(isErasable);
      const herOrders = db.select({ id: orders.id }).from(orders).where(inArray(orders.userId, hers));
      const [, , erased] = await db.batch([
        db.delete(conversionOutbox).where(inArray(conversionOutbox.orderId, herOrders)),
        // The new version invalidates snapshots that still have the visitor.
        db
          .update(orders)
          .set({ consentReceipt: null, visitor: null, via: null, version: sql`${orders.version} + 1` })
          .where(inArray(orders.userId, hers)),
        db.delete(users).where(isErasable).returning({ id: users.id }),
        ...also(isGone),
        insertFrom(db, deletedSignIns, row, sql`WHERE ${isGone}`).onConflictDoUpdate({
          target: deletedSignIns.uidHash,
          set: { deleted: row.deleted },
        }),
      ]);
      if (erased.length > 0) return 'erased';
      return (await readUser(isOfSignIn(uid))) === undefined ? 'gone' : 'refused';
    },
  };
}

export type Users = ReturnType<typeof createUsers>;
