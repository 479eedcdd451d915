import { env } from 'cloudflare:workers';
import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it, vi } from 'vitest';
import { app } from '../../../functions/app.ts';
import { call, inOneMinute, post } from '../outside/call.ts';
import { accountService, stripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { bought, paymentIn, shopper, storedOrder } from '../outside/shop.ts';
import { someText } from '../outside/some.ts';
import { textVersions } from '#domain/shop/agreement.ts';

beforeEach(async () => {
  await accountService.forget();
  await accountService.become({ mode: 'ok', body: JSON.stringify({ users: [{ localId: 'x' }] }) });
});

const entitled = () =>
  createMailbox({
    IDENTITY_ADMIN_URL: `${accountService.url}/identitytoolkit`,
    IDENTITY_ADMIN_TOKEN: 'owner',
  });

const verbs = async () => (await accountService.received()).map(({ path }) => path.split(':').at(-1));

it('account and export: all data about the member, and nobody else’s', async () => {
  const { worker } = createMailbox();
  const other = await shopper('stays', worker);
  await other.buy('zpp');
  const { her, order, deliverAll } = await bought('takes', 'app-6-months', { worker });
  await deliverAll();
  const email = `${her.uid}@example.com`;
  const shown = { id: order, product: 'app-6-months', state: 'paid' };
  expect((await her.get('/api/account')).body).toMatchObject({
    email,
    access: ['VALEA_APP'],
    healthConsent: null,
    orders: [shown],
    subscriptions: [{ state: 'live' }],
  });
  expect((await other.get('/api/account')).body).toMatchObject({ access: [], orders: [], subscriptions: [] });

  await her.send('/api/email-check', { locale: 'de' });
  const declared = { locale: 'de', name: 'Erika', email, contract: 'course', manner: 'ordinary' };
  await call(post({ body: JSON.stringify(declared) }, '/api/cancel'), worker);
  const { body, headers } = await her.get('/api/account/export');
  expect(headers.get('Content-Disposition')).toContain('valea.json');
  expect(body).toMatchObject({
    exported: someText,
    user: { email },
    onboarding: null,
    accessLedger: [{ level: 'VALEA_APP' }],
    orders: [{ ...shown, termsVersion: textVersions.terms }],
    subscriptions: [{ state: 'live' }],
    declarations: [{ declaration: { name: 'Erika' }, result: { code: 'ends_by_itself' } }],
    mails: expect.arrayContaining([
      expect.objectContaining({ kind: 'order_confirmation', about: order }),
    ]) as unknown,
    webhookEvents: expect.arrayContaining([expect.objectContaining({ orderId: order })]) as unknown,
  });
  const { body: others } = await (await shopper('empty', worker)).get('/api/account/export');
  expect(others).toMatchObject({ mails: [], emailChecks: [], webhookEvents: [] });
});

it('export: limited by account; nothing else is', async () => {
  const { exports, other } = await inOneMinute(async () => {
    const her = await shopper(`downloads-${crypto.randomUUID()}`);
    const answers = [];
    for (let times = 0; times < 6; times += 1) answers.push(await her.get('/api/account/export'));
    return { exports: answers, other: await her.get('/api/account') };
  });
  expect(exports.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(exports.at(-1)?.headers.get('Retry-After')).toBe('60');
  expect(other.status).toBe(200);
  const another = await shopper('downloads-too');
  expect((await another.get('/api/account/export')).status).toBe(200);
});

it('account deletion: the plan ends at the payment service, and orders stay without an owner', async () => {
  const { her, order, since, deliverAll } = await bought('leaves', 'app-3-months', entitled());
  await deliverAll();
  expect(await her.remove()).toMatchObject({ status: 200, body: { signIn: 'gone' } });
  expect((await since()).map(({ type }) => type)).toContain('customer.subscription.deleted');
  expect(await verbs()).toContain('delete');
  expect(await storedOrder(order)).toMatchObject({
    user_id: null,
    email: `${her.uid}@example.com`,
    state: 'paid',
  });
  const { results } = await env.DB.prepare('SELECT id FROM users WHERE id = ?').bind(her.userId).all();
  expect(results).toEqual([]);
});

it('account deletion: asked for six times at once, it sends one mail', async () => {
  const { worker, to } = createMailbox();
  const her = await shopper('presses-often', worker);
  const answers = await Promise.all(Array.from({ length: 6 }, () => her.remove()));
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(to(`${her.uid}@example.com`)).toHaveLength(1);
});

it('account deletion: needs a recent sign-in', async () => {
  const { worker } = entitled();
  const her = await shopper('old', worker, stripe, { auth_time: Math.floor(Date.now() / 1000) - 3600 });
  expect(await her.remove()).toMatchObject({ status: 403, body: { error: { code: 'sign_in_again' } } });
});

it('account deletion: refused while a payment is under way or the payment service is down', async () => {
  const { her, since, deliverAll } = await bought('waits', 'zpp', { ...entitled(), way: 'sepa' });
  await deliverAll();
  expect(await her.remove()).toMatchObject({ status: 409, body: { error: { code: 'payment_processing' } } });
  await stripe.perform({ action: 'settle', payment: paymentIn(await since()) });
  await deliverAll();
  await her.buy('zpp2');
  await stripe.become({ mode: 'unavailable' });
  expect((await her.remove()).status).toBe(503);
  expect(await her.access()).toContain('ZPP_COURSE');
  await stripe.become({ mode: 'ok' });
  expect((await her.remove()).status).toBe(200);
  expect(await verbs()).toContain('delete');
});

it('account deletion: says if the sign-in cannot be deleted', async () => {
  const { worker } = createMailbox();
  const her = await shopper('half', worker);
  expect(await her.remove()).toMatchObject({ status: 200, body: { signIn: 'kept' } });
});

it('account deletion: removing the sign-in continues after the answer', async () => {
  const { worker } = entitled();
  const her = await shopper('goes-on', worker);
  const context = createExecutionContext();
  const kept = vi.spyOn(context, 'waitUntil');
  const given = her.request('/api/account', 'DELETE');
  expect((await app.fetch(given, worker, context)).status).toBe(200);
  expect(await Promise.all(kept.mock.calls.map(([work]) => work))).toContain(true);
});
