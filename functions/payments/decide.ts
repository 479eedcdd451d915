import { courseEnds, withGrace } from '#domain/shop/access-periods.ts';
import type { AccessLevel } from '#domain/shop/access.ts';
import type { OrderState, SubscriptionState } from '#domain/shop/order.ts';
import type { OrderSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../ports/payments.ts';

interface Known {
  level: AccessLevel;
  state: OrderState;
  paid: Date | null;
  disputed: Date | null;
  givenBackDays: number;
  refundedCents: number;
  disputedCents: number;
  withdrawn: Date | null;
  refundReason: 'duplicate' | null;
  /** Whether a refund of it has not gone. */
  owes: boolean;
}

export interface Grant {
  level: AccessLevel;
  until: Date;
}

export interface Decision {
  state: OrderState;
  paid: Date | null;
  disputed: Date | null;
  givenBackDays: number;
  refundedCents: number;
  disputedCents: number;
  subscription:
    (SubscriptionSnapshot & { state: SubscriptionState; accessUntil: Date | undefined }) | undefined;
  grants: readonly Grant[];
  /** Whether to end the subscription at the payment service, because it was never paid or was refunded. */
  endSubscription: boolean;
  reason: string;
}

const isRefunded = ({ cents, refundedCents }: PaymentSnapshot) => cents > 0 && refundedCents >= cents;
const isMoneyBack = (payment: PaymentSnapshot | undefined) =>
  payment !== undefined && (isRefunded(payment) || payment.dispute === 'lost');
const isDisputed = ({ dispute }: PaymentSnapshot) => dispute === 'open' || dispute === 'lost';

function stateOf({ checkout, isPaid, payment }: OrderSnapshot): OrderState {
  if (checkout !== 'complete') return checkout;
  if (payment && isDisputed(payment)) return 'disputed';
  if (payment && isRefunded(payment)) return 'refunded';
  if (isPaid || payment?.state === 'succeeded') return 'paid';
  return payment?.state === 'processing' ? 'processing' : 'failed';
}

/** Whether the contract is over regardless of payment: withdrawn from, or a duplicate. */
const isOver = ({ withdrawn, refundReason }: Known) => withdrawn !== null || refundReason !== null;

const settled: readonly OrderState[] = ['paid', 'refunding', 'refunded'];
const hasBeenPaid = (state: OrderState) => settled.includes(state) || state === 'disputed';

/** After a withdrawal from a course we may keep a part of the price, but the contract is over. */
function afterTheEnd(known: Known, state: OrderState): OrderState {
  if (!isOver(known) || !settled.includes(state)) return state;
  return known.owes ? 'refunding' : 'refunded';
}

const dayMs = 86_400_000;

/** A dispute suspends a course. Once it is won, the lost days are given back, rounded up. */
function timeOfDisputes(
  { disputed, givenBackDays }: Known,
  state: OrderState,
  now: Date,
): Pick<Decision, 'disputed' | 'givenBackDays'> {
  if (state === 'disputed') return { disputed: disputed ?? now, givenBackDays };
  if (disputed === null || state !== 'paid') return { disputed: null, givenBackDays };
  const taken = Math.ceil(Math.max(0, now.getTime() - disputed.getTime()) / dayMs);
  return { disputed: null, givenBackDays: givenBackDays + taken };
}

function accessUntil(subscription: SubscriptionSnapshot, payment: PaymentSnapshot | undefined) {
  const { status, paused, periodStart, periodEnd, endsAt } = subscription;
  if (paused || (payment && (isDisputed(payment) || isRefunded(payment)))) return undefined;
  if (status === 'past_due') return withGrace(periodStart);
  if (status !== 'active' && status !== 'trialing') return undefined;
  return endsAt ?? withGrace(periodEnd);
}

function subscriptionState(subscription: SubscriptionSnapshot, access: Date | undefined): SubscriptionState {
  if (subscription.hasEnded) return 'ended';
  if (!access) return 'suspended';
  if (subscription.status === 'past_due') return 'overdue';
  return subscription.endsAt ? 'ending' : 'live';
}

function reasonForNoAccess(
  { withdrawn, refundReason }: Known,
  paid: Date | null,
  { status, paused }: SubscriptionSnapshot,
  payment: PaymentSnapshot | undefined,
): string {
  if (paid === null) return 'unpaid';
  if (withdrawn) return 'withdrawn';
  if (refundReason) return refundReason;
  if (payment && isDisputed(payment)) return 'disputed';
  if (payment && isRefunded(payment)) return 'refunded';
  return paused ? 'paused' : status;
}

function decideSubscription(
  known: Known,
  snapshot: OrderSnapshot,
  subscription: SubscriptionSnapshot,
  now: Date,
): Decision {
  const { payment, isFirstPayment } = snapshot;
  // A renewal does not change the state of the original order.
  const current = isFirstPayment || known.paid === null ? stateOf(snapshot) : known.state;
  const state = afterTheEnd(known, current);
  const paid = known.paid ?? (hasBeenPaid(state) ? now : null);
  const access = paid === null || isOver(known) ? undefined : accessUntil(subscription, payment);
  const { refundedCents, disputedCents } = isFirstPayment && payment ? payment : known;
  return {
    state,
    paid,
    // Subscriptions renew by the payment service's calendar.
    disputed: null,
    givenBackDays: 0,
    refundedCents,
    disputedCents,
    subscription: { ...subscription, state: subscriptionState(subscription, access), accessUntil: access },
    grants: access ? [{ level: known.level, until: access }] : [],
    endSubscription: !subscription.hasEnded && (state === 'failed' || isMoneyBack(payment) || isOver(known)),
    reason: access
      ? subscription.status
      : `no access: ${reasonForNoAccess(known, paid, subscription, payment)}`,
  };
}

/**
 * The state machine of an order: from the payment service's snapshot and what we know to what to store. Pure. It does
 * not depend on which webhook came, so repeated, late and reordered events lead to the same result:
 * https://docs.stripe.com/webhooks#event-ordering
 */
export function decide(known: Known, snapshot: OrderSnapshot, now: Date): Decision {
  if (snapshot.subscription) return decideSubscription(known, snapshot, snapshot.subscription, now);
  const state = afterTheEnd(known, stateOf(snapshot));
  const paid = known.paid ?? (hasBeenPaid(state) ? now : null);
  const disputes = timeOfDisputes(known, state, now);
  const { refundedCents, disputedCents } = snapshot.payment ?? known;
  const ends = paid && state === 'paid' ? courseEnds(paid, disputes.givenBackDays) : undefined;
  return {
    state,
    paid,
    ...disputes,
    refundedCents,
    disputedCents,
    subscription: undefined,
    grants: ends
      ? [
          { level: known.level, until: ends.course },
          { level: 'VALEA_APP', until: ends.app },
        ]
      : [],
    endSubscription: false,
    reason: known.withdrawn ? 'withdrawn' : (known.refundReason ?? state),
  };
}
