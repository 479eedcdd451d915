import { html, table, type Html } from '../../http/page.ts';
import { date, money, stripePage } from './layout.ts';
import type { Account } from '../account.ts';
import type { Intent, Invoice, Subscription } from '../shapes.ts';
import type { Sent, Webhooks } from '../webhooks.ts';

const act = (action: string, fields: Record<string, string>, label: string) =>
  html`<form method="post" action="/action">
    ${Object.entries({ action, ...fields }).map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
    )}<button>${label}</button>
  </form>`;

function paymentRow(account: Account, { id: payment, latest_charge: latest, ...intent }: Intent) {
  const charge = account.ch.get(latest ?? '');
  const isPaid = charge?.status === 'succeeded';
  const actions = [
    intent.status === 'processing' && [
      act('settle', { payment }, 'settle'),
      act('bounce', { payment }, 'bounce'),
    ],
    isPaid &&
      !charge.refunded && [
        act('refund', { payment }, 'refund'),
        act('refund', { payment, cents: '100' }, 'refund 1 €'),
      ],
    isPaid && !charge.disputed && act('dispute', { payment }, 'dispute'),
    charge?.disputed && [act('win', { payment }, 'win'), act('lose', { payment }, 'lose')],
  ];
  const refunded = charge && charge.amount_refunded > 0 && `, ${money(charge.amount_refunded)} refunded`;
  return html`<tr>
    <td>${date(intent.created)}</td>
    <td>${money(intent.amount)}</td>
    <td>${intent.status}${refunded}${charge?.disputed && ', disputed'}</td>
    <td><small>${payment}</small></td>
    <td>${actions}</td>
  </tr>`;
}

function subscriptionRow(account: Account, { id: subscription, customer, ...one }: Subscription) {
  const [{ current_period_end: end, price }] = one.items.data;
  const isPaused = one.pause_collection !== null;
  const actions = one.status !== 'canceled' && [
    act('cancel', { subscription, when: 'period_end' }, 'cancel at the end'),
    act('cancel', { subscription, when: 'now' }, 'cancel now'),
    act(isPaused ? 'unpause' : 'pause', { subscription }, isPaused ? 'resume' : 'pause'),
    act('method', { customer, method: 'card-empty' }, 'empty the card'),
    act('method', { customer, method: 'card' }, 'good card'),
  ];
  return html`<tr>
    <td>${account.prod.get(price.product)?.name}</td>
    <td>${one.status}${one.cancel_at !== null && `, ends ${date(one.cancel_at)}`}</td>
    <td>until ${date(end)}</td>
    <td><small>${subscription}</small></td>
    <td>${actions}</td>
  </tr>`;
}

const invoiceRow = ({ id, number, created, customer_name: name, total, status }: Invoice) =>
  html`<tr>
    <td>${date(created)}</td>
    <td><a href="/invoice/${id}">${number}</a></td>
    <td>${money(total)}</td>
    <td>${status}</td>
    <td>${name}</td>
  </tr>`;

const webhookRow = ({ at, type, status, event }: Sent) =>
  html`<tr>
    <td>${at.slice(11, 19)}</td>
    <td>${type}</td>
    <td>${status === 0 ? 'no answer' : status}</td>
    <td><small>${event}</small></td>
  </tr>`;

const newest = <Item>(all: Iterable<Item>, count: number) => [...all].reverse().slice(0, count);

const list = (rows: Html[]) => html`<div class="scroll">${table(rows, 'None yet.')}</div>`;

/** Payments, disputes and subscriptions, newest first, with possible actions. */
export const overview = (account: Account, webhooks: Webhooks) =>
  stripePage(
    'Payments',
    html`<h1>Stripe, on this machine</h1>
      <p>
        Nothing leaves this machine. The clock here reads ${date(account.now())}:
        ${['1', '7', '31', '366'].map((days) => act('advance', { days }, `+${days} day${days === '1' ? '' : 's'}`))}
      </p>
      <h2>Payments</h2>
      ${list(newest(account.pi.values(), 50).map((intent) => paymentRow(account, intent)))}
      <h2>Subscriptions</h2>
      ${list(newest(account.sub.values(), 50).map((one) => subscriptionRow(account, one)))}
      <h2>Invoices</h2>
      ${list(newest(account.in.values(), 50).map(invoiceRow))}
      <h2>Webhooks</h2>
      <p class="note">to ${webhooks.now().endpoint}</p>
      ${list(newest(webhooks.sent(), 30).map(webhookRow))}`,
    'wide',
  );
