import { expect, it } from 'vitest';
import { textVersions } from '#domain/shop/agreement.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { offersOn } from '#domain/shop/offers.ts';
import { anyAddress, call, code, freshWorker, site } from '../outside/call.ts';
import { stripe } from '../outside/stand-ins.ts';
import { recordWebhooks, shopper, subscriptionIn } from '../outside/shop.ts';
import { facts } from '#domain/company/facts.ts';

const ask = (headers: Record<string, string> = {}) =>
  call(
    new Request(`${site}/api/offers`, { headers: { 'CF-Connecting-IP': anyAddress(), ...headers } }),
    freshWorker(),
  );

it('offers: public, with prices; a member’s plan, even without access just now, and payments under way', async () => {
  const nothingBought = {
    offers: offersOn(dayInGermany(new Date())),
    texts: textVersions,
    has: [],
    processing: [],
    guaranteeDays: facts.subscription.guaranteeDays,
  };
  const seen = await ask();
  expect([seen.body, seen.headers.get('Cache-Control')]).toEqual([nothingBought, 'no-store']);
  expect(code(await ask({ Authorization: 'Bearer a.b.c' }))).toEqual({ code: 'token_refused' });
  const her = await shopper('offers');
  expect((await her.get('/api/offers')).body).toEqual(nothingBought);

  const course = await her.buy('zpp2', 'sepa');
  const webhooks = await recordWebhooks();
  const plan = await her.buy('app-1-month');
  for (const { order } of [course, plan]) await her.state(order);
  await webhooks.deliverAll();
  const holds = { has: ['VALEA_APP'], processing: ['ZPP2_COURSE'] };
  expect((await her.get('/api/offers')).body).toMatchObject(holds);

  await stripe.perform({ action: 'pause', subscription: subscriptionIn(await webhooks.since()) });
  await webhooks.deliverAll();
  expect(await her.access()).toEqual([]);
  expect((await her.get('/api/offers')).body).toMatchObject(holds);
});
