import { expect, it, vi } from 'vitest';
import { orderTexts } from '../../../src/features/order/texts.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { recordWebhooks, shopper, deliver } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';
import { absolute } from '#domain/company/company.ts';
import { eurosOf, monthsOf, nameOf } from '../outside/prices.ts';
import { facts } from '#domain/company/facts.ts';
import { legalTexts } from '../../../functions/mails/generated/legal-texts.ts';

async function customer(name: string) {
  const mailbox = createMailbox();
  const webhooks = await recordWebhooks();
  const her = await shopper(name, mailbox.worker);
  const deliverWebhooks = async () => {
    for (const event of await webhooks.since()) await deliver(event, mailbox.worker);
  };
  return { ...mailbox, her, webhooks, deliverWebhooks, mails: () => mailbox.to(`${her.uid}@example.com`) };
}

it('order confirmation: sent once, whatever the webhooks do, with both legal texts attached', async () => {
  const { her, webhooks, mails, worker } = await customer('confirmed');
  const { order } = await her.buy('app-6-months');
  const events = await webhooks.since();
  await Promise.all([...events, ...events].map((event) => deliver(event, worker)));
  await her.state(order);
  await nightly(worker, new Date());
  expect(mails()).toHaveLength(1);
  const [mail] = mails();
  const price = eurosOf('app-6-months');
  const months = monthsOf('app-6-months');
  expect(mail?.subject).toMatch(/^Deine Bestellung [\dA-F]{4}-[\dA-F]{4}: /);
  expect(mail?.subject).toContain(nameOf('app-6-months'));
  const text = mail?.text ?? '';
  const html = mail?.html.replaceAll(/<[^>]+>/g, '') ?? '';
  for (const said of [
    `${price} inklusive Mehrwertsteuer`,
    `${months} Monate ab der Zahlung`,
    `alle ${months} Monate ${price}`,
    `Spätestens ${facts.subscription.noticeHours} Stunden vor Ende der ersten Laufzeit`,
    orderTexts('de').earlyStart.plan.begin,
  ]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  // The next step comes before what is for the records.
  expect(text.indexOf('Bestellnummer')).toBeGreaterThan(text.indexOf(`App laden: ${absolute('/app')}`));
  expect(text).toContain(`App laden: ${absolute('/app')}`);
  const [terms, withdrawal] = mail?.files ?? [];
  expect(mail?.files.map(({ name }) => name)).toEqual([
    `agb-fassung-${textVersions.terms}.txt`,
    `widerrufsbelehrung-fassung-${textVersions.withdrawal}.txt`,
  ]);
  const agreed = { terms, withdrawal };
  for (const page of ['terms', 'withdrawal'] as const) {
    const version = textVersions[page];
    const legal = legalTexts[page][version]?.de;
    expect(agreed[page]?.text).toContain(`${legal?.title ?? ''} (Fassung ${version})`);
    const last = legal?.text.split('\n').at(-1) ?? '';
    expect(agreed[page]?.text).toContain(last);
    expect(mail?.html).not.toContain(last);
  }
});

it.each([
  ['app-3-months', 'plan'],
  ['zpp', 'course'],
] as const)(
  'order confirmation: an early start of %s in the words that were ticked',
  async (product, kind) => {
    const { her, deliverWebhooks, mails } = await customer(`early-${kind}`);
    const { order } = await her.buy(product);
    await deliverWebhooks();
    expect(mails()).toHaveLength(1);
    const ticked = orderTexts('de').earlyStart[kind];
    expect(mails()[0]?.text).toContain(
      `Das hast du bei der Bestellung angekreuzt: „${ticked.begin}“ „${ticked.knows}“ (Fassung ${textVersions.earlyStart})`,
    );
    const stored = await sql(
      'SELECT early_start, early_start_version FROM orders WHERE id = ?',
      order,
    ).first();
    expect(stored).toEqual({ early_start: 1, early_start_version: textVersions.earlyStart });
  },
);

it('mail: a failed one is retried and delays no other', async () => {
  const { her, deliverWebhooks, mails, worker, fault, later, tried } = await customer('postless');
  fault.failing = true;
  await her.buy('app-1-month');
  await deliverWebhooks();
  expect(await her.access()).toEqual(['VALEA_APP']);
  expect(tried).toHaveLength(1);
  await catchUp(worker);
  expect(tried).toHaveLength(1);
  fault.failing = false;
  await later();
  await Promise.all([catchUp(worker), catchUp(worker)]);
  await later();
  await catchUp(worker);
  expect(mails()).toHaveLength(1);
});

it('mail: an undeliverable one is given up, and the daily job reports it', async () => {
  const { her, deliverWebhooks, worker, fault, later, tried } = await customer('hopeless');
  // Mails left by other tests would be retried, too.
  await sql('UPDATE mails SET sent = 1, due = NULL WHERE due IS NOT NULL').run();
  fault.failing = true;
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  }
  await her.buy('app-1-month');
  await deliverWebhooks();
  for (let round = 0; round < 12; round += 1) {
    await later();
    await catchUp(worker);
  }
  // Other tests may have sent the day's mail.
  await sql('DELETE FROM daily_reports').run();
  await nightly(worker, new Date());
  vi.restoreAllMocks();
  expect(tried.filter((to) => to === `${her.uid}@example.com`)).toHaveLength(9);
  expect(lines.some((line) => line.includes('"event":"mails_given_up"'))).toBe(true);
  expect(lines.filter((line) => line.includes('@'))).toEqual([]);
  await sql('DELETE FROM mails WHERE due IS NULL AND sent IS NULL').run();
});
