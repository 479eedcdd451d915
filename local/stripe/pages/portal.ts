import { html } from '../../http/page.ts';
import { customerOf } from '../catalogue.ts';
import { update } from '../subscriptions.ts';
import { button, date, money, shown, stripePage, type Shown } from './layout.ts';
import type { Account } from '../account.ts';

function act(account: Account, customer: string, id: string, action: string) {
  if (account.sub.get(id)?.customer !== customer) return;
  if (action === 'cancel') update(account, id, { cancel_at_period_end: 'true' });
  if (action === 'resume') update(account, id, { cancel_at_period_end: 'false' });
}

/** The customer portal. */
export function visitPortal(
  account: Account,
  method: string,
  [customer = '', id = '', action = '']: string[],
  back: string,
): Shown {
  customerOf(account, customer);
  const here = (path = '') => `/portal/${customer}${path}?back=${encodeURIComponent(back)}`;
  if (method === 'POST') {
    if (id === 'method') account.methods.set(customer, action === 'empty' ? 'card-empty' : 'card');
    else act(account, customer, id, action);
    return { state: 'leave', to: here() };
  }
  const subscriptions = [...account.sub.values()].filter((one) => one.customer === customer);
  const invoices = [...account.in.values()].filter((one) => one.customer === customer);
  const rows = subscriptions.map(({ id: one, items, status, cancel_at: end }) => {
    const [{ price, current_period_end: next }] = items.data;
    const isOver = status === 'canceled';
    return html`<h2>${account.prod.get(price.product)?.name}</h2>
      <p>
        ${money(price.unit_amount)} every ${price.recurring?.interval_count ?? 1} month(s), ${status}<br />
        ${!isOver && (end === null ? `renews on ${date(next)}` : `ends on ${date(end)}`)}
      </p>
      ${
        !isOver &&
        (end === null ? button(here(`/${one}/cancel`), 'Cancel') : button(here(`/${one}/resume`), 'Keep'))
      }`;
  });
  const bills = invoices.map(
    ({ number, created, amount_due: due, status }) =>
      html`<tr>
        <td>${date(created)}</td>
        <td>${number}</td>
        <td>${money(due)}</td>
        <td>${status}</td>
      </tr>`,
  );
  return shown(
    stripePage(
      'Portal',
      html`<h1>Your subscription</h1>
        ${rows.length > 0 ? rows : html`<p>No subscription.</p>`}
        <h2>Way to pay</h2>
        <p>${account.methods.get(customer) ?? 'card'}</p>
        ${button(here('/method/good'), 'A good card')}
        ${button(here('/method/empty'), 'A card without money')}
        <h2>Invoices</h2>
        <div class="scroll">
          <table>
            ${bills}
          </table>
        </div>
        <p><a href="${back}">Back to the shop</a></p>`,
    ),
  );
}
