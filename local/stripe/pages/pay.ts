import { pay, sessionOf } from '../sessions.ts';
import { Refusal } from '../refusal.ts';
import { button, escape, money, page } from './html.ts';
import type { World } from '../world.ts';

export type Shown = { state: 'page'; status: number; html: string } | { state: 'leave'; to: string };

const shown = (html: string, status = 200): Shown => ({ state: 'page', status, html });

function payPage(world: World, id: string, trouble = ''): Shown {
  const session = sessionOf(world, id);
  const ordering = world.orderings.get(id);
  if (session.status !== 'open' || !ordering) {
    return shown(page('Closed', '<h1>This payment page is closed</h1>'), 410);
  }
  const product = world.prod.get(ordering.price.product);
  const months = ordering.price.recurring?.interval_count;
  const customer = world.cus.get(session.customer);
  const step = (way: string) => `/pay/${id}/${way}`;
  return shown(
    page(
      'Pay',
      `
<h1>${escape(product?.name ?? '')}</h1>
<p class="total">${money(session.amount_total)}</p>
<p class="note">${session.amount_total === session.amount_subtotal ? '' : `instead of ${money(session.amount_subtotal)}, `}${
        months === undefined
          ? 'paid once'
          : `then ${money(ordering.price.unit_amount)} every ${months === 1 ? 'month' : `${months} months`}`
      }<br>${escape(customer?.email ?? '')}</p>
${trouble === '' ? '' : `<p role="alert">${escape(trouble)}</p>`}
<div class="methods">
${button(step('card'), 'Pay by card')}
${button(step('3ds'), 'Pay by card with 3-D Secure')}
${button(step('declined'), 'Pay by a card that is declined')}
${button(step('sepa'), 'Pay by SEPA direct debit')}
</div>
<p><a href="${escape(session.cancel_url ?? '')}">Back to the shop</a></p>`,
    ),
  );
}

const challengePage = (id: string): Shown =>
  shown(
    page(
      'Confirm',
      `<h1>Your bank asks whether this is you</h1>
<div class="methods">${button(`/pay/${id}/card`, 'Yes, pay')}${button(`/pay/${id}/declined`, 'No, stop')}</div>`,
    ),
  );

/** The page that Stripe hosts: shows what is due, and what each way to pay leads to. */
export function visitPayPage(world: World, method: string, id: string, way: string): Shown {
  if (method !== 'POST') return payPage(world, id);
  try {
    if (way === '3ds') return challengePage(id);
    if (way === 'declined') {
      pay(world, id, 'card', 'declined');
      return payPage(world, id, 'Your card was declined.');
    }
    const session =
      way === 'sepa' ? pay(world, id, 'sepa_debit', 'processing') : pay(world, id, 'card', 'succeeded');
    const to = (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
    return { state: 'leave', to };
  } catch (error) {
    if (error instanceof Refusal) return payPage(world, id, error.message);
    throw error;
  }
}
