import { html } from '../../http/page.ts';
import { Refusal } from '../refusal.ts';
import { pay, sessionOf } from '../sessions.ts';
import { button, money, shown, type Shown } from './layout.ts';
import type { Account } from '../account.ts';

function payPage(account: Account, id: string, trouble?: string): Shown {
  const session = sessionOf(account, id);
  const ordering = account.orderings.get(id);
  if (session.status !== 'open' || !ordering) {
    return shown('Closed', html`<h1>This payment page is closed</h1>`, 410);
  }
  const { product, recurring, unit_amount: price } = ordering.price;
  const { amount_subtotal: full, amount_total: total } = session;
  const step = (way: string) => `/pay/${id}/${way}`;
  return shown(
    'Pay',
    html`<h1>${account.products.get(product)?.name}</h1>
      <p class="total">${money(total)}</p>
      <p>
        ${total !== full && `instead of ${money(full)}, `}
        ${recurring ? `then ${money(price)} every ${recurring.interval_count} month(s)` : 'paid once'}
        <br />${account.customers.get(session.customer)?.email}
      </p>
      ${trouble !== undefined && html`<p role="alert">${trouble}</p>`}
      <div class="methods">
        ${button(step('card'), 'Pay by card')} ${button(step('3ds'), 'Pay by card with 3-D Secure')}
        ${button(step('declined'), 'Pay by a card that is declined')}
        ${(session.allowed_payment_method_types?.includes('sepa_debit') ?? true) && button(step('sepa'), 'Pay by SEPA direct debit')}
      </div>
      <p><a href="${session.cancel_url}">Back to the shop</a></p>`,
  );
}

const challengePage = (id: string): Shown =>
  shown(
    'Confirm',
    html`<h1>Your bank asks whether this is you</h1>
      <div class="methods">
        ${button(`/pay/${id}/card`, 'Yes, pay')}${button(`/pay/${id}/declined`, 'No, stop')}
      </div>`,
  );

/** Stripe's hosted checkout page: the amount, and buttons for each outcome. */
export function visitPayPage(account: Account, method: string, id: string, way: string): Shown {
  if (method !== 'POST') return payPage(account, id);
  if (way === '3ds') return challengePage(id);
  try {
    const { success_url: to } = pay(account, id, way === 'sepa' || way === 'declined' ? way : 'card');
    return way === 'declined'
      ? payPage(account, id, 'Your card was declined.')
      : { state: 'leave', to: (to ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id) };
  } catch (error) {
    if (error instanceof Refusal) return payPage(account, id, error.message);
    throw error;
  }
}
