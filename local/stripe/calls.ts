import type Stripe from 'stripe';
import {
  createCoupon,
  createCustomer,
  createPrice,
  createProduct,
  createPromotionCode,
  customerOf,
} from './catalogue.ts';
import {
  createPortalConfiguration,
  createWebhookEndpoint,
  openPortal,
  updatePortalConfiguration,
  updateWebhookEndpoint,
} from './account-settings.ts';
import { notNow, noSuch, type Refusal } from './refusal.ts';
import { accountForms } from './account-requests.ts';
import { forms, readRequest } from './requests.ts';
import { createSession, expire, sessionOf } from './sessions.ts';
import { end, subscriptionOf, update } from './subscriptions.ts';
import { refund } from './payments.ts';
import type { Account } from './account.ts';

interface Call {
  account: Account;
  /** `:id` in the path. */
  id: string;
  given: Record<string, unknown>;
  /** Shared by all webhook endpoints here. */
  webhookSecret: string;
}

type Handler = (call: Call) => object;

interface Page {
  limit: number;
  starting_after?: string | undefined;
}

/** Newest first, in pages. The object that a page starts after may be gone from the list. */
function listed<Listed extends { id: string }>(
  table: ReadonlyMap<string, Listed>,
  { limit, starting_after: after }: Page,
  url: string,
  isWanted: (one: Listed) => boolean,
): Stripe.ApiList<Listed> {
  const all = [...table.values()].reverse();
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const wanted = all.slice(from).filter(isWanted);
  return { object: 'list', data: wanted.slice(0, limit), has_more: wanted.length > limit, url };
}

const read =
  (find: (account: Account, id: string) => object): Handler =>
  ({ account, id, given }) => {
    readRequest(forms.none, given);
    return find(account, id);
  };

function deleteCustomer({ account, id }: Call) {
  const customer = customerOf(account, id);
  for (const subscription of account.sub.values()) {
    if (subscription.customer === id && subscription.status !== 'canceled') end(account, subscription);
  }
  const deleted = { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer;
  account.cus.set(id, deleted);
  account.emit({ type: 'customer.deleted', data: { object: customer } });
  return deleted;
}

const over = new Set(['canceled', 'incomplete_expired']);

/** By method and path, as in Stripe's reference. Others answer 404. */
const calls: Record<string, Handler> = {
  'POST /v1/customers': ({ account, given }) => createCustomer(account, given),
  'GET /v1/customers/:id': ({ account, id }) => account.cus.get(id) ?? customerOf(account, id),
  'DELETE /v1/customers/:id': deleteCustomer,
  'POST /v1/products': ({ account, given }) => createProduct(account, given),
  'GET /v1/products/:id': read((account, id) => account.prod.get(id) ?? raise(noSuch('product', id))),
  'POST /v1/prices': ({ account, given }) => createPrice(account, given),
  'GET /v1/prices': ({ account, given }) => {
    const request = readRequest(forms.prices, given);
    return listed(
      account.price,
      request,
      '/v1/prices',
      ({ lookup_key: key, active }) =>
        (request.lookup_keys === undefined || (key !== null && request.lookup_keys.includes(key))) &&
        (request.active === undefined || active === request.active),
    );
  },
  'POST /v1/coupons': ({ account, given }) => createCoupon(account, given),
  'GET /v1/coupons/:id': read((account, id) => account.coupon.get(id) ?? raise(noSuch('coupon', id))),
  'POST /v1/promotion_codes': ({ account, given }) => createPromotionCode(account, given),
  'POST /v1/checkout/sessions': ({ account, given }) => createSession(account, given),
  'GET /v1/checkout/sessions': ({ account, given }) => {
    const request = readRequest(forms.sessions, given);
    return listed(
      account.cs,
      request,
      '/v1/checkout/sessions',
      (session) =>
        (request.payment_intent === undefined || session.payment_intent === request.payment_intent) &&
        (request.subscription === undefined || session.subscription === request.subscription),
    );
  },
  'GET /v1/checkout/sessions/:id': read(sessionOf),
  'POST /v1/checkout/sessions/:id/expire': ({ account, id }) => expire(account, id),
  'GET /v1/payment_intents/:id': read(
    (account, id) => account.pi.get(id) ?? raise(noSuch('payment_intent', id)),
  ),
  'POST /v1/refunds': ({ account, given }) => refund(account, given),
  'GET /v1/disputes': ({ account, given }) => {
    const request = readRequest(forms.disputes, given);
    return listed(
      account.du,
      request,
      '/v1/disputes',
      ({ payment_intent: intent }) =>
        request.payment_intent === undefined || intent === request.payment_intent,
    );
  },
  'GET /v1/subscriptions': ({ account, given }) => {
    const request = readRequest(forms.subscriptions, given);
    return listed(account.sub, request, '/v1/subscriptions', ({ customer, status }) => {
      const right = request.customer === undefined || customer === request.customer;
      if (request.status === undefined) return right && !over.has(status);
      return right && (request.status === 'all' || request.status === status);
    });
  },
  'GET /v1/subscriptions/:id': read(subscriptionOf),
  'POST /v1/subscriptions/:id': ({ account, id, given }) => update(account, id, given),
  'DELETE /v1/subscriptions/:id': ({ account, id, given }) => {
    readRequest(forms.cancel, given);
    return end(account, subscriptionOf(account, id));
  },
  'GET /v1/invoices': ({ account, given }) => {
    const request = readRequest(forms.invoices, given);
    return listed(
      account.in,
      request,
      '/v1/invoices',
      ({ customer, parent }) =>
        (request.customer === undefined || customer === request.customer) &&
        (request.subscription === undefined ||
          parent?.subscription_details.subscription === request.subscription),
    );
  },
  'GET /v1/invoices/:id': read((account, id) => account.in.get(id) ?? raise(noSuch('invoice', id))),
  'GET /v1/invoice_payments': ({ account, given }) => {
    const request = readRequest(forms.invoicePayments, given);
    return listed(
      account.inpay,
      request,
      '/v1/invoice_payments',
      ({ invoice, payment }) =>
        (request.invoice === undefined || invoice === request.invoice) &&
        (request.payment === undefined || payment.payment_intent === request.payment.payment_intent),
    );
  },
  'POST /v1/billing_portal/sessions': openPortal,
  'POST /v1/billing_portal/configurations': ({ account, given }) => createPortalConfiguration(account, given),
  'GET /v1/billing_portal/configurations': ({ account, given }) => {
    const request = readRequest(accountForms.portals, given);
    return listed(
      account.bpc,
      request,
      '/v1/billing_portal/configurations',
      ({ active, is_default: isDefault }) =>
        (request.active === undefined || active === request.active) &&
        (request.is_default === undefined || isDefault === request.is_default),
    );
  },
  'POST /v1/billing_portal/configurations/:id': ({ account, id, given }) =>
    updatePortalConfiguration(account, id, given),
  'POST /v1/webhook_endpoints': ({ account, given, webhookSecret }) =>
    createWebhookEndpoint(account, given, webhookSecret),
  'GET /v1/webhook_endpoints': ({ account, given }) =>
    listed(account.we, readRequest(forms.list, given), '/v1/webhook_endpoints', () => true),
  'POST /v1/webhook_endpoints/:id': ({ account, id, given }) => updateWebhookEndpoint(account, id, given),
  'GET /v1/events': ({ account, given }) => {
    const request = readRequest(forms.events, given);
    return listed(
      account.evt,
      request,
      '/v1/events',
      ({ created, type }) =>
        created >= (request.created?.gte ?? 0) &&
        created <= (request.created?.lte ?? Infinity) &&
        (request.types === undefined || request.types.includes(type)),
    );
  },
  'GET /v1/events/:id': read((account, id) => account.evt.get(id) ?? raise(noSuch('event', id))),
};

function raise(refusal: Refusal): never {
  throw refusal;
}

export function callFor(method: string, path: string): { handler: Handler; id: string } {
  const parts = path.split('/');
  for (const [name, handler] of Object.entries(calls)) {
    const [verb, pattern = ''] = name.split(' ');
    const names = pattern.split('/');
    const fits =
      names.length === parts.length && names.every((one, at) => one === ':id' || one === parts[at]);
    if (verb === method && fits) return { handler, id: parts[names.indexOf(':id')] ?? '' };
  }
  throw notNow(`Unrecognized request URL (${method}: ${path}).`);
}
