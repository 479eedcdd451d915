import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { emailKey } from '#domain/email.ts';
import { openDatabase } from '../database/open.ts';
import { owe } from '../mails/outbox.ts';
import { notices, outcomes } from '../database/tables/declarations.ts';
import type { Declaration, DeclarationResultCode } from '#domain/shop/declaration.ts';

type Row = typeof notices.$inferSelect;

export interface Outcome {
  outcome: DeclarationResultCode;
  orderId?: string;
  endsAt?: Date;
  refundedCents?: number;
}

/** What nobody of ours has to look at any more. */
const settled: ReadonlySet<DeclarationResultCode> = new Set(['ends', 'ended', 'ends_by_itself', 'refunded']);

const hourMs = 3_600_000;
/** More than anybody sends who means it. */
const mostAnHour = 5;

function noticeOf({ kind, manner, reason, endDay, orderTyped, ...row }: Row): Declaration {
  const { id, locale, name, email, contract, received } = row;
  const declared = { id, locale, name, email, contract, received, order: orderTyped ?? undefined };
  if (kind === 'withdraw') return { ...declared, kind };
  return {
    ...declared,
    kind,
    manner: manner ?? 'ordinary',
    reason: reason ?? undefined,
    endDay: endDay ?? undefined,
  };
}

/** Declarations that contracts end, as D1 has them. */
export function createNotices(database: D1Database) {
  const db = openDatabase(database);

  async function find(id: string): Promise<Declaration | undefined> {
    const [row] = await db.select().from(notices).where(eq(notices.id, id));
    return row && noticeOf(row);
  }

  return {
    find,

    async isTooMany(email: string, now: Date): Promise<boolean> {
      const [row] = await db
        .select({ count: sql<number>`count(*)` })
        .from(notices)
        .where(
          and(eq(notices.emailKey, emailKey(email)), gt(notices.received, new Date(now.getTime() - hourMs))),
        );
      return (row?.count ?? 0) >= mostAnHour;
    },

    /** Keeps it and owes its receipt, in one piece. The same one twice stands once; what comes back is what stands. */
    async keep(notice: Declaration): Promise<Declaration> {
      const { kind, order, ...declared } = notice;
      const row = {
        ...declared,
        kind,
        emailKey: emailKey(notice.email),
        orderTyped: order ?? null,
        manner: notice.kind === 'cancel' ? notice.manner : null,
        reason: (notice.kind === 'cancel' ? notice.reason : undefined) ?? null,
        endDay: (notice.kind === 'cancel' ? notice.endDay : undefined) ?? null,
      };
      await db.batch([
        db.insert(notices).values(row).onConflictDoNothing(),
        owe(db, 'receipt', notice.id, notice.received),
      ]);
      return (await find(notice.id)) ?? notice;
    },

    /** Notices that nobody has carried out yet, oldest first. */
    async waiting(): Promise<Declaration[]> {
      const rows = await db
        .select({ notice: notices })
        .from(notices)
        .leftJoin(outcomes, eq(outcomes.noticeId, notices.id))
        .where(isNull(outcomes.noticeId))
        .orderBy(notices.received)
        .limit(50);
      return rows.map(({ notice }) => noticeOf(notice));
    },

    async outcome(id: string) {
      const [row] = await db.select().from(outcomes).where(eq(outcomes.noticeId, id));
      return row;
    },

    /** All that was declared under an address, and what became of it. */
    async ofAddress(email: string) {
      return db
        .select()
        .from(notices)
        .leftJoin(outcomes, eq(outcomes.noticeId, notices.id))
        .where(eq(notices.emailKey, emailKey(email)))
        .orderBy(notices.received);
    },

    /** Says what became of it and owes the mail that tells so; the first word stands. */
    async conclude({ id }: Declaration, { outcome, orderId, endsAt, refundedCents }: Outcome, now: Date) {
      await db.batch([
        db
          .insert(outcomes)
          .values({
            noticeId: id,
            outcome,
            orderId: orderId ?? null,
            endsAt: endsAt ?? null,
            refundedCents: refundedCents ?? null,
            at: now,
            closed: settled.has(outcome) ? now : null,
          })
          .onConflictDoNothing(),
        owe(db, 'outcome', id, now),
      ]);
    },

    /** How many wait for somebody of ours. */
    async open(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)` })
        .from(outcomes)
        .where(isNull(outcomes.closed));
      return row?.count ?? 0;
    },
  };
}
