import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { openDatabase } from '../database/open.ts';
import { mails, type MailKind } from '../database/tables/mails.ts';
import type { Log } from '../log.ts';
import type { Mail, MailMessage } from '../ports/mail.ts';

export interface OutboxDeps {
  mail: Mail;
  /** The mail as it reads, or nothing where what it is about is gone. */
  compose: (kind: MailKind, about: string) => Promise<MailMessage | undefined>;
  now: () => Date;
  log: Log;
}

const minute = 60_000;
const hour = 60 * minute;
/** How long to wait after each try that failed. After the last one a person has to look: some three days. */
const waits = [
  minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
] as const;
/** Longer than any sending takes: whoever claimed a mail and vanished gives it back. */
const claimMs = 5 * minute;
const atOnce = 50;

const keyOf = (kind: MailKind, about: string) => `${kind} ${about}`;

/** A statement that owes a mail, for the batch that makes it owed. Twice is once. */
export const owe = (db: ReturnType<typeof openDatabase>, kind: MailKind, about: string, now: Date) =>
  db
    .insert(mails)
    .values({ key: keyOf(kind, about), kind, about, owed: now, due: now })
    .onConflictDoNothing();

/** Sends what is owed: at once, and again later until it is out or has been tried for days. */
export function createOutbox(database: D1Database, { mail, compose, now, log }: OutboxDeps) {
  const db = openDatabase(database);

  /** Takes a mail that is due; of two who try only one has it. */
  async function claim(key: string) {
    const at = now();
    const [claimed] = await db
      .update(mails)
      .set({ due: new Date(at.getTime() + claimMs), tries: sql`${mails.tries} + 1` })
      .where(and(eq(mails.key, key), lte(mails.due, at), isNull(mails.sent)))
      .returning();
    return claimed;
  }

  const settle = (key: string, change: { due: Date | null; sent?: Date }) =>
    db.update(mails).set(change).where(eq(mails.key, key));

  async function attempt(key: string): Promise<void> {
    const claimed = await claim(key);
    if (!claimed) return;
    const { kind, about, tries } = claimed;
    const message = await compose(kind, about);
    if (!message) {
      log.error('mail_about_nothing', { operation: kind });
      await settle(key, { due: null });
      return;
    }
    const sent = await mail.send(message);
    if (sent.state === 'sent') {
      await settle(key, { due: null, sent: now() });
      log.info('mail_sent', { operation: kind, tries });
      return;
    }
    const wait = waits[tries - 1];
    if (wait === undefined) log.error('mail_given_up', { operation: kind, tries, reason: sent.reason });
    else log.warn('mail_not_sent', { operation: kind, tries, reason: sent.reason });
    await settle(key, { due: wait === undefined ? null : new Date(now().getTime() + wait) });
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

    /** Mails that nobody will send any more unless somebody looks. */
    async givenUp(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)` })
        .from(mails)
        .where(and(isNull(mails.due), isNull(mails.sent)));
      return row?.count ?? 0;
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
