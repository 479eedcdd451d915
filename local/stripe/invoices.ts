import { blankInvoice } from './blank-billing.ts';
import { attempt, createIntent, type PaymentResult } from './payments.ts';
import { newId, type Account, type InvoiceData } from './account.ts';
import type Stripe from 'stripe';
import type { Intent, Invoice, InvoicePayment, Price, Subscription } from './shapes.ts';

function setInvoice(account: Account, invoice: Invoice, change: Partial<Invoice>): Invoice {
  const changed = { ...invoice, ...change };
  account.in.set(invoice.id, changed);
  return changed;
}

const paidNow = (account: Account, { status_transitions: before }: Invoice) => ({
  status: 'paid',
  amount_remaining: 0,
  status_transitions: { ...before, paid_at: account.now() },
});

const paymentOf = (account: Account, invoice: string): InvoicePayment | undefined =>
  [...account.inpay.values()].find((payment) => payment.invoice === invoice);

/** Updates an invoice after its payment changed. */
export function followPayment(account: Account, invoice: Invoice, intent: Intent): Invoice {
  const payment = paymentOf(account, invoice.id);
  if (intent.status === 'succeeded') {
    if (payment) {
      const transitions = { canceled_at: null, paid_at: account.now() };
      account.inpay.set(payment.id, {
        ...payment,
        status: 'paid',
        amount_paid: intent.amount,
        status_transitions: transitions,
      });
    }
    const paid = setInvoice(account, invoice, { ...paidNow(account, invoice), amount_paid: intent.amount });
    account.emit({ type: 'invoice.paid', data: { object: paid } });
    return paid;
  }
  const open = setInvoice(account, invoice, { attempt_count: invoice.attempt_count + 1 });
  if (intent.status === 'requires_payment_method')
    account.emit({ type: 'invoice.payment_failed', data: { object: open } });
  return open;
}

interface Bill {
  subscription: Subscription;
  amount: number;
  reason: 'subscription_create' | 'subscription_cycle';
  method: 'card' | 'sepa_debit';
  outcome: PaymentResult;
}

/** Snapshot of the customer's address and footer when the invoice is made. */
function recipientOf(account: Account, id: string) {
  const customer = account.cus.get(id);
  if (!customer || customer.deleted === true) return {};
  const {
    name,
    address,
    email,
    invoice_settings: { footer },
  } = customer;
  return { customer_name: name ?? null, customer_address: address ?? null, customer_email: email, footer };
}

const numberOf = (account: Account) => `VALEA-${String(account.in.size + 1).padStart(4, '0')}`;

/** The invoice of a one-off payment, made once it is paid. */
export function billOnce(
  account: Account,
  { intent, price, data }: { intent: Intent; price: Price; data: InvoiceData },
): Invoice {
  const id = newId('in');
  const now = account.now();
  const { amount, customer } = intent;
  const invoice = {
    ...blankInvoice,
    ...recipientOf(account, customer),
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: amount,
    amount_remaining: 0,
    attempted: true,
    billing_reason: 'manual',
    created: now,
    currency: 'eur',
    custom_fields: data.custom_fields ?? null,
    customer,
    description: data.description ?? account.prod.get(price.product)?.name ?? null,
    effective_at: now,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: `${account.pages.url}/invoice/${id}/pdf`,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: data.metadata,
    number: numberOf(account),
    parent: null,
    period_start: now,
    period_end: now,
    status: 'paid',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: now, voided_at: null },
    subtotal: amount,
    total: amount,
  } satisfies Stripe.Invoice;
  account.in.set(id, invoice);
  account.emit({ type: 'invoice.paid', data: { object: invoice } });
  return invoice;
}

/** Makes an invoice and charges it. One of 0 is paid at once. */
export function bill(account: Account, { subscription, amount, reason, method, outcome }: Bill): Invoice {
  const { customer, metadata } = subscription;
  const id = newId('in');
  const details = { subscription: subscription.id, metadata };
  const now = account.now();
  const [{ current_period_start: start, current_period_end: end }] = subscription.items.data;
  const isPeriod = reason === 'subscription_cycle';
  const invoice = {
    ...blankInvoice,
    ...recipientOf(account, customer),
    id,
    object: 'invoice',
    amount_due: amount,
    amount_remaining: amount,
    attempted: true,
    billing_reason: reason,
    created: isPeriod ? start : now,
    currency: 'eur',
    customer,
    effective_at: now,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: `${account.pages.url}/invoice/${id}/pdf`,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    number: numberOf(account),
    parent: { type: 'subscription_details', quote_details: null, subscription_details: details },
    period_start: isPeriod ? start : now,
    period_end: isPeriod ? end : now,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    total: amount,
  } satisfies Stripe.Invoice;
  account.in.set(id, invoice);
  account.emit({ type: 'invoice.finalized', data: { object: invoice } });
  if (amount === 0) {
    const paid = setInvoice(account, invoice, paidNow(account, invoice));
    account.emit({ type: 'invoice.paid', data: { object: paid } });
    return paid;
  }
  const intent = createIntent(account, { customer, amount, metadata: {}, method });
  const payment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: account.now(),
    currency: 'eur',
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
  account.inpay.set(payment.id, payment);
  return followPayment(account, invoice, attempt(account, intent, outcome));
}
