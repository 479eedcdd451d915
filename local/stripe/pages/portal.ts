import { customerOf } from '../catalogue.ts';
import { update } from '../subscriptions.ts';
import { button, date, escape, money, page } from './html.ts';
import type { Shown } from './pay.ts';
import type { World } from '../world.ts';

function act(world: World, customer: string, id: string, deed: string) {
  if (world.sub.get(id)?.customer !== customer) return;
  if (deed === 'cancel') update(world, id, { cancel_at_period_end: 'true' });
  if (deed === 'resume') update(world, id, { cancel_at_period_end: 'false' });
}

/** The page where a customer looks after her subscription. */
export function visitPortal(
  world: World,
  method: string,
  [customer = '', id = '', deed = '']: string[],
  back: string,
): Shown {
  customerOf(world, customer);
  const here = (path = '') => `/portal/${customer}${path}?back=${encodeURIComponent(back)}`;
  if (method === 'POST') {
    if (id === 'method') world.methods.set(customer, deed === 'empty' ? 'card-empty' : 'card');
    else act(world, customer, id, deed);
    return { state: 'leave', to: here() };
  }
  const subscriptions = [...world.sub.values()].filter((one) => one.customer === customer);
  const invoices = [...world.in.values()].filter((one) => one.customer === customer);
  const rows = subscriptions.map(({ id: one, items, status, cancel_at: end }) => {
    const [{ price, current_period_end: next }] = items.data;
    const isOver = status === 'canceled';
    const deeds =
      end === null ? button(here(`/${one}/cancel`), 'Cancel') : button(here(`/${one}/resume`), 'Keep');
    return `<h2>${escape(world.prod.get(price.product)?.name ?? '')}</h2>
<p>${money(price.unit_amount)} every ${price.recurring?.interval_count ?? 1} month(s), ${escape(status)}<br>
${isOver ? '' : end === null ? `renews on ${date(next)}` : `ends on ${date(end)}`}</p>${isOver ? '' : deeds}`;
  });
  const bills = invoices.map(
    ({ number, created, amount_due: due, status }) =>
      `<tr><td>${date(created)}</td><td>${escape(number ?? '')}</td><td>${money(due)}</td><td>${escape(status ?? '')}</td></tr>`,
  );
  return {
    state: 'page',
    status: 200,
    html: page(
      'Portal',
      `<h1>Your subscription</h1>
${rows.join('') || '<p>No subscription.</p>'}
<h2>Way to pay</h2>
<p>${world.methods.get(customer) ?? 'card'}</p>
${button(here('/method/good'), 'A good card')} ${button(here('/method/empty'), 'A card without money')}
<h2>Invoices</h2><div class="scroll"><table>${bills.join('')}</table></div>
<p><a href="${escape(back)}">Back to the shop</a></p>`,
    ),
  };
}
