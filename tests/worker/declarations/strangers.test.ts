import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { emailKey } from '#domain/mail/email.ts';
import { storesOf } from '../../../functions/deps.ts';
import { carryOutDeclaration, dismissDeclaration } from '../../../scripts/ops/statements.ts';
import { viewOf } from '../outside/link-page.ts';
import { declarer, linkIn } from '../outside/declarer.ts';
import { nothingToTell } from '../outside/operator.ts';
import { someText } from '../outside/some.ts';
import { shopper } from '../outside/shop.ts';
import { signedIn } from './declared.ts';
import { centsOf, nameOf } from '../outside/prices.ts';

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

it('withdrawal by a stranger: acknowledged once, listed for a person after a day, and carried out by nobody else', async () => {
  const { her, email, buy, withdraw, to, cronIn } = await declarer('decided');
  const order = await buy('app-1-month');
  expect((await withdraw({ order })).status).toBe(200);
  expect(await listed(order, 0.9)).toEqual([]);
  expect(await listed(order, 1.1)).toMatchObject([
    { kind: 'withdraw', code: null, isAsked: true, hasOrder: true, namesOrder: true },
  ]);
  const untouched = async () => {
    expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
    expect(await her.access()).toEqual(['VALEA_APP']);
  };
  for (const days of [3.1, 40, 400]) await cronIn(days);
  await untouched();
  expect(to(email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Deine Bestellung/),
    expect.stringMatching(/^Dein Widerruf ist da .*, mit einer Frage$/),
  ]);
  // A name typed by a stranger is not used as a greeting.
  expect(to(email).at(-1)?.text).toMatch(/^Hallo,\n/);

  const [id = ''] = await idsAbout(order);
  await env.DB.prepare(dismissDeclaration(id)).run();
  expect(await listed(order, 1.1)).toEqual([]);
  await cronIn(1);
  await untouched();
  // The operator has confirmed it with the buyer.
  await env.DB.prepare(carryOutDeclaration(id)).run();
  await cronIn(2);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: centsOf('app-1-month') });
});

it('link in the mail: opening changes nothing, the button carries the withdrawal out, also a dismissed one', async () => {
  const { her, buy, withdraw, last, open, press, to, email } = await declarer('confirms');
  const order = await buy('app-1-month');
  await withdraw();
  const path = linkIn(last(), 'Ja, ich widerrufe');
  const page = await open(path);
  expect(viewOf(page)).toBe('confirm_withdraw');
  expect(page.body).toContain(nameOf('app-1-month').replaceAll('&', '&amp;'));
  expect(page.body).toContain(`href="/en/declaration/${path.split('/').at(-1) ?? ''}"`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(await her.state(order)).toMatchObject({ state: 'paid' });
  const [id = ''] = await idsAbout(order);
  await env.DB.prepare(dismissDeclaration(id)).run();
  const pressed = await press(path);
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, path]);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: centsOf('app-1-month') });
  expect(viewOf(await open(path))).toBe('done');
  await press(path);
  expect(to(email)).toHaveLength(3);
  const result = to(email).at(-1);
  expect(result?.text).toContain(`Vertrag: ${nameOf('app-1-month')}`);
  expect(result?.text).toMatch(/Bestellnummer: [\dA-F]{4}-[\dA-F]{4}\n/);
});

it('contract that has ended: other declarations about it are closed', async () => {
  const one = await declarer('nothing-left');
  const order = await one.buy('app-1-month');
  await one.withdraw({ name: 'Wer Anders' });
  expect(await listed(order, 2)).toHaveLength(1);
  await signedIn(one).withdraw();
  expect(await one.her.state(order)).toMatchObject({ state: 'refunded' });
  expect(await listed(order, 2)).toEqual([]);
});

it('cancellation by a stranger: waits in the buyer’s account only, until the link ends the plan', async () => {
  const { her, buy, cancel, subscription, last, press, worker } = await declarer('resumes');
  const shown = async (who: Pick<typeof her, 'get'>) =>
    ((await who.get('/api/account')).body as { declarations: unknown[] }).declarations;
  const order = await buy('app-3-months');
  expect(await shown(her)).toEqual([]);
  await cancel();
  expect(await shown(her)).toEqual([
    { id: someText, kind: 'cancel', contract: 'app', orderId: order, received: someText, waits: 'proof' },
  ]);
  expect(await shown(await shopper('sees-nothing', worker))).toEqual([]);
  expect((await subscription())?.state).toBe('live');
  await press(linkIn(last(), 'Ja, ich kündige'));
  expect((await subscription())?.state).toBe('ending');
  expect(await shown(her)).toEqual([]);
  expect(last()?.subject).toMatch(/^Dein App-Abo endet am/);
  expect(last()?.text).toMatch(/„Abo verwalten“ führt dich hin\.\n\S+\/de\/mein-konto/);
});

/** As if the order had been placed under another address. */
const orderedUnder = (address: string, order: string) =>
  env.DB.prepare('UPDATE orders SET email = ?, email_key = ? WHERE id = ?')
    .bind(address, emailKey(address), order)
    .run();

it('equal declarations of one sender: one, in any spelling; the same declared signed in is carried out and closes it', async () => {
  const one = await declarer('equal');
  const order = await one.buy('app-1-month');
  const email = `Müller-${order}@example.com`;
  await orderedUnder(email, order);
  await one.withdraw({ email: email.toUpperCase() });
  await one.withdraw({ email });
  expect(await idsAbout(order)).toHaveLength(1);
  expect((await signedIn(one).withdraw({ email })).status).toBe(200);
  expect(await listed(order, 2)).toEqual([]);
  expect(await one.her.state(order)).toMatchObject({ state: 'refunded' });
});

it('link: only mailed to the order’s own address', async () => {
  const { buy, withdraw, email, to } = await declarer('ordered-elsewhere');
  const order = await buy('app-1-month');
  const ordered = `elsewhere-${email}`;
  await orderedUnder(ordered, order);
  await withdraw();
  expect(to(email).at(-1)?.subject).toMatch(/^Dein Widerruf ist da \(/);
  expect(to(email).at(-1)?.text).not.toContain('/de/erklaerung/');
  expect(to(ordered)).toHaveLength(1);
  expect(linkIn(to(ordered)[0], 'Ja, ich widerrufe')).toMatch(/^\/de\/erklaerung\//);
});
