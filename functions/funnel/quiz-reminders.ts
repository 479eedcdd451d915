import { and, count, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { mailboxKey } from '#domain/mail/email.ts';
import { quizReminderOffPath, quizReminderPath } from '#i18n/mail-links.ts';
import { pathOf } from '#i18n/routes.ts';
import { limitsOf, countWithin, type Networks } from '../database/hourly-counts.ts';
import { insertFrom } from '../database/insert-from.ts';
import { mails } from '../database/tables/mails.ts';
import { quizReminders } from '../database/tables/quiz-reminders.ts';
import { queueMailIf } from '../mails/mail-queue.ts';
import { randomToken } from '../crypto/random-token.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Database } from '../database/open.ts';
import type { KeyedHashes } from '../crypto/keyed-hashes.ts';
import type { QuizReminderFacts } from '../mails/quiz-reminder.ts';

interface QuizRemindersOptions {
  db: Database;
  clock: () => Date;
  newId: () => string;
  hashes: KeyedHashes;
  site: string;
}

const day = 86_400_000;
/** Addresses are unverified here: a flood ends after this many mails. */
const mostADay = 1_000;
/** So that one source cannot use up the day of all others. */
const mostAnHour = { narrow: 20, wide: 40, all: 300 };

/** Reminders of an unfinished quiz: one mail per mailbox, a day after it was requested. */
export function createQuizReminders({ db, clock, newId, hashes, site }: QuizRemindersOptions) {
  const byToken = (token: string) => eq(quizReminders.token, token);
  const textOf = (email: string) => `quiz reminder ${mailboxKey(email)}`;
  /** By any key, so that a mailbox that opted out stays known after a new one. */
  const isOfMailboxes = (mailboxes: readonly string[]) =>
    inArray(quizReminders.mailbox, sql`(SELECT value FROM json_each(${JSON.stringify(mailboxes)}))`);

  /** The mailboxes as stored. */
  const ofMailboxes = async (emails: readonly string[]): Promise<string[]> =>
    (await Promise.all(emails.map((email) => hashes.all(textOf(email))))).flat();

  return {
    /**
     * The token cancels the reminder. If the mailbox already has one, the response is the same, but the token cancels
     * nothing.
     */
    async ask(
      email: string,
      locale: Locale,
      networks: Networks,
    ): Promise<{ state: 'asked'; token: string } | { state: 'too_many' }> {
      const now = clock();
      if (!(await countWithin({ db, hashes }, limitsOf('quiz reminders', networks, mostAnHour), now)))
        return { state: 'too_many' };
      const id = newId();
      const token = randomToken();
      const mailbox = await hashes.newest(textOf(email));
      const known = db
        .select({ one: sql`1` })
        .from(quizReminders)
        .where(isOfMailboxes(await ofMailboxes([email])));
      const lately = db
        .select({ count: count() })
        .from(quizReminders)
        .where(gt(quizReminders.asked, new Date(now.getTime() - day)));
      const row = { id, mailbox, email, locale, token, asked: now };
      const isKept = sql`EXISTS (SELECT 1 FROM ${quizReminders} WHERE id = ${id})`;
      const [kept, , counted] = await db.batch([
        insertFrom(db, quizReminders, row, sql`WHERE (${lately}) < ${mostADay} AND NOT EXISTS ${known}`)
          .onConflictDoNothing()
          .returning({ id: quizReminders.id }),
        queueMailIf(db, 'quiz_reminder', id, now, isKept, new Date(now.getTime() + day)),
        lately,
      ]);
      const isFull = kept.length === 0 && (counted[0]?.count ?? 0) >= mostADay;
      return isFull ? { state: 'too_many' } : { state: 'asked', token };
    },

    /**
     * The visitor has finished, signed in or cancelled. Before the mail was begun the whole row is deleted, so that
     * another can be requested; after that only the address.
     */
    async callOff(token: string): Promise<void> {
      const key = sql`(SELECT 'quiz_reminder ' || r.id FROM ${quizReminders} AS r WHERE r.token = ${token})`;
      await db.batch([
        db.delete(mails).where(and(sql`${mails.key} = ${key}`, eq(mails.tries, 0))),
        db
          .delete(quizReminders)
          .where(and(byToken(token), sql`NOT EXISTS (SELECT 1 FROM ${mails} WHERE key = ${key})`)),
        db.update(quizReminders).set({ email: null }).where(byToken(token)),
      ]);
    },

    async mailFacts(id: string): Promise<QuizReminderFacts | undefined> {
      const [row] = await db
        .select()
        .from(quizReminders)
        .where(and(eq(quizReminders.id, id), isNotNull(quizReminders.email)));
      if (typeof row?.email !== 'string') return undefined;
      const { email: to, locale, token } = row;
      return {
        to,
        locale,
        url: site + pathOf('onboarding', locale),
        offUrl: site + quizReminderPath(locale, token),
        oneClickUrl: site + quizReminderOffPath(token),
      };
    },

    async view(token: string): Promise<'confirm' | 'off' | 'gone'> {
      const [row] = await db.select().from(quizReminders).where(byToken(token));
      if (!row) return 'gone';
      return row.stopped === null ? 'confirm' : 'off';
    },

    /** The mailbox's owner opts out of reminders. False if the link is invalid. */
    async stop(token: string): Promise<boolean> {
      const stopped = sql`coalesce(${quizReminders.stopped}, ${clock().getTime()})`;
      const { meta } = await db.update(quizReminders).set({ email: null, stopped }).where(byToken(token));
      return meta.changes > 0;
    },

    ofMailboxes,

    /** For the export: those of the member's verified addresses. */
    ofPerson: async (verifiedEmails: readonly string[]) =>
      db
        .select()
        .from(quizReminders)
        .where(isOfMailboxes(await ofMailboxes(verifiedEmails))),

    /** For the deletion of an account. A mailbox that opted out stays known, so that it gets no further ones. */
    forget: (mailboxes: readonly string[], condition: SQL) => [
      db.delete(quizReminders).where(and(isOfMailboxes(mailboxes), isNull(quizReminders.stopped), condition)),
    ],
  };
}

export type QuizReminders = ReturnType<typeof createQuizReminders>;
