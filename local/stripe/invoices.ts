import { add, find, newId, type Account, type Intent, type Invoice, type InvoiceData } from './account.ts';
import { charge, conclude, type Outcome } from './payments.ts';
import type { Subscription } from './account.ts';

type Given = 'billing_reason' | 'created' | 'customer' | 'parent' | 'status' | 'total';

/** With the customer's address and footer as they are now. */
function addInvoice(account: Account, more: Pick<Invoice, Given> & Partial<Invoice>): Invoice {
  const id = newId('in');
  const to = account.customers.get(more.customer);
  return add(account.invoices, {
    id,
    object: 'invoice',
    custom_fields: null,
    customer_address: to?.address ?? null,
    customer_email: to?.email ?? null,
    customer_name: to?.name ?? null,
    description: null,
    footer: to?.invoice_settings.footer ?? null,
    invoice_pdf: `${account.pages.url}/invoice/${id}/pdf`,
    metadata: {},
    number: `VALEA-${String(account.invoices.size + 1).padStart(4, '0')}`,
    ...more,
  });
}

/** The invoice of a one-off payment, made once it is paid. */
export function billOnce(account: Account, { amount, customer }: Intent, data: InvoiceData): Invoice {
  const invoice = addInvoice(account, {
    ...data,
    billing_reason: 'manual',
    created: account.now(),
    customer,
    parent: null,
    status: 'paid',
    total: amount,
  });
  account.emit('invoice.paid', invoice);
  return invoice;
}

/** For an hour a renewal's invoice can still be changed: https://docs.stripe.com/billing/invoices/subscription */
const draftSeconds = 3_600;

interface Bill {
  amount: number;
  reason: 'subscription_create' | 'subscription_cycle';
}

/** Makes an invoice for a subscription's current period. */
export function bill(account: Account, subscription: Subscription, { amount, reason }: Bill): Invoice {
  const { id, customer, items, metadata } = subscription;
  const invoice = addInvoice(account, {
    billing_reason: reason,
    created: items.data[0].current_period_start,
    customer,
    parent: { subscription_details: { subscription: id, metadata } },
    status: 'draft',
    total: amount,
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

export const isDue = (account: Account, { status, created }: Invoice) =>
  status === 'draft' && created + draftSeconds <= account.now();

/** Finalises an invoice and charges it; retries one whose payment has failed. */
export function collect(account: Account, invoice: Invoice, outcome: Outcome): void {
  const { id, customer, total: amount } = invoice;
  invoice.status = 'open';
  const before = [...account.invoice_payments.values()].find((one) => one.invoice === id);
  if (before) {
    tryAgain(account, before.payment.payment_intent, outcome);
    return;
  }
  const intent = charge(account, { customer, amount, metadata: {} }, outcome);
  add(account.invoice_payments, {
    id: newId('inpay'),
    object: 'invoice_payment',
    invoice: id,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  });
  followPayment(account, intent);
}

function tryAgain(account: Account, payment: string, outcome: Outcome): void {
  const intent = find(account.payment_intents, payment, 'payment_intent');
  conclude(account, intent, outcome);
  followPayment(account, intent);
}

/** Updates the invoice that a payment belongs to, if any. */
export function followPayment(account: Account, { id, status }: Intent): Invoice | undefined {
  const payment = [...account.invoice_payments.values()].find(({ payment: by }) => by.payment_intent === id);
  const invoice = account.invoices.get(payment?.invoice ?? '');
  if (!payment || !invoice) return undefined;
  if (status === 'succeeded') {
    payment.status = 'paid';
    invoice.status = 'paid';
    account.emit('invoice.paid', invoice);
  } else if (status === 'requires_payment_method') account.emit('invoice.payment_failed', invoice);
  return invoice;
}
