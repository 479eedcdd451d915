import { html } from '../../http/page.ts';
import { pay, sessionOf } from '../sessions.ts';
import { Refusal } from '../refusal.ts';
import { button, money, shown, stripePage, type Shown } from './layout.ts';
import type { Account } from '../account.ts';

function payPage(account: Account, id: string, trouble = ''): Shown {
  const session = sessionOf(account, id);
  const ordering = account.orderings.get(id);
  if (session.status !== 'open' || !ordering) {
    return shown(stripePage('Closed', html`<h1>This payment page is closed</h1>`), 410);
  }
  const product = account.prod.get(ordering.price.product);
  const months = ordering.price.recurring?.interval_count;
  const customer = account.cus.get(session.customer);
  const step = (way: string) => `/pay/${id}/${way}`;
  const isReduced = session.amount_total !== session.amount_subtotal;
  return shown(
    stripePage(
      'Pay',
      html` <h1>${product?.name}</h1>
        <p class="total">${money(session.amount_total)}</p>
        <p class="note">
          ${isReduced && `instead of ${money(session.amount_subtotal)}, `}${
            months === undefined
              ? 'paid once'
              : `then ${money(ordering.price.unit_amount)} every ${months === 1 ? 'month' : `${months} months`}`
          }<br />${customer?.deleted === true ? '' : customer?.email}
        </p>
        ${trouble !== '' && html`<p role="alert">${trouble}</p>`}
        <div class="methods">
          ${button(step('card'), 'Pay by card')} ${button(step('3ds'), 'Pay by card with 3-D Secure')}
          ${button(step('declined'), 'Pay by a card that is declined')}
          ${button(step('sepa'), 'Pay by SEPA direct debit')}
        </div>
        <p><a href="${session.cancel_url ?? ''}">Back to the shop</a></p>`,
    ),
  );
}

const challengePage = (id: string): Shown =>
  shown(
    stripePage(
      'Confirm',
      html`<h1>Your bank asks whether this is you</h1>
        <div class="methods">
          ${button(`/pay/${id}/card`, 'Yes, pay')}${button(`/pay/${id}/declined`, 'No, stop')}
        </div>`,
    ),
  );

/** Stripe's hosted checkout page: the amount, and buttons for each outcome. */
export function visitPayPage(account: Account, method: string, id: string, way: string): Shown {
  if (method !== 'POST') return payPage(account, id);
  try {
    if (way === '3ds') return challengePage(id);
    if (way === 'declined') {
      pay(account, id, 'card', 'declined');
      return payPage(account, id, 'Your card was declined.');
    }
    const session =
      way === 'sepa' ? pay(account, id, 'sepa_debit', 'processing') : pay(account, id, 'card', 'succeeded');
    const to = (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
    return { state: 'leave', to };
  } catch (error) {
    if (error instanceof Refusal) return payPage(account, id, error.message);
    throw error;
  }
}
