import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { emailCheckPath } from '#i18n/mail-links.ts';
import { insertFrom } from '../database/insert-from.ts';
import { emailChecks, users } from '../database/tables/accounts.ts';
import { queueMailIf } from '../mails/mail-queue.ts';
import { randomToken } from '../crypto/random-token.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Users, UsersOptions } from './users.ts';

interface EmailChecksOptions extends UsersOptions {
  users: Pick<Users, 'verify'>;
  site: string;
}

type Asked = { state: 'asked'; id: string } | { state: 'nothing_to_ask' } | { state: 'too_many' };

export type EmailCheckView =
  { view: 'confirm' | 'confirmed'; email: string } | { view: 'gone'; email?: undefined };

const hour = 3_600_000;
const livesMs = 24 * hour;
/** Per account; the mail outbox also limits by mailbox. */
const mostAnHour = 5;

/**
 * E-mail verification by a link. Opening it proves the mailbox, so the address counts as verified until the account
 * changes it. A token is random, expires, works once, and is stored only as its SHA-256.
 */
export function createEmailChecks({ db, clock, newId, site, users: records }: EmailChecksOptions) {
  /** With the current address, if it is still the one that the link was for. */
  const found = (which: SQL) =>
    db
      .select({ check: emailChecks, email: users.email, verified: users.emailVerified })
      .from(emailChecks)
      .innerJoin(users, and(eq(users.id, emailChecks.userId), eq(users.emailKey, emailChecks.emailKey)))
      .where(and(which, gt(emailChecks.expires, clock())));

  async function open(token: string) {
    const [row] = await found(eq(emailChecks.tokenHash, await sha256(token)));
    if (typeof row?.email !== 'string') return undefined;
    const { check, email, verified } = row;
    if (verified !== null) return { view: 'confirmed', check, email } as const;
    return check.used === null ? ({ view: 'confirm', check, email } as const) : undefined;
  }

  return {
    ofPerson: (userId: string) => db.select().from(emailChecks).where(eq(emailChecks.userId, userId)),

    /**
     * Mails the link to the contact e-mail unless that is verified; with `anew` even if one has been sent. The answer
     * never reveals whether another account has the address.
     */
    async ask(userId: string, locale: Locale, now: Date, { anew }: { anew: boolean }): Promise<Asked> {
      const id = newId();
      const open = sql`${users.id} = ${userId} AND ${users.email} IS NOT NULL AND ${users.emailVerified} IS NULL`;
      const askedThisHour = sql`(SELECT count(*) FROM ${emailChecks} AS c
        WHERE c.user_id = ${userId} AND c.asked > ${now.getTime() - hour})`;
      const isPending = sql`EXISTS (SELECT 1 FROM ${emailChecks} AS c
        WHERE c.user_id = ${userId} AND c.email_key = ${users.emailKey} AND c.used IS NULL AND c.expires > ${now.getTime()})`;
      const row = {
        id,
        userId: sql`${users.id}`,
        emailKey: sql`${users.emailKey}`,
        locale,
        asked: now,
        expires: new Date(now.getTime() + livesMs),
      };
      const from = sql`FROM ${users}
        WHERE ${open} AND ${askedThisHour} < ${mostAnHour} ${anew ? sql`` : sql`AND NOT ${isPending}`}`;
      const [asked, , unproved] = await db.batch([
        insertFrom(db, emailChecks, row, from).returning({ id: emailChecks.id }),
        queueMailIf(db, 'email_check', id, now, sql`EXISTS (SELECT 1 FROM ${emailChecks} WHERE id = ${id})`),
        db.select({ id: users.id }).from(users).where(open),
      ]);
      if (asked.length > 0) return { state: 'asked', id };
      return { state: unproved.length > 0 ? 'too_many' : 'nothing_to_ask' };
    },

    /** Undefined if there is nothing left to verify. Each mail has its own link. */
    async mailFacts(id: string): Promise<{ to: string; locale: Locale; link: string } | undefined> {
      const [row] = await found(eq(emailChecks.id, id));
      if (typeof row?.email !== 'string' || row.verified !== null) return undefined;
      const token = randomToken();
      await db
        .update(emailChecks)
        .set({ tokenHash: await sha256(token) })
        .where(eq(emailChecks.id, id));
      const { locale } = row.check;
      return { to: row.email, locale, link: site + emailCheckPath(locale, token) };
    },

    /** Changes nothing, as mail scanners open links, too. */
    async view(token: string): Promise<EmailCheckView> {
      const known = await open(token);
      return known ? { view: known.view, email: known.email } : { view: 'gone' };
    },

    async confirm(token: string): Promise<void> {
      const known = await open(token);
      if (known?.view !== 'confirm') return;
      const { id, userId, emailKey } = known.check;
      await records.verify(userId, emailKey, clock());
      await db.update(emailChecks).set({ used: clock() }).where(eq(emailChecks.id, id));
    },
  };
}

export type EmailChecks = ReturnType<typeof createEmailChecks>;
