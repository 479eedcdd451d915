import { courseEnds, withGrace } from '#domain/shop/access-periods.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { OrderState, SubscriptionState } from '#domain/shop/order.ts';
import type { OrderPicture, PaymentPicture, SubscriptionPicture } from '../ports/payments.ts';

/** What we know of an order, as far as a decision rests on it. */
export interface KnownOrder {
  level: AccessLevel;
  state: OrderState;
  paid: Date | null;
  refundedCents: number;
  /** When she withdrew from it. */
  withdrawn: Date | null;
}

/** What somebody shall have, by what, and until when. */
export interface Wanted {
  level: AccessLevel;
  until: Date;
}

export interface Decided {
  state: OrderState;
  paid: Date | null;
  refundedCents: number;
  subscription:
    (SubscriptionPicture & { state: SubscriptionState; accessUntil: Date | undefined }) | undefined;
  wanted: readonly Wanted[];
  /** Whether the subscription has to be ended over there: it was never paid, or the money is back with her. */
  end: boolean;
  /** One word for the ledger. */
  reason: string;
}

const isGivenBack = ({ cents, refundedCents }: PaymentPicture) => cents > 0 && refundedCents >= cents;
const isContested = ({ dispute }: PaymentPicture) => dispute === 'open' || dispute === 'lost';

/** How the first payment of an order stands. */
function stateOf({ page, settled, payment }: OrderPicture): OrderState {
  if (page !== 'complete') return page;
  if (payment && isContested(payment)) return 'disputed';
  if (payment && isGivenBack(payment)) return 'refunded';
  if (settled || payment?.state === 'succeeded') return 'paid';
  return payment?.state === 'processing' ? 'processing' : 'failed';
}

/** A part of a course's price may stay with us; the contract is over all the same. */
const afterWithdrawal = ({ withdrawn }: KnownOrder, state: OrderState): OrderState =>
  withdrawn && state === 'paid' ? 'refunded' : state;

/** Money that came and went again had come: it counts as paid once. */
const hasBeenPaid = (state: OrderState) => state === 'paid' || state === 'refunded' || state === 'disputed';

const over = new Set(['canceled', 'incomplete_expired']);

/** Until when a subscription gives access; nothing where it gives none. */
function accessUntil(subscription: SubscriptionPicture, payment: PaymentPicture | undefined) {
  const { status, paused, periodStart, periodEnd, endsAt } = subscription;
  if (paused || (payment && (isContested(payment) || isGivenBack(payment)))) return undefined;
  if (status === 'past_due') return withGrace(periodStart);
  if (status !== 'active' && status !== 'trialing') return undefined;
  return endsAt ?? withGrace(periodEnd);
}

function subscriptionState(
  { status, endsAt }: SubscriptionPicture,
  access: Date | undefined,
): SubscriptionState {
  if (over.has(status)) return 'ended';
  if (!access) return 'suspended';
  if (status === 'past_due') return 'overdue';
  return endsAt ? 'ending' : 'live';
}

function decideSubscription(
  known: KnownOrder,
  picture: OrderPicture,
  subscription: SubscriptionPicture,
  now: Date,
): Decided {
  // A renewal changes nothing about the order that it all began with.
  const current = picture.first || known.paid === null ? stateOf(picture) : known.state;
  const state = afterWithdrawal(known, current);
  const paid = known.paid ?? (hasBeenPaid(state) ? now : null);
  const access = paid === null || known.withdrawn ? undefined : accessUntil(subscription, picture.payment);
  const { payment } = picture;
  const isBack = payment !== undefined && (isGivenBack(payment) || payment.dispute === 'lost');
  const { refundedCents } = picture.first && picture.payment ? picture.payment : known;
  return {
    state,
    paid,
    refundedCents,
    subscription: { ...subscription, state: subscriptionState(subscription, access), accessUntil: access },
    wanted: access ? [{ level: known.level, until: access }] : [],
    end: !over.has(subscription.status) && (state === 'failed' || isBack || known.withdrawn !== null),
    reason: access
      ? subscription.status
      : `no access: ${paid === null ? 'unpaid' : reasonOf(known, subscription, picture)}`,
  };
}

function reasonOf(
  { withdrawn }: KnownOrder,
  { status, paused }: SubscriptionPicture,
  { payment }: OrderPicture,
): string {
  if (withdrawn) return 'withdrawn';
  if (payment && isContested(payment)) return 'disputed';
  if (payment && isGivenBack(payment)) return 'refunded';
  return paused ? 'paused' : status;
}

/**
 * What we store, from what the payment service says and what we know. It fetches, logs and throws nothing, and
 * does not ask which news brought it here: the same picture leads to the same result, however often and whenever.
 */
export function decide(known: KnownOrder, picture: OrderPicture, now: Date): Decided {
  if (picture.subscription) return decideSubscription(known, picture, picture.subscription, now);
  const state = afterWithdrawal(known, stateOf(picture));
  const paid = known.paid ?? (hasBeenPaid(state) ? now : null);
  const ends = paid && state === 'paid' ? courseEnds(paid) : undefined;
  return {
    state,
    paid,
    refundedCents: picture.payment?.refundedCents ?? known.refundedCents,
    subscription: undefined,
    wanted: ends
      ? [
          { level: known.level, until: ends.course },
          { level: 'VALEA_APP', until: ends.app },
        ]
      : [],
    end: false,
    reason: known.withdrawn ? 'withdrawn' : state,
  };
}
