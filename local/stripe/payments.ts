import { blankCharge, blankDispute, blankIntent, blankRefund } from './blank-payments.ts';
import { noSuch, notNow } from './refusal.ts';
import { forms, readRequest } from './requests.ts';
import { newId, type Account } from './account.ts';
import type Stripe from 'stripe';
import type { Charge, Dispute, Intent, Refund } from './shapes.ts';

export type PaymentResult = 'succeeded' | 'processing' | 'declined';

const chargeStates = { succeeded: 'succeeded', processing: 'pending', declined: 'failed' } as const;
const intentEvents = {
  succeeded: 'succeeded',
  processing: 'processing',
  declined: 'payment_failed',
} as const;

interface Pay {
  customer: string;
  amount: number;
  metadata: Record<string, string>;
  method: 'card' | 'sepa_debit';
}

export function createIntent(account: Account, { customer, amount, metadata, method }: Pay): Intent {
  const intent = {
    ...blankIntent,
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    created: account.now(),
    currency: 'eur',
    customer,
    latest_charge: null,
    metadata,
    payment_method_types: [method],
    status: 'requires_payment_method',
  } satisfies Stripe.PaymentIntent;
  account.pi.set(intent.id, intent);
  return intent;
}

const setCharge = (account: Account, charge: Charge, change: Partial<Charge>): Charge => {
  const changed = { ...charge, ...change };
  account.ch.set(charge.id, changed);
  return changed;
};

function setIntent(account: Account, intent: Intent, change: Partial<Intent>): Intent {
  const changed = { ...intent, ...change };
  account.pi.set(intent.id, changed);
  return changed;
}

/** Charges at once, after some days, or not at all. */
export function attempt(account: Account, intent: Intent, outcome: PaymentResult): Intent {
  const { id, amount, customer, currency, metadata } = intent;
  const isGood = outcome === 'succeeded';
  const charge = {
    ...blankCharge,
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: isGood ? amount : 0,
    captured: isGood,
    created: account.now(),
    currency,
    customer,
    metadata,
    paid: isGood,
    payment_intent: id,
    status: chargeStates[outcome],
  } satisfies Stripe.Charge;
  account.ch.set(charge.id, charge);
  const status = outcome === 'declined' ? 'requires_payment_method' : outcome;
  const received = outcome === 'succeeded' ? amount : 0;
  const tried = setIntent(account, intent, { status, latest_charge: charge.id, amount_received: received });
  account.emit({ type: `charge.${chargeStates[outcome]}`, data: { object: charge } });
  account.emit({ type: `payment_intent.${intentEvents[outcome]}`, data: { object: tried } });
  return tried;
}

/** Completes a delayed payment. */
export function finish(account: Account, id: string, outcome: 'succeeded' | 'declined'): Intent {
  const intent = account.pi.get(id);
  const charge = intent?.latest_charge ? account.ch.get(intent.latest_charge) : undefined;
  if (!intent || !charge) throw noSuch('payment_intent', id);
  if (intent.status !== 'processing') throw notNow('This payment is not on its way.');
  const good = outcome === 'succeeded';
  const done = setCharge(account, charge, {
    status: chargeStates[outcome],
    paid: good,
    captured: good,
    amount_captured: good ? charge.amount : 0,
  });
  account.emit({ type: `charge.${chargeStates[outcome]}`, data: { object: done } });
  const changed = setIntent(account, intent, {
    status: good ? 'succeeded' : 'requires_payment_method',
    amount_received: good ? intent.amount : 0,
  });
  account.emit({ type: `payment_intent.${intentEvents[outcome]}`, data: { object: changed } });
  return changed;
}

function chargeOf(account: Account, intentId: string): Charge {
  const intent = account.pi.get(intentId);
  const charge = intent?.latest_charge ? account.ch.get(intent.latest_charge) : undefined;
  if (!charge) throw noSuch('payment_intent', intentId, 'payment_intent');
  if (charge.status !== 'succeeded') throw notNow('This PaymentIntent does not have a successful charge.');
  return charge;
}

export function refund(account: Account, given: unknown): Refund {
  const { payment_intent: intent, amount, reason, metadata } = readRequest(forms.refund, given);
  const charge = chargeOf(account, intent);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw notNow(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if ((amount ?? left) > left) {
    throw notNow('Refund amount is greater than unrefunded amount on charge.');
  }
  const made = {
    ...blankRefund,
    id: newId('re'),
    object: 'refund',
    amount: amount ?? left,
    charge: charge.id,
    created: account.now(),
    currency: 'eur',
    customer: charge.customer,
    metadata,
    payment_intent: intent,
    reason: reason ?? null,
    status: 'succeeded',
  } satisfies Stripe.Refund;
  account.re.set(made.id, made);
  const refunded = charge.amount_refunded + made.amount;
  const changed = setCharge(account, charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  account.emit({ type: 'charge.refunded', data: { object: changed } });
  account.emit({ type: 'refund.created', data: { object: made } });
  return made;
}

/** https://docs.stripe.com/refunds#failed-refunds */
export function failRefund(account: Account, intent: string): Refund {
  const made = [...account.re.values()].findLast(
    (one) => one.payment_intent === intent && one.status === 'succeeded',
  );
  if (!made) throw noSuch('refund', intent);
  const failed: Refund = { ...made, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  account.re.set(made.id, failed);
  const charge = chargeOf(account, intent);
  setCharge(account, charge, {
    amount_refunded: charge.amount_refunded - made.amount,
    refunded: false,
  });
  account.emit({ type: 'refund.failed', data: { object: failed } });
  return failed;
}

/** The buyer's bank takes the money back. */
export function dispute(account: Account, intent: string): Dispute {
  const charge = chargeOf(account, intent);
  const made = {
    ...blankDispute,
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: account.now(),
    currency: 'eur',
    payment_intent: intent,
    reason: 'general',
    status: 'needs_response',
  } satisfies Stripe.Dispute;
  account.du.set(made.id, made);
  setCharge(account, charge, { disputed: true });
  account.emit({ type: 'charge.dispute.created', data: { object: made } });
  return made;
}

export function closeDispute(account: Account, intent: string, status: 'won' | 'lost'): Dispute {
  const open = [...account.du.values()].find(
    (one) => one.payment_intent === intent && one.status === 'needs_response',
  );
  if (!open) throw noSuch('dispute', intent);
  const closed: Dispute = { ...open, status };
  account.du.set(open.id, closed);
  account.emit({ type: 'charge.dispute.closed', data: { object: closed } });
  return closed;
}
