import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { emailKey } from '#domain/email.ts';
import { storesOf } from '../../../functions/deps.ts';
import { carryOutDeclaration, dismissDeclaration } from '../../../scripts/ops/statements.ts';
import { viewOf } from '../outside/link-page.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { nothingToTell } from '../outside/operator.ts';

beforeEach(nothingToTell);

const day = 86_400_000;

const idsAbout = async (order: string) => {
  const { results } = await env.DB.prepare(
    'SELECT declaration_id AS id FROM declaration_progress WHERE order_id = ? ORDER BY declaration_id',
  )
    .bind(order)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};

/** An order's declarations in the daily report, that many days later. */
async function listed(order: string, days: number) {
  const ids = await idsAbout(order);
  const { waiting } = await storesOf(env).declarations.open(new Date(Date.now() + days * day));
  return waiting.filter(({ id }) => ids.includes(id));
}

it('withdrawal by a stranger: acknowledged once, never carried out by silence', async () => {
  const { her, email, buy, withdraw, to, cronIn } = await declarer('waits');
  const order = await buy('app-6-months');
  const answer = await withdraw();
  expect(answer.status).toBe(200);
  for (const days of [3.1, 40, 400]) await cronIn(days);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(await her.access()).toEqual(['VALEA_APP']);
  expect(to(email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Deine Bestellung/),
    expect.stringMatching(/^Dein Widerruf ist da: Bitte noch bestätigen/),
  ]);
  // A name typed by a stranger is not used as a greeting.
  expect(to(email).at(-1)?.text).toMatch(/^Hallo,\n/);
});

it('withdrawal by a stranger: listed for a person after a day, and decided there', async () => {
  const { her, buy, withdraw, cronIn } = await declarer('decided');
  const order = await buy('app-1-month');
  await withdraw({ order });
  expect(await listed(order, 0.9)).toEqual([]);
  expect(await listed(order, 1.1)).toMatchObject([
    { kind: 'withdraw', code: null, isAsked: true, hasOrder: true, namesOrder: true },
  ]);
  const [id = ''] = await idsAbout(order);
  await env.DB.prepare(dismissDeclaration(id.slice(0, 8))).run();
  expect(await listed(order, 1.1)).toEqual([]);
  await cronIn(1);
  expect(await her.state(order)).toMatchObject({ state: 'paid' });
  // The operator has confirmed it with the buyer.
  await env.DB.prepare(carryOutDeclaration(id.slice(0, 8))).run();
  await cronIn(2);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
});

it('link in the mail: opening changes nothing, the button carries the withdrawal out', async () => {
  const { her, buy, withdraw, last, open, press, to, email } = await declarer('confirms');
  const order = await buy('app-1-month');
  await withdraw();
  const path = linkIn(last(), 'Ja, ich widerrufe');
  const page = await open(path);
  expect(viewOf(page)).toBe('confirm_withdraw');
  expect(page.body).toContain('Valea-App, 1 Monat');
  expect(page.body).toContain(`href="/en/declaration/${path.split('/').at(-1) ?? ''}"`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(await her.state(order)).toMatchObject({ state: 'paid' });
  const pressed = await press(path);
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, path]);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
  expect(viewOf(await open(path))).toBe('done');
  await press(path);
  expect(to(email)).toHaveLength(3);
  const result = to(email).at(-1);
  expect(result?.text).toContain('Vertrag: Valea-App, 1 Monat');
  expect(result?.text).toMatch(/Bestellnummer: [\dA-F]{4}-[\dA-F]{4}\n/);
});

it('link in the mail: proves a declaration that a person has dismissed', async () => {
  const { her, buy, withdraw, last, press } = await declarer('dismissed');
  const order = await buy('app-1-month');
  await withdraw();
  const [id = ''] = await idsAbout(order);
  await env.DB.prepare(dismissDeclaration(id)).run();
  await press(linkIn(last(), 'Ja, ich widerrufe'));
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('contract that has ended: other declarations about it are closed', async () => {
  const { buy, withdraw, her, email } = await declarer('nothing-left');
  const order = await buy('app-1-month');
  await withdraw({ name: 'Wer Anders' });
  expect(await listed(order, 2)).toHaveLength(1);
  await her.send('/api/withdraw', { locale: 'de', name: 'Erika', email, contract: 'app' });
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
  expect(await listed(order, 2)).toEqual([]);
});

it('cancellation by a stranger: the link ends the plan, and the mail says how to resume it', async () => {
  const { buy, cancel, subscription, last, press } = await declarer('resumes');
  await buy('app-3-months');
  await cancel();
  expect((await subscription())?.state).toBe('live');
  await press(linkIn(last(), 'Ja, ich kündige'));
  expect((await subscription())?.state).toBe('ending');
  expect(last()?.subject).toMatch(/^Dein App-Abo endet am/);
  expect(last()?.text).toMatch(/„Abo verwalten“ führt dich hin\.\n\S+\/de\/mein-konto/);
});

it('equal declarations within a day: one, and repeating it signed in proves it', async () => {
  const { her, email, buy, withdraw } = await declarer('equal');
  const order = await buy('app-1-month');
  await withdraw({ email: email.toUpperCase() });
  await withdraw();
  expect(await idsAbout(order)).toHaveLength(1);
  const answer = await her.send('/api/withdraw', {
    locale: 'de',
    name: 'Erika Muster',
    email,
    contract: 'app',
  });
  expect(answer.status).toBe(200);
  expect(await idsAbout(order)).toHaveLength(1);
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('address with umlauts: known in capitals as well', async () => {
  const { buy, cancel } = await declarer('umlauts');
  const order = await buy('app-6-months');
  const address = `Müller-${order}@example.com`;
  await env.DB.prepare('UPDATE orders SET email = ?, email_key = ? WHERE id = ?')
    .bind(address, emailKey(address), order)
    .run();
  expect((await cancel({ email: address.toUpperCase() })).status).toBe(200);
  expect(await idsAbout(order)).toHaveLength(1);
});

it('link: only mailed to the order’s own address', async () => {
  const { buy, withdraw, email, to } = await declarer('ordered-elsewhere');
  const order = await buy('app-1-month');
  const ordered = `elsewhere-${email}`;
  await env.DB.prepare('UPDATE orders SET email = ?, email_key = ? WHERE id = ?')
    .bind(ordered, ordered, order)
    .run();
  await withdraw();
  expect(to(email).at(-1)?.subject).toMatch(/^Dein Widerruf ist da \(/);
  expect(to(email).at(-1)?.text).not.toContain('/de/erklaerung/');
  expect(to(ordered)).toHaveLength(1);
  expect(linkIn(to(ordered)[0], 'Ja, ich widerrufe')).toMatch(/^\/de\/erklaerung\//);
});
