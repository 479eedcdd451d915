import { blankSubscription, blankSubscriptionItem } from './blank-billing.ts';
import { blankPlan } from './blank-catalogue.ts';
import { noSuch, notNow } from './refusal.ts';
import { bill } from './invoices.ts';
import { forms, readRequest } from './requests.ts';
import { newId, type Account } from './account.ts';
import type { PaymentResult } from './payments.ts';
import type Stripe from 'stripe';
import type { Price, Subscription, SubscriptionItem } from './shapes.ts';

/** Stripe retries a failed renewal for this long. */
const patienceSeconds = 21 * 86_400;

function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}

const periodEnd = (start: number, { recurring }: Price) =>
  monthsAfter(start, (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1));

export function set(account: Account, { id }: Subscription, change: Partial<Subscription>): Subscription {
  const now = account.sub.get(id);
  if (!now) throw noSuch('subscription', id);
  const changed = { ...now, ...change };
  account.sub.set(id, changed);
  return changed;
}

export interface Start {
  customer: string;
  price: Price;
  /** Of the first invoice. */
  amount: number;
  metadata: Record<string, string>;
  method: 'card' | 'sepa_debit';
  outcome: PaymentResult;
}

/** Legacy form of a price, which subscription items still have. */
const planOf = ({ id, created, currency, metadata, product, recurring, unit_amount: amount }: Price) =>
  ({
    ...blankPlan,
    id,
    object: 'plan',
    amount,
    created,
    currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    metadata,
    product,
  }) satisfies Stripe.Plan;

export function startSubscription(account: Account, start: Start): Subscription {
  const id = newId('sub');
  const from = account.now();
  const item = {
    ...blankSubscriptionItem,
    id: newId('si'),
    object: 'subscription_item',
    created: from,
    current_period_start: from,
    current_period_end: periodEnd(from, start.price),
    plan: planOf(start.price),
    price: start.price,
    subscription: id,
  } satisfies Stripe.SubscriptionItem;
  const data: [SubscriptionItem] = [item];
  const url = `/v1/subscription_items?subscription=${id}`;
  const first = {
    ...blankSubscription,
    id,
    object: 'subscription',
    billing_cycle_anchor: from,
    created: from,
    currency: 'eur',
    customer: start.customer,
    items: { object: 'list', data, has_more: false, url },
    latest_invoice: null,
    metadata: start.metadata,
    start_date: from,
    status: 'active',
  } satisfies Stripe.Subscription;
  account.sub.set(id, first);
  const { amount, method, outcome } = start;
  const invoice = bill(account, {
    subscription: first,
    amount,
    reason: 'subscription_create',
    method,
    outcome,
  });
  const made = set(account, first, { latest_invoice: invoice.id });
  account.emit({ type: 'customer.subscription.created', data: { object: made } });
  return made;
}

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

export function end(account: Account, subscription: Subscription): Subscription {
  if (isOver(subscription)) throw noSuch('subscription', subscription.id);
  const ended = set(account, subscription, {
    status: 'canceled',
    ended_at: account.now(),
    canceled_at: subscription.canceled_at ?? account.now(),
  });
  account.emit({ type: 'customer.subscription.deleted', data: { object: ended } });
  return ended;
}

export function subscriptionOf(account: Account, id: string): Subscription {
  const subscription = account.sub.get(id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

export function update(account: Account, id: string, given: unknown): Subscription {
  const subscription = subscriptionOf(account, id);
  const request = readRequest(forms.subscription, given);
  if (isOver(subscription)) throw notNow('A canceled subscription can only update its cancellation_details.');
  const [item] = subscription.items.data;
  const atEnd = request.cancel_at_period_end;
  const at = request.cancel_at;
  const cancelAt =
    at !== undefined ? at : atEnd === undefined ? undefined : atEnd ? item.current_period_end : null;
  const changed = set(account, subscription, {
    ...(cancelAt === undefined ? {} : { cancel_at: cancelAt, canceled_at: cancelAt && account.now() }),
    ...(atEnd === undefined ? {} : { cancel_at_period_end: atEnd }),
    ...(request.pause_collection === undefined
      ? {}
      : {
          pause_collection: request.pause_collection && { ...request.pause_collection, resumes_at: null },
        }),
    ...(request.metadata === undefined
      ? {}
      : { metadata: { ...subscription.metadata, ...request.metadata } }),
  });
  account.emit({ type: 'customer.subscription.updated', data: { object: changed } });
  return changed;
}

/** A period cut short by a cancellation is charged pro rata. */
function dueFor({ cancel_at: end }: Subscription, { unit_amount: price }: Price, from: number, to: number) {
  const whole = price ?? 0;
  return end === null || end >= to ? whole : Math.round((whole * (end - from)) / (to - from));
}

function renew(account: Account, subscription: Subscription) {
  const [item] = subscription.items.data;
  const { price, current_period_end: start } = item;
  const next = set(account, subscription, {
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: start, current_period_end: periodEnd(start, price) }],
    },
  });
  if (next.pause_collection) {
    account.emit({ type: 'customer.subscription.updated', data: { object: next } });
    return;
  }
  const method = account.methods.get(subscription.customer) ?? 'card';
  const invoice = bill(account, {
    subscription: next,
    amount: dueFor(subscription, price, start, periodEnd(start, price)),
    reason: 'subscription_cycle',
    method: method === 'sepa' ? 'sepa_debit' : 'card',
    outcome: method === 'card-empty' ? 'declined' : method === 'sepa' ? 'processing' : 'succeeded',
  });
  const status = method === 'card-empty' ? 'past_due' : 'active';
  const billed = set(account, next, { latest_invoice: invoice.id, status });
  account.emit({ type: 'customer.subscription.updated', data: { object: billed } });
}

/** Advances a subscription by one event; returns whether anything happened. */
function step(account: Account, subscription: Subscription): boolean {
  const now = account.now();
  const [item] = subscription.items.data;
  if (isOver(subscription)) return false;
  const isLate = subscription.status === 'past_due' && item.current_period_start + patienceSeconds <= now;
  const isDue = subscription.cancel_at !== null && subscription.cancel_at <= now;
  if (isLate || isDue) end(account, subscription);
  else if (subscription.status === 'active' && item.current_period_end <= now) renew(account, subscription);
  else return false;
  return true;
}

export function catchUp(account: Account): void {
  for (const id of account.sub.keys()) while (step(account, subscriptionOf(account, id)));
}
