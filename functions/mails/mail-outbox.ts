import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { mails, type MailKind } from '../database/tables/mails.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Mail, MailMessage } from '../ports/mail.ts';

interface MailOutboxDeps {
  mail: Mail;
  compose: (kind: MailKind, about: string) => Promise<MailMessage | undefined>;
  now: () => Date;
  log: Log;
}

const minute = 60_000;
const hour = 60 * minute;
/** Backoff: how long to wait after each failed try. After the last one, some three days in, a person has to look. */
const backoff = [
  minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
] as const;
/** Longer than any sending takes: a claim that was never followed up ends by itself. */
const claimMs = 5 * minute;
const atOnce = 50;

const keyOf = (kind: MailKind, about: string) => `${kind} ${about}`;

/** A statement that queues a mail, for the batch that gives reason to: both happen or neither. Twice is once. */
export const queueMail = (db: Database, kind: MailKind, about: string, now: Date) =>
  db
    .insert(mails)
    .values({ key: keyOf(kind, about), kind, about, queued: now, due: now })
    .onConflictDoNothing();

/**
 * The mail outbox: sends what is queued, at once and in retries with backoff, until it is out or a dead letter. Mail
 * that was accepted and not marked, because the database's answer was lost, is the one that may go out twice.
 */
export function createMailOutbox(db: Database, { mail, compose, now, log }: MailOutboxDeps) {
  /** Claims a mail that is due; of two who try only one gets it. */
  async function claim(key: string) {
    const at = now();
    const [claimed] = await db
      .update(mails)
      .set({ due: new Date(at.getTime() + claimMs), tries: sql`${mails.tries} + 1` })
      .where(and(eq(mails.key, key), lte(mails.due, at), isNull(mails.sent)))
      .returning();
    return claimed;
  }

  async function conclude(key: string, change: { due: Date | null; sent?: Date }): Promise<void> {
    await db.update(mails).set(change).where(eq(mails.key, key));
  }

  async function attempt(key: string): Promise<void> {
    const claimed = await claim(key);
    if (!claimed) return;
    const { kind, about, tries } = claimed;
    const message = await compose(kind, about);
    if (!message) {
      log.error('mail_without_subject', { operation: kind });
      await conclude(key, { due: null });
      return;
    }
    const sent = await mail.send(message);
    if (sent.state === 'sent') {
      await conclude(key, { due: null, sent: now() });
      log.info('mail_sent', { operation: kind, tries });
      return;
    }
    const wait = backoff[tries - 1];
    if (wait === undefined) log.error('mail_given_up', { operation: kind, tries, reason: sent.reason });
    else log.warn('mail_not_sent', { operation: kind, tries, reason: sent.reason });
    await conclude(key, { due: wait === undefined ? null : new Date(now().getTime() + wait) });
  }

  /** Never throws: what went wrong is tried again when the claim has run out. */
  async function send(key: string): Promise<void> {
    try {
      await attempt(key);
    } catch (error) {
      log.error('mail_failed', { dependency: 'mail', error });
    }
  }

  return {
    send: (kind: MailKind, about: string) => send(keyOf(kind, about)),

    async sendDue(): Promise<void> {
      const due = await db
        .select({ key: mails.key })
        .from(mails)
        .where(lte(mails.due, now()))
        .orderBy(mails.due)
        .limit(atOnce);
      for (const { key } of due) await send(key);
    },

    /** Dead letters: mails that nobody will send any more unless somebody looks. */
    async givenUp(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)` })
        .from(mails)
        .where(and(isNull(mails.due), isNull(mails.sent)));
      return row?.count ?? 0;
    },
  };
}

export type MailOutbox = ReturnType<typeof createMailOutbox>;
