import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { emailKey, mailboxKey } from '#domain/mail/email.ts';
import { namesOrderIn } from '../database/tables/declarations.ts';
import { mails, mailSalts, type MailKind } from '../database/tables/mails.ts';
import { randomToken } from '../crypto/random-token.ts';
import type { Database } from '../database/open.ts';
import type { KeyedHashes } from '../crypto/keyed-hashes.ts';
import type { Log } from '../log.ts';
import type { MailContent } from './layout.ts';

interface MailLimitsDeps {
  hashes: Pick<KeyedHashes, 'newest'>;
  now: () => Date;
  log: Log;
}

type Row = typeof mails.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;
const weekMs = 7 * 24 * hour;
/** Longer than any sending takes: an abandoned claim expires. */
export const claimMs = 5 * minute;

/** Of mails that a stranger can trigger, a mailbox gets this many in this time; the others are sent as one. */
interface Limit {
  most: number;
  perMs: number;
  /** To all mailboxes together. */
  mostADay?: number;
}

const limits = {
  // Together with a run of the job, the link leaves within the hour.
  proof: { most: 1, perMs: 30 * minute },
  known: { most: 1, perMs: 24 * hour },
  stranger: { most: 1, perMs: 24 * hour, mostADay: 200 },
  address: { most: 4, perMs: hour, mostADay: 1_000 },
} as const satisfies Record<string, Limit>;

type LimitedGroup = keyof typeof limits;

export const groupOf = (kind: MailKind, { limit }: MailContent): LimitedGroup | undefined =>
  limit ?? (kind === 'email_check' ? 'address' : undefined);
/** Composing one takes about four statements. */
const mostInOne = 50;

/** Only waits for its turn: too many have gone to its mailbox. */
export const isHeld = and(
  isNotNull(mails.mailbox),
  isNull(mails.begun),
  isNull(mails.sent),
  isNotNull(mails.due),
);

/** A range of the index: what is counted, with anything more specific after a space. */
const beginsWith = (prefix: string) => sql`m.mailbox >= ${`${prefix} `} AND m.mailbox < ${`${prefix}!`}`;

/** How many mails a mailbox may get, and what is held back until then. */
export function createMailLimits(db: Database, { hashes, now, log }: MailLimitsDeps) {
  async function saltOf(week: string): Promise<string> {
    const [, [row]] = await db.batch([
      db.insert(mailSalts).values({ week, salt: randomToken() }).onConflictDoNothing(),
      db.select().from(mailSalts).where(eq(mailSalts.week, week)),
    ]);
    if (!row) throw new Error('The salt of the week is missing.');
    return row.salt;
  }

  /**
   * The key for counting and bundling: group, mailbox and address, as a mailbox has several. The outbox holds none of
   * them: they are told apart by a keyed hash with a weekly salt. With a new salt, counting starts again.
   */
  async function countedAs(group: string, to: string): Promise<string> {
    const week = new Date(Math.floor(now().getTime() / weekMs) * weekMs).toISOString().slice(0, 10);
    const salt = await saltOf(week);
    const hashed = async (text: string) => (await hashes.newest(`mail ${salt} ${text}`)).slice(0, 32);
    return [group, await hashed(mailboxKey(to)), await hashed(emailKey(to))].join(' ');
  }

  /**
   * Whether the mailbox may get one more now. Counted in the write itself, so concurrent mails cannot exceed the
   * limit. Writes nothing if a bundle has included the mail since it was claimed.
   */
  async function mayGoOut({ key, begun: known }: Row, mailbox: string, by: LimitedGroup): Promise<boolean> {
    const { most, perMs, mostADay }: Limit = limits[by];
    const at = now();
    const [group = '', ofMailbox = ''] = mailbox.split(' ');
    const counted = beginsWith(`${group} ${ofMailbox}`);
    const isOurs = and(eq(mails.key, key), known === null ? isNull(mails.begun) : eq(mails.begun, known));
    const since = at.getTime() - perMs;
    const before = sql`(
      SELECT count(DISTINCT m.begun) FROM mails m
      WHERE ${counted} AND m.begun > ${since} AND m.key <> ${key})`;
    const today = sql`(
      SELECT count(DISTINCT m.begun) FROM mails m
      WHERE ${beginsWith(group)} AND m.begun > ${at.getTime() - 24 * hour} AND m.key <> ${key})`;
    const isWithinDay = mostADay === undefined ? undefined : sql`${today} < ${mostADay}`;
    // Mails sent in the same millisecond get different times, as each counts.
    const begun = sql`max(${at.getTime()}, coalesce((SELECT max(m.begun) + 1 FROM mails m WHERE ${counted}), 0))`;
    const passed = await db
      .update(mails)
      .set({ mailbox, begun })
      .where(and(isOurs, sql`${before} < ${most}`, isWithinDay))
      .returning({ key: mails.key });
    if (passed.length > 0) return true;
    const free = sql`coalesce(
      (SELECT min(m.begun) + ${perMs} FROM mails m WHERE ${counted} AND m.begun > ${since}),
      ${at.getTime() + hour})`;
    await db
      .update(mails)
      .set({ mailbox, begun: null, tries: sql`${mails.tries} - 1`, due: free })
      .where(isOurs);
    log.warn('mail_held_back');
    return false;
  }

  /**
   * Sends other held-back mails to the address along with it. Of more than fit, those that name the order's number go
   * first, then one of each content, so that no flood of equal ones keeps another out.
   */
  async function heldBack({ key, mailbox }: { key: string; mailbox: string }): Promise<Row[]> {
    const named = namesOrderIn(sql`d.order_typed`, sql`p.order_id`);
    const turn = sql`row_number() OVER (PARTITION BY d.kind, d.manner, d.end_day, d.reason ORDER BY ${mails.queued})`;
    const waiting = sql`(
      SELECT key FROM (
        SELECT key, queued, ${named} AS named, ${turn} AS turn
        FROM mails LEFT JOIN declarations AS d ON d.id = about
          LEFT JOIN declaration_progress AS p ON p.declaration_id = about
        WHERE ${and(eq(mails.mailbox, mailbox), isHeld, sql`${mails.key} <> ${key}`)}
      ) ORDER BY named DESC, turn, queued LIMIT ${mostInOne - 1})`;
    return db
      .update(mails)
      .set({
        begun: sql`(SELECT m.begun FROM mails m WHERE m.key = ${key})`,
        due: new Date(now().getTime() + claimMs),
        tries: sql`${mails.tries} + 1`,
      })
      .where(and(inArray(mails.key, waiting), isNull(mails.begun)))
      .returning();
  }

  return { countedAs, mayGoOut, heldBack };
}
