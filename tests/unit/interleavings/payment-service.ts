import { createHmac } from 'node:crypto';
import { vi } from 'vitest';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '#functions/adapters/stripe/client.ts';
import { createStripe } from '#functions/adapters/stripe/payments.ts';
import { webhookEventTypes } from '#functions/adapters/stripe/webhook.ts';
import { deadlineForEachCall } from '#functions/time/deadline.ts';
import type { PaymentSnapshot } from '#functions/ports/payments.ts';
import { createAccount, type Event, type Intent, type Method } from '../../../local/stripe/account.ts';
import { perform } from '../../../local/stripe/actions.ts';
import { createApi } from '../../../local/stripe/api.ts';
import { createFaults } from '../../../local/stripe/fault.ts';
import { Refusal } from '../../../local/stripe/refusal.ts';
import { localStripe } from '../../../local/stripe/remote.ts';
import { expireOld } from '../../../local/stripe/sessions.ts';
import { catchUp, isOver } from '../../../local/stripe/subscriptions.ts';
import { signature } from '../../../local/stripe/webhooks.ts';

const url = 'http://localhost';
const deadline = deadlineForEachCall(60_000);
const states: Record<string, PaymentSnapshot['state']> = { succeeded: 'succeeded', processing: 'processing' };

/** Shared by all worlds, like a catalogue that is pushed once. */
const account = createAccount(apiVersion, localStripe.webhookSecret);
account.pages.url = url;
let isStocked = false;

/** The stand-in for Stripe in this process, behind our own adapter and Stripe's SDK. Each call is a step. */
export async function createPaymentService(
  step: (label: string) => Promise<void>,
  tell: (event: Event) => void,
) {
  const api = createApi({ account, key: localStripe.key, faults: createFaults() });
  /** Refunds that it refused, because not enough was left. */
  const refused: string[] = [];

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, { method = 'GET', headers, body } = {}) => {
    const address = new URL(input as string);
    if (isStocked) await step(`${method} ${address.pathname}`);
    const call = { method, headers: Object.fromEntries(new Headers(headers)) };
    try {
      const { status, text } = await api.call(call, body as string, address);
      return new Response(text, { status });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (address.pathname === '/v1/refunds') refused.push(error.message);
      return Response.json(error.body, { status: error.status });
    }
  });
  // Off the thread pool, so that a seed is reproducible.
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation((...[, key]: unknown[]) =>
    Promise.resolve(key as CryptoKey),
  );
  vi.spyOn(crypto.subtle, 'sign').mockImplementation((...[, key, data]: unknown[]) => {
    const hash = createHmac('sha256', key as Uint8Array).update(data as Uint8Array);
    return Promise.resolve(new Uint8Array(hash.digest()).buffer);
  });

  account.forget();
  if (!isStocked) await createCatalogueHolder(createClient({ key: localStripe.key, url, deadline })).push();
  isStocked = true;
  const isOurs = ({ type }: Event) => webhookEventTypes.some((ours) => ours === type);
  account.onEvent((event) => {
    if (isOurs(event)) tell(event);
  });

  const stripe = createStripe(
    {
      STRIPE_SECRET_KEY: localStripe.key,
      STRIPE_WEBHOOK_SECRET: localStripe.webhookSecret,
      STRIPE_API_URL: url,
      ENVIRONMENT: 'test',
    },
    () => undefined,
  );
  if (!stripe) throw new Error('Without secrets there is no payment service.');

  function paymentBy({ id, amount, status, metadata, latest_charge: charge }: Intent) {
    const billed = [...account.invoice_payments.values()].find(
      ({ payment }) => payment.payment_intent === id,
    );
    const invoice = account.invoices.get(billed?.invoice ?? '');
    const plan = invoice?.parent?.subscription_details;
    const paid = [...account.events.values()].find(
      ({ type, data }) => type === 'payment_intent.succeeded' && 'id' in data.object && data.object.id === id,
    );
    const refunds = [...account.refunds.values()].filter(({ payment_intent: of }) => of === id);
    return {
      id,
      order: plan?.metadata['order'] ?? metadata['order'],
      subscription: plan?.subscription,
      cents: amount,
      state: states[status] ?? 'failed',
      isFirst: invoice?.billing_reason !== 'subscription_cycle',
      billed: (invoice?.created ?? 0) * 1000,
      succeeded: paid && new Date(paid.created * 1000),
      refunds: refunds.length,
      refundedCents: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      disputedCents: [...account.disputes.values()]
        .filter(({ payment_intent: of, status: found }) => of === id && found !== 'won')
        .reduce((sum, dispute) => sum + dispute.amount, 0),
      isDisputed: account.charges.get(charge)?.disputed === true,
    };
  }
  const payments = () => [...account.payment_intents.values()].map(paymentBy);

  return {
    port: stripe(deadline),
    events: () => [...account.events.values()].filter(isOurs),
    payments,
    refused,
    sign: (body: string) => signature(body, localStripe.webhookSecret),

    /** Each with its payment, or its subscription's latest. */
    sessions() {
      const made = payments();
      return [...account.sessions.values()].map((session) => {
        const subscription = account.subscriptions.get(session.subscription ?? '');
        // A renewal has no payment until its invoice is final.
        const isRenewing = account.invoices.get(subscription?.latest_invoice ?? '')?.status === 'draft';
        const latest = made.findLast(({ order }) => order === session.client_reference_id);
        return {
          id: session.id,
          order: session.client_reference_id,
          status: session.status,
          listCents: session.amount_subtotal,
          subscription,
          hasEnded: subscription !== undefined && isOver(subscription),
          isRenewing,
          latest: isRenewing ? undefined : latest,
        };
      });
    },

    /** The button of the payment page. */
    pay(id: string, way: 'card' | 'sepa') {
      if (account.sessions.get(id)?.status === 'open') perform(account, { action: 'pay', session: id, way });
    },

    /** What banks do with pending debits and payments; false if there are none. */
    bank(does: 'settle' | 'bounce' | 'dispute'): boolean {
      const state = does === 'dispute' ? 'succeeded' : 'processing';
      const affected = payments().filter((payment) => payment.state === state && !payment.isDisputed);
      for (const { id } of affected) perform(account, { action: does, payment: id });
      return affected.length > 0;
    },

    /** How renewals are paid from now on. */
    renewBy(method: Method) {
      for (const customer of account.customers.keys()) account.methods.set(customer, method);
    },

    /** Tries failed renewals again. */
    retry() {
      for (const { id, latest_invoice: latest, status } of account.subscriptions.values()) {
        const isRenewal = account.invoices.get(latest ?? '')?.billing_reason === 'subscription_cycle';
        if (status === 'past_due' && isRenewal) perform(account, { action: 'retry', subscription: id });
      }
    },

    /** What is due by now: renewals, ends, expired pages. */
    catchUp() {
      expireOld(account);
      catchUp(account);
    },
  };
}

export type PaymentService = Awaited<ReturnType<typeof createPaymentService>>;
