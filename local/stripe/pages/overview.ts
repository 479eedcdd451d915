import { html, table, type Html } from '../../http/page.ts';
import { isOver } from '../subscriptions.ts';
import { date, money, stripePage } from './layout.ts';
import type { Account, Intent, Invoice, Subscription } from '../account.ts';
import type { Action } from '../actions.ts';
import type { Sent, Webhooks } from '../webhooks.ts';

const act = (action: Action, label: string) =>
  html`<form method="post" action="/action">
    ${Object.entries(action).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
    <button>${label}</button>
  </form>`;

const row = (...cells: unknown[]) =>
  html`<tr>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

function paymentRow(account: Account, { id: payment, latest_charge: latest, ...intent }: Intent) {
  const charge = account.charges.get(latest);
  const isPaid = charge?.status === 'succeeded';
  const actions = [
    intent.status === 'processing' && [
      act({ action: 'settle', payment }, 'settle'),
      act({ action: 'bounce', payment }, 'bounce'),
    ],
    isPaid &&
      !charge.refunded && [
        act({ action: 'refund', payment }, 'refund'),
        act({ action: 'refund', payment, cents: 100 }, 'refund 1 €'),
      ],
    isPaid && !charge.disputed && act({ action: 'dispute', payment }, 'dispute'),
    charge?.disputed && [act({ action: 'win', payment }, 'win'), act({ action: 'lose', payment }, 'lose')],
  ];
  const refunded = charge && charge.amount_refunded > 0 && `, ${money(charge.amount_refunded)} refunded`;
  return row(
    date(intent.created),
    money(intent.amount),
    html`${intent.status}${refunded}${charge?.disputed && ', disputed'}`,
    html`<small>${payment}</small>`,
    actions,
  );
}

function subscriptionRow(account: Account, one: Subscription) {
  const { id: subscription, customer, cancel_at: end, items, pause_collection: paused, status } = one;
  const [{ current_period_end: next, price }] = items.data;
  const actions = !isOver(one) && [
    act({ action: 'cancel', subscription, when: 'period_end' }, 'cancel at the end'),
    act({ action: 'cancel', subscription, when: 'now' }, 'cancel now'),
    act({ action: paused ? 'unpause' : 'pause', subscription }, paused ? 'resume' : 'pause'),
    act({ action: 'method', customer, method: 'card-empty' }, 'empty the card'),
    act({ action: 'method', customer, method: 'card' }, 'good card'),
  ];
  return row(
    account.products.get(price.product)?.name,
    html`${status}${end !== null && `, ends ${date(end)}`}`,
    html`until ${date(next)}`,
    html`<small>${subscription}</small>`,
    actions,
  );
}

const invoiceRow = ({ number, created, customer_name: name, invoice_pdf: pdf, total, status }: Invoice) =>
  row(date(created), html`<a href="${pdf}">${number}</a>`, money(total), status, name);

const webhookRow = ({ at, type, status, event }: Sent) =>
  row(at.slice(11, 19), type, status === 0 ? 'no answer' : status, html`<small>${event}</small>`);

const newest = <One>(title: string, all: Iterable<One>, rowOf: (one: One) => Html) =>
  html`<h2>${title}</h2>
    ${table([...all].slice(-50).reverse().map(rowOf), 'None yet.')}`;

/** Payments, subscriptions, invoices and webhooks, newest first, with possible actions. */
export const overview = (account: Account, webhooks: Webhooks) =>
  stripePage(
    'Payments',
    html`<h1>Stripe, on this machine</h1>
      <p>
        Nothing leaves this machine. The clock here reads ${date(account.now())}:
        ${[1, 7, 31, 366].map((days) => act({ action: 'advance', days }, `+${days} days`))}
      </p>
      ${newest('Payments', account.payment_intents.values(), (one) => paymentRow(account, one))}
      ${newest('Subscriptions', account.subscriptions.values(), (one) => subscriptionRow(account, one))}
      ${newest('Invoices', account.invoices.values(), invoiceRow)}
      ${newest('Webhooks', webhooks.sent(), webhookRow)}`,
    'wide',
  );
