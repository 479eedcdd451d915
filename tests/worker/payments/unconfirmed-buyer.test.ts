import { expect, it } from 'vitest';
import type { AccountView } from '#site/api/account.ts';
import { press } from '../outside/link-page.ts';
import { stripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { recordWebhooks, shopper } from '../outside/shop.ts';

async function buyer(name: string, isConfirmed: boolean) {
  const mailbox = createMailbox();
  const webhooks = await recordWebhooks();
  const her = await shopper(name, mailbox.worker, stripe, { email_verified: isConfirmed });
  const mails = () =>
    mailbox.to(`${her.uid}@example.com`).filter(({ text }) => text.includes('/de/adresse/'));
  return { her, mails, worker: mailbox.worker, deliverWebhooks: () => webhooks.deliverAll(mailbox.worker) };
}

it('a buyer whose address is not confirmed is asked to once her payment is there, once', async () => {
  const { her, mails, deliverWebhooks, worker } = await buyer('unconfirmed', false);
  const { order } = await her.buy('app-1-month');
  expect(mails()).toEqual([]);
  await deliverWebhooks();
  await her.state(order);
  await deliverWebhooks();
  expect(mails()).toHaveLength(1);
  const path = /\/de\/adresse\/\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '';
  await press('/api/email-link', path, worker);
  expect(((await her.get('/api/account')).body as AccountView).emailVerified).toBe(true);
});

it('a buyer whose address is confirmed is not asked', async () => {
  const { her, mails, deliverWebhooks } = await buyer('confirmed', true);
  await her.buy('app-1-month');
  await deliverWebhooks();
  expect(mails()).toEqual([]);
});
