import { expect, it } from 'vitest';
import { nightly } from '../../../functions/scheduled.ts';
import { stripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { recordWebhooks, paymentIn, sessionIn, shopper, deliver, wish } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import { absolute } from '#domain/company/company.ts';

/** A buyer whose payment takes days; each step's webhooks come twice, in any order. */
async function debtor(name: string, product: ProductKey = 'zpp', locale: 'de' | 'en' = 'de') {
  const mailbox = createMailbox();
  const her = await shopper(name, mailbox.worker);
  const webhooks = await recordWebhooks();
  const placed = await her.order(wish(product, { locale }));
  const { order } = placed.body as { order: string };
  let delivered = 0;
  const deliverWebhooks = async () => {
    const events = (await webhooks.since()).slice(delivered);
    delivered += events.length;
    await Promise.all([...events.toReversed(), ...events].map((event) => deliver(event, mailbox.worker)));
  };
  return {
    ...mailbox,
    her,
    order,
    deliverWebhooks,
    pay: () => stripe.perform({ action: 'pay', session: sessionIn(placed), way: 'sepa' }),
    /** The bank settles or bounces the payment, and the webhooks arrive. */
    comes: async (action: 'settle' | 'bounce') => {
      await stripe.perform({ action, payment: paymentIn(await webhooks.since()) });
      await deliverWebhooks();
    },
    mails: () => mailbox.to(`${her.uid}@example.com`),
    /** All webhooks once more, and the jobs. */
    again: async () => {
      await webhooks.deliverAll(mailbox.worker);
      await mailbox.later();
      await nightly(mailbox.worker, new Date());
    },
  };
}

/** The same if the mail provider was down when the payment began. */
async function unconfirmed(name: string) {
  const her = await debtor(name);
  her.fault.failing = true;
  await her.pay();
  await her.deliverWebhooks();
  her.fault.failing = false;
  return her;
}

it.each([
  ['zpp', 'de', 'Deine Zahlung ist da', `Zu deinem Kurs: ${absolute('/de/mein-kurs')}`],
  ['app-3-months', 'en', 'Your payment has arrived', `Get the app: ${absolute('/app')}`],
] as const)('slow payment for %s arrives: one mail says so', async (product, locale, said, next) => {
  const { pay, deliverWebhooks, comes, again, mails } = await debtor('arrived', product, locale);
  await pay();
  await deliverWebhooks();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).not.toContain(next);
  await comes('settle');
  await again();
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.subject).toContain(said);
  expect(mails()[1]?.text).toContain(next);
});

it.each([
  ['zpp', 'de', 'konnte nicht eingezogen werden', '/de/bestellen?product=zpp'],
  ['app-3-months', 'en', 'We couldn’t collect', '/en/order?product=app-3-months'],
] as const)('slow payment for %s fails: one mail says so and what to do', async (...row) => {
  const [product, locale, said, way] = row;
  const { pay, deliverWebhooks, comes, again, mails, her, order } = await debtor('bounced', product, locale);
  await pay();
  await deliverWebhooks();
  await comes('bounce');
  await again();
  expect((await her.state(order)).state).toBe('failed');
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.text).toContain(said);
  expect(mails()[1]?.text).toContain(absolute(way));
});

it('slow payment known only after its arrival: just the confirmation', async () => {
  const { pay, comes, again, mails } = await debtor('late', 'app-1-month');
  await pay();
  await comes('settle');
  await again();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain('Deine Zahlung ist da');
});

it('slow payment arrives before the confirmation was tried: the confirmation says so', async () => {
  const { comes, again, mails, order } = await unconfirmed('unsaid');
  // As if the isolate had died before trying.
  await sql('UPDATE mails SET tries = 0 WHERE about = ?', order).run();
  await comes('settle');
  await again();
  expect(mails().map(({ subject }) => subject.slice(0, 16))).toEqual(['Deine Bestellung']);
});

it('slow payment arrives after a failed confirmation: a mail of its own', async () => {
  const { comes, again, mails } = await unconfirmed('delayed');
  await comes('settle');
  await again();
  const texts = mails().map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('Deine Bank braucht für die Zahlung'))).toHaveLength(1);
});

it('slow payment fails before the confirmation: only the failure is mailed', async () => {
  const { comes, fault, again, mails } = await unconfirmed('unconfirmed');
  fault.failing = true;
  await comes('bounce');
  fault.failing = false;
  await again();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain('konnte nicht eingezogen werden');
});
