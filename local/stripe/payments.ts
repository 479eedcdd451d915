import { z } from 'zod';
import { add, find, newId, type Account, type Charge, type Intent } from './account.ts';
import { noSuch, refused } from './refusal.ts';
import { int, readRequest } from './requests.ts';

export type Outcome = 'succeeded' | 'processing' | 'declined';

const outcomes = {
  succeeded: { charge: 'succeeded', intent: 'succeeded', event: 'succeeded' },
  processing: { charge: 'pending', intent: 'processing', event: 'processing' },
  declined: { charge: 'failed', intent: 'requires_payment_method', event: 'payment_failed' },
} as const;

const chargeIn = (account: Account, { latest_charge: id }: Intent) => find(account.charges, id, 'charge');

export function conclude(account: Account, intent: Intent, outcome: Outcome): void {
  const { charge, intent: status, event } = outcomes[outcome];
  chargeIn(account, intent).status = charge;
  intent.status = status;
  account.emit(`payment_intent.${event}`, intent);
}

interface Payment {
  customer: string;
  amount: number;
  metadata: Record<string, string>;
}

/** Charges at once, after some days, or not at all. */
export function charge(account: Account, { customer, amount, metadata }: Payment, outcome: Outcome): Intent {
  const id = newId('pi');
  const latest = add(account.charges, {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    disputed: false,
    metadata,
    payment_intent: id,
    refunded: false,
    status: 'pending',
  });
  const intent: Intent = add(account.payment_intents, {
    id,
    object: 'payment_intent',
    amount,
    created: account.now(),
    customer,
    latest_charge: latest.id,
    metadata,
    status: 'processing',
  });
  conclude(account, intent, outcome);
  return intent;
}

/** Completes a delayed payment. */
export function finish(account: Account, id: string, outcome: 'succeeded' | 'declined'): Intent {
  const intent = find(account.payment_intents, id, 'payment_intent');
  if (intent.status !== 'processing') throw refused('This payment is not on its way.');
  conclude(account, intent, outcome);
  return intent;
}

function paidCharge(account: Account, intent: string): Charge {
  const found = chargeIn(account, find(account.payment_intents, intent, 'payment_intent', 'payment_intent'));
  if (found.status !== 'succeeded') throw refused('This PaymentIntent does not have a successful charge.');
  return found;
}

const refundForm = z.strictObject({
  payment_intent: z.string(),
  amount: int.positive().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export function refund(account: Account, given: unknown) {
  const { payment_intent: intent, amount, reason = null } = readRequest(refundForm, given);
  const paid = paidCharge(account, intent);
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) throw refused(`Charge ${paid.id} has already been refunded.`, 'charge_already_refunded');
  if ((amount ?? left) > left) throw refused('Refund amount is greater than unrefunded amount on charge.');
  const made = add(account.refunds, {
    id: newId('re'),
    object: 'refund',
    amount: amount ?? left,
    charge: paid.id,
    payment_intent: intent,
    reason,
    status: 'succeeded',
  });
  paid.amount_refunded += made.amount;
  paid.refunded = paid.amount_refunded === paid.amount;
  account.emit('charge.refunded', paid);
  account.emit('refund.created', made);
  return made;
}

/** The bank rejects the last refund, days later: https://docs.stripe.com/refunds#failed-refunds */
export function failRefund(account: Account, intent: string) {
  const made = [...account.refunds.values()].findLast(
    ({ payment_intent: of, status }) => of === intent && status === 'succeeded',
  );
  if (!made) throw noSuch('refund', intent);
  made.status = 'failed';
  made.failure_reason = 'expired_or_canceled_card';
  const paid = paidCharge(account, intent);
  paid.amount_refunded -= made.amount;
  paid.refunded = false;
  account.emit('charge.refund.updated', made);
  account.emit('refund.updated', made);
  account.emit('refund.failed', made);
  return made;
}

/** The buyer's bank takes the money back. */
export function dispute(account: Account, intent: string) {
  const paid = paidCharge(account, intent);
  const made = add(account.disputes, {
    id: newId('du'),
    object: 'dispute',
    amount: paid.amount,
    charge: paid.id,
    payment_intent: intent,
    status: 'needs_response',
  });
  paid.disputed = true;
  account.emit('charge.dispute.created', made);
  return made;
}

export function closeDispute(account: Account, intent: string, status: 'won' | 'lost') {
  const open = [...account.disputes.values()].find(
    ({ payment_intent: of, status: now }) => of === intent && now === 'needs_response',
  );
  if (!open) throw noSuch('dispute', intent);
  open.status = status;
  account.emit('charge.dispute.closed', open);
  return open;
}
