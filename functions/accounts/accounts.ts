import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { accessLedger, users } from '../database/tables/accounts.ts';
import { guaranteeDays } from '#domain/shop/guarantee.ts';
import { levelsOf, staffLevelsOf } from './access-levels.ts';
import { verifiedKey, type Users, type UsersOptions } from './users.ts';
import type { Consents } from './consents.ts';
import type { QuizReminders } from '../funnel/quiz-reminders.ts';
import type { AccessLevel, StaffLevel } from '#domain/shop/access.ts';
import type { MailTrouble } from '#domain/mail/mail-trouble.ts';
import type { Member } from '../ports/identity.ts';

export interface Account {
  userId: string;
  /** Where mail goes; may be unverified. */
  email: string | undefined;
  /** Whether mails to it come back. */
  mailTrouble: MailTrouble | undefined;
  /** Verified addresses of the member, normalised for comparison. Only these give access to anything. */
  verifiedEmails: readonly string[];
  customer: string | undefined;
  /** The guarantee for an order placed now. */
  guaranteeDays: number;
}

/** Our own records of a member. An external data API only has copies of what it shows. */
export function createAccounts(
  records: Users,
  { consents, quizReminders }: { consents: Consents; quizReminders: QuizReminders },
  { db, clock }: UsersOptions,
) {
  return {
    async access(userId: string): Promise<AccessLevel[]> {
      const entries = await db.select().from(accessLedger).where(eq(accessLedger.userId, userId));
      return levelsOf(entries, clock());
    },

    /** Read on each request, so that revoking a level works at once. Creates no account. */
    async staffLevels(uid: string): Promise<StaffLevel[]> {
      const entries = await db
        .select(getTableColumns(accessLedger))
        .from(accessLedger)
        .innerJoin(users, eq(users.id, accessLedger.userId))
        .where(eq(users.firebaseUid, uid));
      return staffLevelsOf(entries, clock());
    },

    /** Creates the account on the first call. Throws `DeletedSignIn`. */
    async account(member: Member): Promise<Account> {
      const { user, hasDoneQuiz } = await records.own(member);
      const { id: userId, email, emailKey, emailVerified, mailTrouble, stripeCustomerId } = user;
      const proved = [verifiedKey(member), emailVerified === null ? undefined : (emailKey ?? undefined)];
      return {
        userId,
        email: email ?? undefined,
        mailTrouble: mailTrouble ?? undefined,
        verifiedEmails: [...new Set(proved.filter((key) => key !== undefined))],
        customer: stripeCustomerId ?? undefined,
        guaranteeDays: guaranteeDays({
          hasDoneQuiz,
          wasRegistered: !user.registeredToOrder || user.created < member.signedIn,
        }),
      };
    },

    /**
     * Stores a customer unless the account has got another one meanwhile; returns the stored one. If the address has
     * changed since the order, an update is due.
     */
    async keepCustomer(
      userId: string,
      { customer, email, vatRate }: { customer: string; email: string; vatRate: number },
      instead: string | undefined,
    ): Promise<string> {
      const before =
        instead === undefined ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, instead);
      await db
        .update(users)
        .set({
          stripeCustomerId: customer,
          customerVatRate: sql`CASE WHEN email = ${email} THEN ${vatRate} END`,
        })
        .where(and(eq(users.id, userId), before));
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      return user?.stripeCustomerId ?? customer;
    },

    /** All data about a person (Art. 15 GDPR). */
    async exportPerson(userId: string) {
      const record = await records.find(userId);
      return (
        record && {
          user: record.user,
          onboarding: record.onboarding ?? null,
          weightHistory: record.weights,
          accessLedger: record.ledger,
          explicitConsents: await consents.ofPerson(record.user.firebaseUid),
        }
      );
    },

    /**
     * Erasure (Art. 17 GDPR), refused while an order is open. Rows that belong to the account are deleted by cascade;
     * the proofs of the consents are kept.
     */
    async erasePerson(uid: string, verifiedEmails: readonly string[]) {
      const reminders = await quizReminders.ofMailboxes(verifiedEmails);
      return records.erase(uid, (isGone) => [
        consents.end('health', uid, isGone),
        consents.end('workbook', uid, isGone),
        ...quizReminders.forget(reminders, isGone),
      ]);
    },

    isDeleted: (member: Pick<Member, 'uid' | 'signedIn'>) => records.isDeleted(member),

    async keepContactEmail(member: Member, email: string): Promise<void> {
      const { user } = await records.own(member);
      await records.changeEmail(member, user.id, email);
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
