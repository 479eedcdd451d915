import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { emailKey } from '#domain/mail/email.ts';
import { users } from '../database/tables/accounts.ts';
import { mails, type MailKind } from '../database/tables/mails.ts';
import { claimMs, createMailLimits, groupOf, isHeld } from './mail-limits.ts';
import { keyOf } from './mail-queue.ts';
import { bundle, layOut, type MailContent } from './layout.ts';
import type { Database } from '../database/open.ts';
import type { KeyedHashes } from '../crypto/keyed-hashes.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../ports/mail.ts';

interface MailOutboxDeps {
  mail: Mail;
  compose: (kind: MailKind, about: string) => Promise<MailContent | undefined>;
  hashes: Pick<KeyedHashes, 'newest'>;
  /** The number of statements left in this invocation. */
  statementsLeft?: () => number;
  now: () => Date;
  log: Log;
}

type Row = typeof mails.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;
/** Backoff: the wait after each failed try. After the last one, after three days, the operator has to look. */
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
/** More than a run's statements allow. */
const maxPerRun = 500;
/** Statements reserved for a mail that includes many others, and for later jobs. */
const keptStatements = 300;
/** After this many in a row the provider's limit is reached, or it is down: the rest waits for the next run. */
const mostRefusals = 3;
const marksTried = 3;

/** Nobody is waiting for these, so a flood of them must not delay other mails. */
const unhurried: MailKind[] = [
  'course_module_open',
  'course_stalled',
  'course_month_left',
  'course_week_left',
  'course_done',
  'quiz_reminder',
  'weekly_numbers',
];

/** What somebody waits for goes first, then what concerns a buyer's declaration; strangers' mails come last. */
const rank = sql`CASE
  WHEN kind IN ('acknowledgement', 'declaration_check') THEN coalesce((
    SELECT CASE sender WHEN 'stranger' THEN 3 ELSE 1 END FROM declaration_progress WHERE declaration_id = about), 3)
  WHEN ${inArray(mails.kind, unhurried)} THEN 2
  ELSE 0 END`;

/** The provider has refused a mail of any kind, which still waits: its quota is used up, or it is down. */
const isRefusing = (since: Date) => sql`EXISTS (
  SELECT 1 FROM mails AS m WHERE m.due IS NOT NULL AND m.mailbox IS NULL AND m.begun > ${since.getTime()})`;

/**
 * Not sent to an address whose mails come back, so that the sender's reputation, and with it every buyer's confirmation,
 * does not suffer. All other kinds are owed by law or asked for by the member, who may have mended the mailbox: they are
 * tried, and the operator is told if the provider refuses them.
 */
const dispensable: ReadonlySet<MailKind> = new Set<MailKind>([
  'course_module_open',
  'course_stalled',
  'course_month_left',
  'course_week_left',
  'course_done',
  'course_answer',
  'quiz_reminder',
  'weekly_numbers',
]);

/**
 * The mail outbox: sends queued mails, at once and in retries with backoff, until they are sent or given up. Rate
 * limit: forms that anybody can send cannot flood a mailbox; further mails wait and are sent as one. Only a mail that
 * was accepted while the Worker died, or while the database kept failing, may be sent twice.
 */
export function createMailOutbox(
  db: Database,
  { mail, compose, hashes, statementsLeft, now, log }: MailOutboxDeps,
) {
  const limits = createMailLimits(db, { hashes, now, log });

  /**
   * Claims a due mail; only one caller gets it. While the provider refuses mails, requests leave all but the most
   * urgent to the job, which sends them in order.
   */
  async function claim(key: string, from: 'request' | 'job') {
    const at = now();
    const isNext =
      from === 'job' ? undefined : sql`(${rank} = 0 OR NOT ${isRefusing(new Date(at.getTime() - hour))})`;
    const [claimed] = await db
      .update(mails)
      .set({ due: new Date(at.getTime() + claimMs), tries: sql`${mails.tries} + 1` })
      .where(and(eq(mails.key, key), lte(mails.due, at), isNull(mails.sent), isNext))
      .returning();
    return claimed;
  }

  async function conclude(keys: readonly string[], change: Partial<Row>): Promise<void> {
    await db
      .update(mails)
      .set(change)
      .where(inArray(mails.key, [...keys]));
  }

  /** Each only shows what is meant for its address, which may have changed since it was counted. */
  async function joined(first: MailContent, others: readonly Row[]) {
    const parts: { rows: Row[]; contents: MailContent[] } = { rows: [], contents: [first] };
    for (const row of others) {
      const { key, kind, about, tries } = row;
      const content = await compose(kind, about);
      if (content?.to === first.to) {
        parts.rows.push(row);
        parts.contents.push(content);
      } else if (content) await conclude([key], { begun: null, tries: tries - 1, due: now() });
      else await conclude([key], { due: null, sent: now() });
    }
    return parts;
  }

  async function isUnreachable(to: string): Promise<boolean> {
    const [marked] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.emailKey, emailKey(to)), isNotNull(users.mailTrouble)))
      .limit(1);
    return marked !== undefined;
  }

  /** Sent: a transient database error must not send it again. */
  async function markSent(keys: readonly string[]): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        await conclude(keys, { due: null, sent: now() });
        return;
      } catch (error) {
        if (tried === marksTried) throw error;
      }
    }
  }

  /** Each has its own tries: an included mail is not given up together with the one that included it. */
  async function notSent({ key, kind, tries }: Row, reason: string, also: Partial<Row>): Promise<void> {
    const wait = backoff[tries - 1];
    if (wait === undefined) log.error('mail_given_up', { operation: kind, tries, reason });
    else log.warn('mail_not_sent', { operation: kind, tries, reason });
    await conclude([key], { ...also, due: wait === undefined ? null : new Date(now().getTime() + wait) });
  }

  /** False if the provider accepts no mail at the moment. */
  async function attempt(key: string, from: 'request' | 'job'): Promise<boolean> {
    const claimed = await claim(key, from);
    if (!claimed) return true;
    const { kind, about, tries } = claimed;
    const content = await compose(kind, about);
    if (!content) {
      log.warn('mail_without_subject', { operation: kind });
      await conclude([key], { due: null, sent: now() });
      return true;
    }
    if (dispensable.has(kind) && (await isUnreachable(content.to))) {
      log.info('mail_dispensed_with', { operation: kind });
      await conclude([key], { due: null, closed: now() });
      return true;
    }
    const group = groupOf(kind, content);
    const mailbox = group && (await limits.countedAs(group, content.to));
    if (group && mailbox !== undefined && !(await limits.mayGoOut(claimed, mailbox, group))) return true;
    const others = mailbox === undefined ? [] : await limits.heldBack({ key, mailbox });
    const parts = await joined(content, others);
    const rows = [claimed, ...parts.rows];
    const sent = await mail.send(await layOut(bundle(parts.contents) ?? content));
    if (sent.state === 'sent') {
      await markSent(rows.map((row) => row.key));
      log.info('mail_sent', { operation: kind, tries, count: rows.length });
      return true;
    }
    // The time of a limited one is what its mailbox is counted by.
    const also = sent.state === 'later' && mailbox === undefined ? { begun: now() } : {};
    for (const row of rows) await notSent(row, sent.reason, also);
    return sent.state === 'refused';
  }

  /** Never throws: failures are retried once the claim has expired. */
  async function send(key: string, from: 'request' | 'job'): Promise<boolean> {
    try {
      return await attempt(key, from);
    } catch (error) {
      log.error('mail_failed', { dependency: 'mail', error });
      return true;
    }
  }

  return {
    async send(kind: MailKind, about: string): Promise<void> {
      await send(keyOf(kind, about), 'request');
    },

    /** A mail to an address that must not be stored for a retry: it is sent now or never. */
    async sendOnce(operation: string, content: MailContent): Promise<void> {
      try {
        const sent = await mail.send(await layOut(content));
        if (sent.state === 'sent') log.info('mail_sent', { operation, tries: 1, count: 1 });
        else log.warn('mail_given_up', { operation, tries: 1, reason: sent.reason });
      } catch (error) {
        log.error('mail_failed', { dependency: 'mail', error });
      }
    },

    /** As many as provider and database allow. */
    async sendDue(): Promise<void> {
      const due = await db
        .select({ key: mails.key })
        .from(mails)
        .where(lte(mails.due, now()))
        // Mails held back earlier do not delay newer ones.
        .orderBy(rank, sql`${isHeld}`, mails.due)
        .limit(maxPerRun);
      let refusals = 0;
      for (const { key } of due) {
        if (refusals === mostRefusals || (statementsLeft && statementsLeft() < keptStatements)) return;
        refusals = (await send(key, 'job')) ? 0 : refusals + 1;
      }
    },
  };
}

export type MailOutbox = ReturnType<typeof createMailOutbox>;
