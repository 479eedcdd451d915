import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueHolder, findPrice } from '../../functions/adapters/stripe/catalogue.ts';
import { deadlineForEachCall } from '../../functions/deadline.ts';
import { apiVersion, createClient } from '../../functions/adapters/stripe/client.ts';
import { productOf } from '../../src/domain/shop/catalogue.ts';
import { localStripe, remoteStripe } from '../../local/stripe/remote.ts';
import { startStripe } from '../../local/stripe/stripe.ts';

type Service = Awaited<ReturnType<typeof startStripe>>;
const options = { port: 0, ...localStripe, apiVersion };
const clientOf = ({ url }: Service) =>
  createClient({ key: localStripe.key, url, deadline: deadlineForEachCall(5_000) });

let service: Service;
beforeAll(async () => {
  service = await startStripe(options);
  await createCatalogueHolder(clientOf(service)).push();
});
beforeEach(() => {
  service.become({ mode: 'ok' });
});
afterAll(() => service.stop());

async function openPage(of = service) {
  const stripe = clientOf(of);
  const { id: customer } = await stripe.customers.create({ email: 'a@example.com' });
  const product = productOf('app-1-month');
  const found = await findPrice(stripe, product, product.prices[0].cents);
  if ('problem' in found) throw new Error(found.problem);
  const wish = {
    mode: 'subscription' as const,
    customer,
    line_items: [{ price: found.id, quantity: 1 }],
    success_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/plans',
  };
  return { stripe, customer, wish, session: await stripe.checkout.sessions.create(wish) };
}

const visit = (address: string, way = '') =>
  fetch(`${address}${way}`, { method: way === '' ? 'GET' : 'POST', redirect: 'manual' });

describe('refuses, as Stripe does,', () => {
  it('a parameter that it does not know, by its name', async () => {
    const { stripe, wish } = await openPage();
    const made: object = { ...wish, line_items: [{ ...wish.line_items[0], colour: 'red' }] };
    await expect(stripe.checkout.sessions.create(made)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'line_items.0.colour',
    });
  });

  it('what is not there, what does not fit, and a wrong key', async () => {
    const { stripe, wish } = await openPage();
    await expect(stripe.checkout.sessions.create({ ...wish, customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    await expect(stripe.checkout.sessions.create({ ...wish, mode: 'payment' })).rejects.toThrow(/mode/);
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ statusCode: 404 });
    const stranger = createClient({
      key: 'sk_test_other',
      url: service.url,
      deadline: deadlineForEachCall(5_000),
    });
    await expect(stranger.events.list()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('to expand deeper than four levels, or what is no reference', async () => {
    const { stripe, session } = await openPage();
    const read = (...expand: string[]) => stripe.checkout.sessions.retrieve(session.id, { expand });
    await expect(read('a.b.c.d.e')).rejects.toThrow(/levels/);
    await expect(read('colour')).rejects.toThrow(/cannot be expanded/);
  });
});

describe('a key makes one thing', () => {
  it('however often it is sent; with something else it is refused', async () => {
    const { stripe, wish } = await openPage();
    const key = { idempotencyKey: 'one' };
    const first = await stripe.checkout.sessions.create(wish, key);
    expect((await stripe.checkout.sessions.create(wish, key)).id).toBe(first.id);
    await expect(stripe.checkout.sessions.create({ ...wish, locale: 'de' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('even where its answer is lost', async () => {
    const { stripe, wish } = await openPage();
    service.become({ mode: 'lost-answer', times: 1 });
    const session = await stripe.checkout.sessions.create(wish, { idempotencyKey: 'lost' });
    expect((await stripe.checkout.sessions.create(wish, { idempotencyKey: 'lost' })).id).toBe(session.id);
  });
});

describe('the page to pay on', () => {
  it('shows what is due, and leads on', async () => {
    const { session, stripe } = await openPage();
    const address = session.url ?? '';
    expect(await (await visit(address)).text()).toContain('16,99');
    const declined = await visit(address, '/declined');
    expect(await declined.text()).toContain('Your card was declined.');
    expect(await (await visit(address, '/3ds')).text()).toContain('Your bank asks');
    const paid = await visit(address, '/card');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://shop.example/thanks']);
    expect((await visit(address)).status).toBe(410);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
    });
  });

  it('is no way for a foreign page to pay', async () => {
    const { session } = await openPage();
    const answer = await fetch(`${session.url ?? ''}/card`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

it('what it holds is compared with the catalogue', async () => {
  const empty = await startStripe(options);
  const holder = createCatalogueHolder(clientOf(empty));
  const missing = await holder.check();
  expect(missing).toContain('zpp-7500: no such price');
  expect(missing).toContain('NEUSTART20-app-3-months-800: no such coupon');
  await holder.push();
  await holder.push();
  expect(await holder.check()).toEqual([]);
  await empty.stop();
});

it('remembers what it was told, time included', async () => {
  const first = await startStripe(options);
  await createCatalogueHolder(clientOf(first)).push();
  const { session } = await openPage(first);
  first.perform({ action: 'pay', session: session.id });
  first.perform({ action: 'advance', days: 40 });
  const kept = JSON.parse(JSON.stringify(first.keep())) as ReturnType<typeof first.keep>;
  await first.stop();
  const second = await startStripe({ ...options, kept });
  const { data } = await clientOf(second).subscriptions.list();
  const { data: invoices } = await clientOf(second).invoices.list();
  expect([data.map(({ status }) => status), invoices.map(({ billing_reason: reason }) => reason)]).toEqual([
    ['active'],
    ['subscription_cycle', 'subscription_create'],
  ]);
  await second.stop();
});

it('brings its news signed, as often as wished, and again where they were refused', async () => {
  const bodies: string[] = [];
  const stripe = clientOf(service);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      stripe.webhooks.constructEvent(body, signature, localStripe.webhookSecret);
      bodies.push(body);
      response.writeHead(bodies.length === 1 ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  service.deliver({ endpoint: `http://127.0.0.1:${port}` });
  await remoteStripe(service.url).deliver({ copies: 2, disorder: true });
  await stripe.customers.create({ email: 'b@example.com' });
  await expect.poll(() => bodies.length, { timeout: 8_000 }).toBe(3);
  expect(new Set(bodies).size).toBe(1);
  service.deliver({ endpoint: '' });
  await new Promise((resolve) => server.close(resolve));
});
