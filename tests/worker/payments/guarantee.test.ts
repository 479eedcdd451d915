import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { addDays, dayInGermany, startOfDay } from '#domain/time/calendar.ts';
import { formatDate } from '#domain/text/format.ts';
import type { OffersAnswer } from '#site/api/offers.ts';
import { stripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { orderIn, paymentIn, recordWebhooks, shopper, wish } from '../outside/shop.ts';
import { facts } from '#domain/company/facts.ts';

const { registrationGuaranteeDays: longer } = facts;
const { guaranteeDays: shorter } = facts.subscription;

const mailbox = createMailbox();
const comes = (name: string, page?: string) => shopper(name, mailbox.worker, stripe, {}, page);
type Buyer = Awaited<ReturnType<typeof comes>>;

const offered = async (her: Buyer) => ((await her.get('/api/offers')).body as OffersAnswer).guaranteeDays;

const ordered = async (her: Buyer) =>
  (await her.state(orderIn(await her.order(wish('app-1-month'))))).guaranteeDays;

it.each([
  ['who registers on the way to a plan', '/de/anmelden?for=plan&next=%2Fde%2Fbestellen', shorter],
  ['who registers on the way to a course', '/en/login?for=course', shorter],
  ['who registers on the order page itself', '/de/bestellen?product=zpp', shorter],
  ['who comes to register', '/de/anmelden?for=register', longer],
  ['who keeps her answers of the quiz', '/en/login?for=onboarding', longer],
  ['who registers for nothing in particular', '/de/anmelden', longer],
])('guarantee: a buyer %s gets the days of that way, and the order keeps them', async (_, page, days) => {
  const her = await comes('guaranteed', page);
  expect(await offered(her)).toBe(days);
  expect(await ordered(her)).toBe(days);
});

it('guarantee: registered on the way to an order counts as registered the next time', async () => {
  const her = await comes('back');
  await env.DB.prepare('UPDATE users SET created = ? WHERE id = ?')
    .bind(Date.now() - 86_400_000, her.userId)
    .run();
  expect(await offered(her)).toBe(longer);
});

it('guarantee: the longer one after the quiz, whatever the sign-in', async () => {
  const her = await comes('quizzed');
  expect(await offered(her)).toBe(shorter);
  const row = { name: 'Erika', at: Date.now() };
  await env.DB.prepare(
    `INSERT INTO explicit_consents (receipt, uid, purpose, verb, version, text_hash, language, said, at)
     VALUES (?, ?, 'health', 'given', 1, 'hash', 'de', ?, ?)`,
  )
    .bind(crypto.randomUUID(), her.uid, row.at, row.at)
    .run();
  await env.DB.prepare(
    `INSERT INTO onboardings (user_id, display_name, biological_gender, birthday, physical_activity_level, height, weight,
     desired_weight, nutrition_concept, portions_adults, portions_children, completed, changed)
     VALUES (?, ?, 'FEMALE', '1990-01-01', 1.5, 170, 80, 70, 'FLEXITARIAN', 1, 0, ?, ?)`,
  )
    .bind(her.userId, row.name, row.at, row.at)
    .run();
  expect(await ordered(her)).toBe(longer);
});

it('guarantee: the confirmation says the date, and a slow payment counts from its arrival', async () => {
  const webhooks = await recordWebhooks();
  const her = await comes('dated', '/de/anmelden?for=register');
  const { order } = await her.buy('zpp', 'sepa');
  await webhooks.deliverAll(mailbox.worker);
  const mail = () => mailbox.to(`${her.uid}@example.com`).at(-1)?.text ?? '';
  expect(mail()).toContain(`Geld-zurück-Garantie gilt ${longer} Tage, gerechnet ab der Zahlung`);
  await env.DB.prepare('UPDATE orders SET ordered = ordered - ? WHERE id = ?')
    .bind(10 * 86_400_000, order)
    .run();
  await stripe.perform({ action: 'settle', payment: paymentIn(await webhooks.since()) });
  await webhooks.deliverAll(mailbox.worker);
  const paid = new Date((await her.state(order)).paid ?? '');
  const until = formatDate(startOfDay(addDays(dayInGermany(paid), longer)));
  expect(mail()).toContain(`bis ${until} den vollen Preis zurück`);
});
