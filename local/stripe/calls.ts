import { z } from 'zod';
import { noSuch, Refusal } from './refusal.ts';
import { createCoupon, createCustomer, createPrice, createProduct, updateCustomer } from './catalogue.ts';
import { refund } from './payments.ts';
import { int, readRequest, yes } from './requests.ts';
import { createSession, expire } from './sessions.ts';
import { createEndpoint, createPortal, openPortal, updateEndpoint, updatePortal } from './settings.ts';
import { end, isOver, subscriptionOf, update } from './subscriptions.ts';
import type { Account } from './account.ts';

/** `id`: of the path. */
type Handler = (account: Account, given: Record<string, unknown>, id: string) => object;

/** Newest first, in pages. The object that a page starts after may no longer be in the list. */
function list<Row extends { id: string }, Filters extends z.ZodRawShape>(
  tableOf: (account: Account) => ReadonlyMap<string, Row>,
  filters: Filters = {} as Filters,
  isWanted: (row: Row, filter: z.output<z.ZodObject<Filters>>) => boolean = () => true,
): Handler {
  const page = z.strictObject({
    limit: int.min(1).max(100).default(10),
    starting_after: z.string().optional(),
  });
  const form = z.strictObject(filters);
  return (account, { limit: most, starting_after: last, ...given }) => {
    const { limit, starting_after: after } = readRequest(page, { limit: most, starting_after: last });
    const filter = readRequest(form, given);
    const all = [...tableOf(account).values()].reverse();
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const wanted = all.slice(from).filter((row) => isWanted(row, filter));
    return { object: 'list', data: wanted.slice(0, limit), has_more: wanted.length > limit };
  };
}

const read =
  (kind: string, tableOf: (account: Account) => ReadonlyMap<string, object>): Handler =>
  (account, _, id) => {
    const found = tableOf(account).get(id);
    if (!found) throw noSuch(kind, id);
    return found;
  };

const matches = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value;
const text = z.string().optional();

/** By method and path, as in Stripe's reference. */
const calls: Record<string, Handler> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': read('customer', ({ customers }) => customers),
  'POST /v1/customers/:id': (account, given, id) => updateCustomer(account, id, given),
  'POST /v1/products': createProduct,
  'GET /v1/products/:id': read('product', ({ products }) => products),
  'POST /v1/prices': createPrice,
  'GET /v1/prices': list(
    ({ prices }) => prices,
    { lookup_keys: z.array(z.string()).max(10).optional(), active: yes.optional() },
    (price, { lookup_keys: keys, active }) =>
      (keys?.includes(price.lookup_key ?? '') ?? true) && matches(active, price.active),
  ),
  'POST /v1/coupons': createCoupon,
  'GET /v1/coupons/:id': read('coupon', ({ coupons }) => coupons),
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': list(({ sessions }) => sessions),
  'GET /v1/checkout/sessions/:id': read('checkout.session', ({ sessions }) => sessions),
  'POST /v1/checkout/sessions/:id/expire': (account, _, id) => expire(account, id),
  'GET /v1/payment_intents/:id': read('payment_intent', ({ payment_intents: intents }) => intents),
  'POST /v1/refunds': refund,
  'GET /v1/disputes': list(
    ({ disputes }) => disputes,
    { payment_intent: text },
    (dispute, { payment_intent: intent }) => matches(intent, dispute.payment_intent),
  ),
  'GET /v1/subscriptions': list(
    ({ subscriptions }) => subscriptions,
    {},
    (subscription) => !isOver(subscription),
  ),
  'GET /v1/subscriptions/:id': read('subscription', ({ subscriptions }) => subscriptions),
  'POST /v1/subscriptions/:id': (account, given, id) => update(account, id, given),
  'DELETE /v1/subscriptions/:id': (account, _, id) => end(account, subscriptionOf(account, id)),
  'GET /v1/invoices': list(
    ({ invoices }) => invoices,
    { subscription: text },
    ({ parent }, { subscription }) => matches(subscription, parent?.subscription_details.subscription),
  ),
  'GET /v1/invoice_payments': list(
    ({ invoice_payments: payments }) => payments,
    { payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }) },
    ({ payment }, { payment: wanted }) => payment.payment_intent === wanted.payment_intent,
  ),
  'POST /v1/billing_portal/sessions': openPortal,
  'POST /v1/billing_portal/configurations': createPortal,
  'POST /v1/billing_portal/configurations/:id': updatePortal,
  'GET /v1/billing_portal/configurations': list(
    ({ configurations }) => configurations,
    { active: yes.optional() },
    (configuration, { active }) => matches(active, configuration.active),
  ),
  'POST /v1/webhook_endpoints': createEndpoint,
  'POST /v1/webhook_endpoints/:id': updateEndpoint,
  'GET /v1/webhook_endpoints': list(({ webhook_endpoints: endpoints }) => endpoints),
  'GET /v1/events': list(
    ({ events }) => events,
    {
      created: z.strictObject({ gte: int }).optional(),
      types: z.array(z.string()).max(20).optional(),
    },
    ({ created, type }, { created: { gte } = { gte: 0 }, types }) =>
      created >= gte && (types?.includes(type) ?? true),
  ),
};

export function callFor(method: string, path: string): { handler: Handler; id: string } {
  const parts = path.split('/');
  for (const [name, handler] of Object.entries(calls)) {
    const [verb, pattern = ''] = name.split(' ');
    const names = pattern.split('/');
    const fits =
      names.length === parts.length && names.every((one, at) => one === ':id' || one === parts[at]);
    if (verb === method && fits) return { handler, id: parts[names.indexOf(':id')] ?? '' };
  }
  throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
}
