import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import { stripe } from '../outside/places.ts';
import { livesAt, secondsLater } from '../outside/shop.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import type { Welcome } from '../../../src/features/order/welcome/welcome.store.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

const becomes = (welcome: Welcome, state: object) =>
  // Waits for up to six answers, which takes longer than a second on a busy machine.
  vi.waitFor(
    () => {
      expect(welcome.$state.get()).toMatchObject(state);
    },
    { timeout: 15_000 },
  );

/** Places an order; returns its id and payment page. */
async function ordered(buyer: Buyer, product: ProductKey = 'app-6-months') {
  if (product === 'zpp') buyer.confirm();
  const order = buyer.openOrder({ product, code: undefined });
  await vi.waitFor(() => {
    expect(order.$state.get().step).toBe('review');
  });
  if (product === 'zpp') order.typeBilling(livesAt);
  order.setEarlyStart({ begin: true, knows: true });
  await order.order();
  const id = buyer.events.at(-1)?.id?.split(' ').at(-1) ?? '';
  return { id, session: buyer.went.at(-1)?.split('/').at(-1) ?? '' };
}

describe('the welcome page', () => {
  it('says that the order is paid at every visit, and forgets the course booking', async () => {
    const buyer = await createBuyer();
    const { id, session } = await ordered(buyer, 'zpp');
    await stripe.perform({ action: 'pay', session });
    for (let times = 0; times < 3; times += 1) {
      const { welcome, cleared } = buyer.openWelcome(id);
      await becomes(welcome, { step: 'paid', order: { id, product: 'zpp', cents: 75_00 } });
      expect(cleared).toEqual(['zpp']);
    }
  });

  it('asks again while the payment takes seconds', async () => {
    const buyer = await createBuyer();
    const { id, session } = await ordered(buyer);
    const seen: string[] = [];
    const { welcome } = buyer.openWelcome(id, async () => {
      seen.push(welcome.$state.get().step);
      await secondsLater();
      if (seen.length === 2) await stripe.perform({ action: 'pay', session });
    });
    await becomes(welcome, { step: 'paid' });
    expect(seen).toEqual(['checking', 'checking']);
  });

  it('leads back to an unpaid order, after six questions at most', async () => {
    const buyer = await createBuyer();
    const { id } = await ordered(buyer);
    const before = buyer.sent.length;
    const { welcome, cleared } = buyer.openWelcome(id);
    await becomes(welcome, { step: 'open', order: { product: 'app-6-months' } });
    expect(buyer.sent.slice(before).filter((one) => one.startsWith('GET /api/orders/'))).toHaveLength(6);
    expect(cleared).toEqual([]);
  });

  it('shows a payment that takes days, its result, and resumes after leaving', async () => {
    const buyer = await createBuyer();
    const { id, session } = await ordered(buyer);
    await stripe.perform({ action: 'pay', session, way: 'sepa' });
    await becomes(buyer.openWelcome(id).welcome, { step: 'processing' });

    const left = await createBuyer();
    const other = await ordered(left);
    await stripe.perform({ action: 'expire', session: other.session });
    await becomes(left.openWelcome(other.id).welcome, { step: 'expired' });
  });

  it('shows nothing for another’s order, a missing or an invalid one', async () => {
    const [hers, other] = [await createBuyer(), await createBuyer()];
    const { id, session } = await ordered(hers);
    await stripe.perform({ action: 'pay', session });
    await becomes(other.openWelcome(id).welcome, { step: 'unknown' });
    await becomes(other.openWelcome('0d9c2f0e-6f0a-4c7e-9a43-1f2e3d4c5b6a').welcome, { step: 'unknown' });
    expect(other.openWelcome(undefined).welcome.$state.get()).toEqual({ step: 'unknown' });
  });

  it('leads visitors to the login page, and says when it cannot load', async () => {
    const nobody = await createBuyer({ signedIn: false });
    await becomes(nobody.openWelcome('0d9c2f0e-6f0a-4c7e-9a43-1f2e3d4c5b6a').welcome, {
      step: 'redirecting',
      to: '/login',
    });
    const buyer = await createBuyer();
    const { id } = await ordered(buyer);
    buyer.answerInstead((path) =>
      path.startsWith('/api/orders/') ? new Response('', { status: 502 }) : undefined,
    );
    const { welcome } = buyer.openWelcome(id);
    await becomes(welcome, { step: 'unreachable', code: 'internal' });
    buyer.answerInstead(undefined);
    welcome.look();
    await becomes(welcome, { step: 'open' });
  });
});
