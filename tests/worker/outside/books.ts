import { env } from 'cloudflare:workers';
import { stripe } from './stand-ins.ts';
import type { OrderState } from '#domain/shop/order.ts';
import type { PaymentEvent } from './shop.ts';

/** The payment service's records, read over its API to be compared with ours. */
interface Listed {
  id: string;
  status: string;
  client_reference_id: string;
}

interface Session extends Listed {
  payment_intent: Intent | null;
  subscription: { status: string; latest_invoice: { payments: { data: Paid[] } } } | null;
}
interface Paid {
  payment: { payment_intent: string };
}
interface Intent {
  id: string;
  amount: number;
  status: string;
  latest_charge: { amount_refunded: number; disputed: boolean } | null;
}
interface Page<Item> {
  data: Item[];
  has_more: boolean;
}

/** Reads the payment service over its own API, or changes something there. */
export async function ask<Answer>(path: string, change?: Record<string, string>): Promise<Answer> {
  const headers = { Authorization: `Bearer ${env.STRIPE_SECRET_KEY}`, 'Stripe-Version': '2026-10-28.endive' };
  const deed = change && { method: 'POST', body: new URLSearchParams(change) };
  return (await fetch(`${stripe.url}/v1/${path}`, { headers, ...deed })).json<Answer>();
}

/** Among the latest hundred. */
export async function checkoutSessionsOf(orders: readonly unknown[]): Promise<Listed[]> {
  const { data } = await ask<{ data: Listed[] }>('checkout/sessions?limit=100');
  return data.filter(({ client_reference_id: order }) => orders.includes(order));
}

async function pages<Item extends { id: string }>(path: string, until: (one: Item) => boolean) {
  const all: Item[] = [];
  let after = '';
  for (;;) {
    const { data, has_more: more } = await ask<Page<Item>>(`${path}${after}`);
    const end = data.findIndex(until);
    all.push(...(end < 0 ? data : data.slice(0, end)));
    const last = data.at(-1);
    if (end >= 0 || !more || !last) return all;
    after = `&starting_after=${last.id}`;
  }
}

/** Events after that one, oldest first. */
export const eventsAfter = async (last: string): Promise<PaymentEvent[]> =>
  (await pages<PaymentEvent>('events?limit=100', ({ id }) => id === last)).toReversed();

export interface Entry {
  order: string;
  session: string;
  state: OrderState;
  /** Paid and not refunded, in cents. */
  netCents: number;
  subscription: string | undefined;
}

const disputes = async (payment: string) =>
  (await ask<Page<{ status: string }>>(`disputes?payment_intent=${payment}`)).data.map(
    ({ status }) => status,
  );

/** An order's state according to its payment. */
async function entryOf(session: Session): Promise<Entry> {
  const { id, client_reference_id: order, status, subscription } = session;
  const paidBy = subscription?.latest_invoice.payments.data[0]?.payment.payment_intent;
  const intent = paidBy
    ? await ask<Intent>(`payment_intents/${paidBy}?expand[]=latest_charge`)
    : session.payment_intent;
  const entry = { order, session: id, subscription: subscription?.status };
  if (status !== 'complete') return { ...entry, state: status === 'open' ? 'open' : 'expired', netCents: 0 };
  if (intent?.status === 'processing') return { ...entry, state: 'processing', netCents: 0 };
  if (intent?.status !== 'succeeded') return { ...entry, state: 'failed', netCents: 0 };
  const { amount_refunded: back, disputed } = intent.latest_charge ?? { amount_refunded: 0, disputed: false };
  const isDisputed = disputed && (await disputes(intent.id)).some((one) => one !== 'won');
  if (isDisputed) return { ...entry, state: 'disputed', netCents: 0 };
  const netCents = intent.amount - back;
  return { ...entry, state: netCents === 0 ? 'refunded' : 'paid', netCents };
}

export async function booksOf(orders: ReadonlySet<string>): Promise<Entry[]> {
  const expand = ['data.payment_intent.latest_charge', 'data.subscription.latest_invoice.payments']
    .map((path, index) => `&expand[${index}]=${path}`)
    .join('');
  const sessions = await pages<Session>(`checkout/sessions?limit=100${expand}`, () => false);
  const ours = sessions.filter(({ client_reference_id: order }) => orders.has(order));
  return Promise.all(ours.map(entryOf));
}
