import { date, escape, money, page } from './html.ts';
import type { Webhooks } from '../webhooks.ts';
import type { World } from '../world.ts';

const deed = (name: string, fields: Record<string, string>, label: string) =>
  `<form method="post" action="/deed">${Object.entries({ deed: name, ...fields })
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escape(value)}">`)
    .join('')}<button>${escape(label)}</button></form>`;

/** What is paid, disputed and renewing, newest first, with what may befall it. */
export function overview(world: World, webhooks: Webhooks): string {
  const payments = [...world.pi.values()]
    .reverse()
    .slice(0, 50)
    .map((intent) => {
      const charge = world.ch.get(intent.latest_charge ?? '');
      const { id: payment } = intent;
      const deeds = [
        intent.status === 'processing'
          ? deed('settle', { payment }, 'settle') + deed('bounce', { payment }, 'bounce')
          : '',
        charge?.status === 'succeeded' && !charge.refunded
          ? deed('refund', { payment }, 'refund') + deed('refund', { payment, cents: '100' }, 'refund 1 €')
          : '',
        charge?.status === 'succeeded' && !charge.disputed ? deed('dispute', { payment }, 'dispute') : '',
        charge?.disputed ? deed('win', { payment }, 'win') + deed('lose', { payment }, 'lose') : '',
      ];
      return `<tr><td>${date(intent.created)}<td>${money(intent.amount)}<td>${escape(intent.status)}${
        charge && charge.amount_refunded > 0 ? `, ${money(charge.amount_refunded)} refunded` : ''
      }${charge?.disputed ? ', disputed' : ''}<td><small>${payment}</small><td>${deeds.join('')}</tr>`;
    });
  const subscriptions = [...world.sub.values()]
    .reverse()
    .slice(0, 50)
    .map((one) => {
      const [{ current_period_end: end, price }] = one.items.data;
      const subscription = one.id;
      const deeds =
        one.status === 'canceled'
          ? ''
          : deed('cancel', { subscription, when: 'period_end' }, 'cancel at the end') +
            deed('cancel', { subscription, when: 'now' }, 'cancel now') +
            deed(
              one.pause_collection ? 'unpause' : 'pause',
              { subscription },
              one.pause_collection ? 'resume' : 'pause',
            ) +
            deed('method', { customer: one.customer, method: 'card-empty' }, 'empty the card') +
            deed('method', { customer: one.customer, method: 'card' }, 'good card');
      return `<tr><td>${escape(world.prod.get(price.product)?.name ?? '')}<td>${escape(one.status)}${
        one.cancel_at === null ? '' : `, ends ${date(one.cancel_at)}`
      }<td>until ${date(end)}<td><small>${subscription}</small><td>${deeds}</tr>`;
    });
  const sent = webhooks
    .sent()
    .slice(-30)
    .reverse()
    .map(
      (one) =>
        `<tr><td>${escape(one.at.slice(11, 19))}<td>${escape(one.type)}<td>${one.status === 0 ? 'no answer' : one.status}<td><small>${one.event}</small></tr>`,
    );
  return page(
    'Payments',
    `<h1>Stripe, on this machine</h1>
<p>Nothing leaves this machine. The clock here reads ${date(world.now())}:
${deed('advance', { days: '1' }, '+1 day')}${deed('advance', { days: '7' }, '+7 days')}${deed('advance', { days: '31' }, '+31 days')}${deed('advance', { days: '366' }, '+366 days')}</p>
<h2>Payments</h2><div class="scroll"><table>${payments.join('') || '<tr><td>None yet.'}</table></div>
<h2>Subscriptions</h2><div class="scroll"><table>${subscriptions.join('') || '<tr><td>None yet.'}</table></div>
<h2>Webhooks</h2><p class="note">to ${escape(webhooks.now().endpoint)}</p><div class="scroll"><table>${sent.join('') || '<tr><td>None yet.'}</table></div>`,
    'wide',
  );
}
