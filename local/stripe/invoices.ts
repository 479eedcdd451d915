import { attempt, createIntent, type Outcome } from './payments.ts';
import { newId, type World } from './world.ts';
import type { Intent, Invoice, InvoicePayment, Subscription } from './shapes.ts';

function setInvoice(world: World, invoice: Invoice, change: Partial<Invoice>): Invoice {
  const changed = { ...invoice, ...change };
  world.in.set(invoice.id, changed);
  return changed;
}

export const paymentOf = (world: World, invoice: string): InvoicePayment | undefined =>
  [...world.inpay.values()].find((payment) => payment.invoice === invoice);

/** The invoice follows what became of its payment. */
export function followPayment(world: World, invoice: Invoice, intent: Intent): Invoice {
  const payment = paymentOf(world, invoice.id);
  if (intent.status === 'succeeded') {
    if (payment) {
      world.inpay.set(payment.id, { ...payment, status: 'paid', amount_paid: intent.amount });
    }
    const paid = setInvoice(world, invoice, { status: 'paid', amount_paid: intent.amount });
    world.emit('invoice.paid', paid);
    return paid;
  }
  const open = setInvoice(world, invoice, { attempt_count: invoice.attempt_count + 1 });
  if (intent.status === 'requires_payment_method') world.emit('invoice.payment_failed', open);
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
export function bill(world: World, { subscription, amount, reason, method, outcome }: Bill): Invoice {
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
    created: world.now(),
    currency: 'eur',
    customer,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    livemode: false,
    metadata: {},
    number: `VALEA-${String(world.in.size + 1).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: details },
    status: 'open',
  };
  world.in.set(id, invoice);
  world.emit('invoice.finalized', invoice);
  if (amount === 0) {
    const paid = setInvoice(world, invoice, { status: 'paid' });
    world.emit('invoice.paid', paid);
    return paid;
  }
  const intent = createIntent(world, { customer, amount, metadata: {}, method });
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: world.now(),
    currency: 'eur',
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  };
  world.inpay.set(payment.id, payment);
  return followPayment(world, invoice, attempt(world, intent, outcome));
}
