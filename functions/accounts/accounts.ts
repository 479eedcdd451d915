import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { accessLedger, healthConsents, users } from '../database/tables/accounts.ts';
import { guaranteeDays } from '#domain/shop/guarantee.ts';
import { endOfWorkbookConsent } from '../course/workbooks.ts';
import { levelsOf, staffLevelsOf } from './access-levels.ts';
import { createHealthConsents, withdrawal } from './health-consents.ts';
import type { Accounts } from '../ports/accounts.ts';
import { verifiedKey, type Users, type UsersOptions } from './users.ts';

/** Our own records of a member. An external data API only holds copies of what it shows. */
export function createAccounts(records: Users, options: UsersOptions): Accounts {
  const { db, clock } = options;

  return {
    ...createHealthConsents(records, options),

    async access(userId) {
      const entries = await db.select().from(accessLedger).where(eq(accessLedger.userId, userId));
      return levelsOf(entries, clock());
    },

    /** Read at each request, so that taking a level back works at once. Creates no account. */
    async staffLevels(uid) {
      const entries = await db
        .select(getTableColumns(accessLedger))
        .from(accessLedger)
        .innerJoin(users, eq(users.id, accessLedger.userId))
        .where(eq(users.firebaseUid, uid));
      return staffLevelsOf(entries, clock());
    },

    async account(member) {
      const { user, onboarding } = await records.own(member);
      const { id: userId, email, emailKey, emailVerified, stripeCustomerId } = user;
      const proved = [verifiedKey(member), emailVerified === null ? undefined : (emailKey ?? undefined)];
      return {
        userId,
        email: email ?? undefined,
        verifiedEmails: [...new Set(proved.filter((key) => key !== undefined))],
        customer: stripeCustomerId ?? undefined,
        guaranteeDays: guaranteeDays({
          hasDoneQuiz: onboarding !== undefined,
          wasRegistered: !user.registeredToOrder || user.created < member.signedIn,
        }),
      };
    },

    async keepCustomer(userId, customer, instead) {
      const before =
        instead === undefined ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, instead);
      await db
        .update(users)
        .set({ stripeCustomerId: customer })
        .where(and(eq(users.id, userId), before));
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      return user?.stripeCustomerId ?? customer;
    },

    async exportPerson(userId) {
      const record = await records.find(userId);
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

    /** Rows that belong to the account are deleted by cascade; the proofs of consents that this ends are kept. */
    erasePerson: (uid) =>
      records.erase(uid, (isGone) => [
        withdrawal(options, uid, isGone),
        endOfWorkbookConsent(options, uid, isGone),
      ]),

    isDeleted: (member) => records.isDeleted(member),

    async keepContactEmail(member, email) {
      const { user } = await records.own(member);
      await records.changeEmail(member, user.id, email);
    },

    async answers() {
      try {
        await db.select({ id: users.id }).from(users).limit(1);
        return true;
      } catch {
        return false;
      }
    },
  };
}
