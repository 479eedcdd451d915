import { html } from '../../http/page.ts';
import { find, type Account, type Subscription } from '../account.ts';
import { isOver, update } from '../subscriptions.ts';
import { button, date, money, shown, type Shown } from './layout.ts';

function act(account: Account, customer: string, id: string, action: string) {
  if (id === 'method') account.methods.set(customer, action === 'empty' ? 'card-empty' : 'card');
  else if (account.subscriptions.get(id)?.customer === customer) {
    update(account, id, { cancel_at_period_end: String(action === 'cancel') });
  }
}

/** The customer portal: cancel or resume, another card, invoices. */
export function visitPortal(account: Account, method: string, path: string[], back: string): Shown {
  const [customer = '', id = '', action = ''] = path;
  find(account.customers, customer, 'customer');
  const here = (step = '') => `/portal/${customer}${step}?back=${encodeURIComponent(back)}`;
  if (method === 'POST') {
    act(account, customer, id, action);
    return { state: 'leave', to: here() };
  }
  const theirs = <Row extends { customer: string }>(table: ReadonlyMap<string, Row>) =>
    [...table.values()].filter((row) => row.customer === customer);
  const row = (subscription: Subscription) => {
    const { id: one, items, status, cancel_at: end } = subscription;
    const [{ price, current_period_end: next }] = items.data;
    const rest =
      end === null
        ? html`renews on ${date(next)} ${button(here(`/${one}/cancel`), 'Cancel')}`
        : html`ends on ${date(end)} ${button(here(`/${one}/resume`), 'Keep')}`;
    return html`<h2>${account.products.get(price.product)?.name}</h2>
      <p>${money(price.unit_amount)}, ${status} ${!isOver(subscription) && rest}</p>`;
  };
  return shown(
    'Portal',
    html`<h1>Your subscription</h1>
      ${theirs(account.subscriptions).map(row)}
      <h2>Way to pay: ${account.methods.get(customer) ?? 'card'}</h2>
      ${button(here('/method/good'), 'A good card')} ${button(here('/method/empty'), 'A card without money')}
      <h2>Invoices</h2>
      ${theirs(account.invoices).map(
        (bill) =>
          html`<p>
            ${date(bill.created)} <a href="${bill.invoice_pdf}">${bill.number}</a> ${money(bill.total)},
            ${bill.status}
          </p>`,
      )}
      <p><a href="${back}">Back to the shop</a></p>`,
  );
}
