import { and, asc, eq, getTableColumns, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { formatMoney } from '#domain/text/format.ts';
import { orders, refunds, renewalLosses } from '../database/tables/payments.ts';
import { PaymentsFailed, PaymentsRefused, type Payments, type PaymentSnapshot } from '../ports/payments.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { OwedRefund } from './owed-refunds.ts';

export type Refund = typeof refunds.$inferSelect;

/** Passed in, as payments do not know mails: statements for the batch that stores what they are about. */
interface RefundEvents {
  /** The money does not go as promised: it was refused too often, or came back. */
  refundDelayed: (refund: Refund, now: Date) => BatchItem<'sqlite'>;
  /** The unused rest of a cancelled term, paid after the cancellation was confirmed. */
  termRefunded: (refund: Refund, now: Date) => BatchItem<'sqlite'>;
}

interface RefundsDeps {
  payments: Pick<Payments, 'payment' | 'refund'>;
  on: RefundEvents;
  now: () => Date;
  log: Log;
}

const hour = 3_600_000;
/** After each refusal; after the last one a person takes over. */
const pausesMs = [hour, 24 * hour] as const;
/** Longer than any try takes. */
const claimMs = hour / 12;
/** The money of an open dispute is with the bank. */
const disputePauseMs = 24 * hour;
const mostDue = 20;
/** That settling an order may take. */
const mostStatements = 60;

/** Whether money that we owe has not gone. */
export const isOwed = ({ state }: Refund) => state === 'due' || state === 'given_up';

export const refundsOf = (db: Database, orderId: string): Promise<Refund[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId));

/** For the export. */
export const refundsOfPerson = (db: Database, userId: string): Promise<Refund[]> =>
  db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.userId, userId));

/** For the export: what of a plan's renewals went back, whoever paid it back. */
export const renewalLossesOfPerson = (db: Database, userId: string) =>
  db
    .select(getTableColumns(renewalLosses))
    .from(renewalLosses)
    .innerJoin(orders, eq(orders.id, renewalLosses.orderId))
    .where(eq(orders.userId, userId));

/**
 * Refunds: stored as owed before the payment service is asked, retried after a refusal or a later failure, and handed
 * to a person after the third. Whether the money has gone is always read from the payment.
 */
export function createRefunds(db: Database, { payments, on, now, log }: RefundsDeps) {
  /** As it was read: otherwise somebody else has tried meanwhile. */
  const isAsRead = ({ paymentId, state, attempt, due }: Refund) =>
    and(
      eq(refunds.paymentId, paymentId),
      eq(refunds.state, state),
      eq(refunds.attempt, attempt),
      due === null ? isNull(refunds.due) : eq(refunds.due, due),
    );

  const set = (refund: Refund, change: Partial<Refund>, where: SQL | undefined = isAsRead(refund)) =>
    db.update(refunds).set(change).where(where).returning({ id: refunds.paymentId });

  /** The next try has a new key; too many refusals are for a person. */
  async function refused(refund: Refund, failure: string, hadGone: boolean): Promise<void> {
    const refusals = refund.refusals + 1;
    const pause = pausesMs[refund.refusals];
    const isLast = pause === undefined;
    const change = {
      refusals,
      failure,
      attempt: refund.attempt + 1,
      state: isLast ? ('given_up' as const) : ('due' as const),
      due: isLast ? null : new Date(now().getTime() + pause),
    };
    const delayed = isLast || hadGone ? [on.refundDelayed({ ...refund, ...change }, now())] : [];
    const [changed] = await db.batch([set(refund, change), ...delayed]);
    if (changed.length === 0) return;
    const event = isLast ? 'refund_given_up' : 'refund_refused';
    const about = `${refund.orderId}, ${formatMoney(refund.cents)}, ${failure}`;
    log.error(event, { dependency: 'payments', about, code: failure, tries: refusals });
  }

  async function settled(refund: Refund): Promise<void> {
    const term = refund.reason === 'cancellation' ? [on.termRefunded(refund, now())] : [];
    const [changed] = await db.batch([set(refund, { state: 'done', due: null }), ...term]);
    if (changed.length > 0 && refund.reason === 'duplicate') {
      log.warn('duplicate_refunded', { dependency: 'payments' });
    }
  }

  async function pay(refund: Refund, cents: number): Promise<void> {
    const { paymentId, cents: whole, attempt, reason } = refund;
    try {
      await payments.refund({
        payment: paymentId,
        cents,
        key: `refund-${paymentId}-${whole}-${attempt}`,
        reason: reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
      });
    } catch (error) {
      if (error instanceof PaymentsRefused) {
        await refused(refund, error.code, false);
        return;
      }
      // A failure is kept under its key. If the answer was lost, only the same key is safe.
      const next = error instanceof PaymentsFailed ? refund.attempt + 1 : refund.attempt;
      await set(refund, { due: now(), attempt: next });
      throw error;
    }
    await settled(refund);
  }

  return {
    ofOrder: (orderId: string) => refundsOf(db, orderId),

    /** Stores what is owed; more of the same payment replaces less. */
    async owe(orderId: string, owed: readonly OwedRefund[]): Promise<void> {
      const at = now();
      for (const { payment: paymentId, cents, reason } of owed) {
        await db
          .insert(refunds)
          .values({ paymentId, orderId, cents, reason, state: 'due', owed: at, due: at })
          .onConflictDoUpdate({
            target: refunds.paymentId,
            set: { cents, reason, state: 'due', due: at, attempt: sql`${refunds.attempt} + 1` },
            setWhere: sql`${refunds.cents} < ${cents}`,
          });
      }
    },

    /** Looks whether the money has gone, and tries once if that is due. The refund must have been read before. */
    async settle(refund: Refund): Promise<void> {
      const { paymentId, state, cents, due } = refund;
      const payment: PaymentSnapshot = await payments.payment(paymentId);
      const missing = cents - payment.refundedCents;
      if (missing <= 0 || payment.dispute === 'lost') {
        if (state !== 'done') await settled(refund);
        return;
      }
      if (state === 'done') {
        await refused(refund, payment.refundFailure ?? 'failed', true);
        return;
      }
      if (state !== 'due' || due === null || due > now()) return;
      if (payment.dispute === 'open') {
        await set(refund, { due: new Date(now().getTime() + disputePauseMs) });
        return;
      }
      const claimed = { ...refund, due: new Date(now().getTime() + claimMs) };
      if ((await set(refund, { due: claimed.due })).length > 0) await pay(claimed, missing);
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;

const mostListed = 10;

/** What a person must pay: order, payment, amount and reason. */
export async function givenUpRefunds(db: Database) {
  const rows = await db
    .select({
      paymentId: refunds.paymentId,
      orderId: refunds.orderId,
      cents: refunds.cents,
      failure: refunds.failure,
      owed: refunds.owed,
      count: sql<number>`count(*) OVER ()`,
    })
    .from(refunds)
    .where(eq(refunds.state, 'given_up'))
    .orderBy(refunds.owed)
    .limit(mostListed);
  const [first] = rows;
  return { count: first?.count ?? 0, since: first?.owed, rows };
}

interface RetryRefundsDeps {
  db: Database;
  reconcileOrder: (id: string) => Promise<unknown>;
  statementsLeft?: () => number;
  now: () => Date;
  log: Log;
}

/** Settles due refunds, oldest first. One that nothing settles, as its order is unknown there, comes again in an hour. */
export const createRetryRefunds = ({ db, reconcileOrder, statementsLeft, now, log }: RetryRefundsDeps) =>
  async function retryRefunds(): Promise<void> {
    const isDue = and(eq(refunds.state, 'due'), lte(refunds.due, now()));
    const due = await db
      .selectDistinct({ orderId: refunds.orderId, due: refunds.due })
      .from(refunds)
      .where(isDue)
      .orderBy(asc(refunds.due))
      .limit(mostDue);
    for (const { orderId } of due) {
      if (statementsLeft && statementsLeft() < mostStatements) return;
      try {
        await reconcileOrder(orderId);
      } catch (error) {
        log.error('refund_not_retried', { dependency: 'payments', about: orderId, error });
      }
      await db
        .update(refunds)
        .set({ due: new Date(now().getTime() + hour) })
        .where(and(eq(refunds.orderId, orderId), isDue));
    }
  };
