import { z } from 'zod';
import { add, find, newId, type Account, type Invoice, type Price, type Subscription } from './account.ts';
import { bill, collect, isDue } from './invoices.ts';
import { noSuch, refused } from './refusal.ts';
import { int, readRequest } from './requests.ts';
import type { Outcome } from './payments.ts';

/** Stripe retries a failed renewal for this long. */
const patienceSeconds = 21 * 86_400;

function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}

const periodEnd = (start: number, { recurring }: Price) => monthsAfter(start, recurring?.interval_count ?? 1);

interface Start {
  customer: string;
  price: Price;
  /** Of the first invoice. */
  amount: number;
  metadata: Record<string, string>;
  outcome: Outcome;
}

export function startSubscription(account: Account, start: Start): Subscription {
  const { customer, price, amount, metadata, outcome } = start;
  const now = account.now();
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    current_period_start: now,
    current_period_end: periodEnd(now, price),
    price,
  } as const;
  const subscription = add(account.subscriptions, {
    id: newId('sub'),
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    customer,
    ended_at: null,
    items: { object: 'list', data: [item] },
    latest_invoice: null,
    metadata,
    pause_collection: null,
    status: 'active',
  });
  collect(account, bill(account, subscription, { amount, reason: 'subscription_create' }), outcome);
  account.emit('customer.subscription.created', subscription);
  return subscription;
}

export const subscriptionOf = (account: Account, id: string) =>
  find(account.subscriptions, id, 'subscription');

export const isOver = ({ status }: Subscription) => status === 'canceled';

export function end(account: Account, subscription: Subscription): Subscription {
  if (isOver(subscription)) throw noSuch('subscription', subscription.id);
  subscription.status = 'canceled';
  subscription.ended_at = account.now();
  account.emit('customer.subscription.deleted', subscription);
  return subscription;
}

const updateForm = z.strictObject({
  cancel_at_period_end: z.enum(['true', 'false']).optional(),
  cancel_at: int.optional(),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
});

export function update(account: Account, id: string, given: unknown): Subscription {
  const subscription = subscriptionOf(account, id);
  const { cancel_at: at, cancel_at_period_end: atEnd } = readRequest(updateForm, given);
  if (isOver(subscription))
    throw refused('A canceled subscription can only update its cancellation_details.');
  const [{ current_period_end: end }] = subscription.items.data;
  subscription.cancel_at_period_end = atEnd === 'true';
  subscription.cancel_at = at ?? (atEnd === 'true' ? end : null);
  account.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Renewals during a pause are not charged. */
export function pause(account: Account, id: string, isPaused: boolean): Subscription {
  const subscription = subscriptionOf(account, id);
  subscription.pause_collection = isPaused ? { behavior: 'void' } : null;
  account.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** A period cut short by a cancellation is charged pro rata. */
function dueFor({ cancel_at: end }: Subscription, { unit_amount: whole }: Price, from: number, to: number) {
  return end === null || end >= to ? whole : Math.round((whole * (end - from)) / (to - from));
}

const renewals = { card: 'succeeded', sepa: 'processing', 'card-empty': 'declined' } as const;

function renew(account: Account, subscription: Subscription) {
  const [item] = subscription.items.data;
  const { price, current_period_end: start } = item;
  item.current_period_start = start;
  item.current_period_end = periodEnd(start, price);
  if (!subscription.pause_collection) {
    const amount = dueFor(subscription, price, start, item.current_period_end);
    bill(account, subscription, { amount, reason: 'subscription_cycle' });
  }
  account.emit('customer.subscription.updated', subscription);
}

/** Charges the latest invoice with the customer's current method. */
function collectLatest(account: Account, subscription: Subscription, invoice: Invoice): void {
  const outcome = renewals[account.methods.get(subscription.customer) ?? 'card'];
  collect(account, invoice, outcome);
  if (isOver(subscription)) return;
  subscription.status = outcome === 'declined' ? 'past_due' : 'active';
  account.emit('customer.subscription.updated', subscription);
}

/** Stripe tries a failed renewal again. */
export function retry(account: Account, id: string): Subscription {
  const subscription = subscriptionOf(account, id);
  const invoice = account.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status !== 'open') throw refused('There is no invoice to collect.');
  collectLatest(account, subscription, invoice);
  return subscription;
}

/** Advances a subscription by one event; returns whether anything happened. */
function step(account: Account, subscription: Subscription): boolean {
  const now = account.now();
  const latest = account.invoices.get(subscription.latest_invoice ?? '');
  // A draft is collected even if its subscription has ended meanwhile.
  if (latest && isDue(account, latest)) {
    collectLatest(account, subscription, latest);
    return true;
  }
  const [item] = subscription.items.data;
  if (isOver(subscription)) return false;
  const isLate = subscription.status === 'past_due' && item.current_period_start + patienceSeconds <= now;
  const hasCome = subscription.cancel_at !== null && subscription.cancel_at <= now;
  if (isLate || hasCome) end(account, subscription);
  else if (subscription.status === 'active' && item.current_period_end <= now) renew(account, subscription);
  else return false;
  return true;
}

export function catchUp(account: Account) {
  for (const subscription of account.subscriptions.values()) while (step(account, subscription));
  return account.subscriptions;
}
