import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { openPage, press } from './link-page.ts';
import { call, post } from './call.ts';
import { createMailbox, type SentMail } from './mailbox.ts';
import { recordWebhooks, shopper, deliver, type PaymentEvent } from './shop.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { OrdersView } from '#domain/shop/order.ts';

const day = 86_400_000;

/** A buyer with contracts, and a stranger who only knows the buyer's address. */
export async function declarer(name: string) {
  const mailbox = createMailbox();
  const webhooks = await recordWebhooks();
  const her = await shopper(name, mailbox.worker);
  const email = `${her.uid}@example.com`;
  const undelivered: PaymentEvent[] = [];
  let known = 0;
  /** Delivers new webhooks, and again those that were refused. */
  const deliverWebhooks = async () => {
    const all = await webhooks.since();
    const due = [...undelivered.splice(0), ...all.slice(known)];
    known = all.length;
    for (const event of due) if ((await deliver(event, mailbox.worker)) !== 204) undelivered.push(event);
  };
  const declare = (path: string, more: Record<string, unknown> = {}) => {
    const given = { locale: 'de', name: 'Erika Muster', email, contract: 'app', ...more };
    return call(post({ body: JSON.stringify(given) }, path), mailbox.worker);
  };
  return {
    ...mailbox,
    her,
    email,
    webhooks,
    deliverWebhooks,
    buy: async (product: ProductKey, way: 'card' | 'sepa' = 'card') => {
      const { order } = await her.buy(product, way);
      await deliverWebhooks();
      return order;
    },
    withdraw: (more?: Record<string, unknown>) => declare('/api/withdraw', more),
    cancel: (more: Record<string, unknown> = {}) => declare('/api/cancel', { manner: 'ordinary', ...more }),
    subscription: async () => {
      await deliverWebhooks();
      return ((await her.get('/api/orders')).body as OrdersView).subscriptions[0];
    },
    last: () => mailbox.to(email).at(-1),
    /** Runs the cron job that many days later. */
    cronIn: async (days: number) => {
      const now = () => new Date(Date.now() + days * day);
      const deps = depsOf(mailbox.worker, { log: createLog(), now });
      await deps?.declarations.handleDue();
      await deps?.shop?.retryRefunds();
      await deliverWebhooks();
    },
    open: (path: string) => openPage(path, mailbox.worker),
    press: async (path: string) => {
      const answer = await press('/api/declaration-link', path, mailbox.worker);
      await deliverWebhooks();
      return answer;
    },
  };
}

/** The path behind a button of a mail. */
export function linkIn(mail: SentMail | undefined, label: string): string {
  const found = new RegExp(`${label}: \\S*?(/(?:de|en)/\\S+)`).exec(mail?.text ?? '')?.[1];
  if (found === undefined) throw new Error(`There is no “${label}” in: ${mail?.text ?? 'no mail'}`);
  return found;
}
