import { attempt, createIntent, type Outcome } from './payments.ts';
import { newId, type Account } from './account.ts';
import type { Intent, Invoice, InvoicePayment, Subscription } from './shapes.ts';

function setInvoice(account: Account, invoice: Invoice, change: Partial<Invoice>): Invoice {
  const changed = { ...invoice, ...change };
  account.in.set(invoice.id, changed);
  return changed;
}

export const paymentOf = (account: Account, invoice: string): InvoicePayment | undefined =>
  [...account.inpay.values()].find((payment) => payment.invoice === invoice);

/** The invoice follows what became of its payment. */
export function followPayment(account: Account, invoice: Invoice, intent: Intent): Invoice {
  const payment = paymentOf(account, invoice.id);
  if (intent.status === 'succeeded') {
    if (payment) {
      account.inpay.set(payment.id, { ...payment, status: 'paid', amount_paid: intent.amount });
    }
    const paid = setInvoice(account, invoice, { status: 'paid', amount_paid: intent.amount });
    account.emit('invoice.paid', paid);
    return paid;
  }
  const open = setInvoice(account, invoice, { attempt_count: invoice.attempt_count + 1 });
  if (intent.status === 'requires_payment_method') account.emit('invoice.payment_failed', open);
  return open;
}

interface Bill {
  subscription: Subscription;
  amount: number;
  reason: 'subscription_create' | 'subscription_cycle';
  method: 'card' | 'sepa_debit';
  outcome: Outcome;
}

/** Writes an invoice and tries to have it paid. One over nothing is paid at once. */
export function bill(account: Account, { subscription, amount, reason, method, outcome }: Bill): Invoice {
  const { customer, metadata } = subscription;
  const id = newId('in');
  const details = { subscription: subscription.id, metadata };
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: account.now(),
    currency: 'eur',
    customer,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    livemode: false,
    metadata: {},
    number: `VALEA-${String(account.in.size + 1).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: details },
    status: 'open',
  };
  account.in.set(id, invoice);
  account.emit('invoice.finalized', invoice);
  if (amount === 0) {
    const paid = setInvoice(account, invoice, { status: 'paid' });
    account.emit('invoice.paid', paid);
    return paid;
  }
  const intent = createIntent(account, { customer, amount, metadata: {}, method });
  const payment: InvoicePayment = {
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
  };
  account.inpay.set(payment.id, payment);
  return followPayment(account, invoice, attempt(account, intent, outcome));
}
