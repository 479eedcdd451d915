import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shownOffers } from '../../../src/features/plans/plans.store.ts';
import { stripe } from '../outside/places.ts';
import { createBuyer } from './buyer.ts';
import type { Plans } from '../../../src/features/plans/plans.store.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

const becomes = (store: Plans, state: object) =>
  vi.waitFor(() => {
    expect(store.$state.get()).toMatchObject(state);
  });
const prices = (store: Plans) => shownOffers(store.$state.get()).map(({ cents }) => cents);
const full = [16_99, 39_99, 59_99, 89_99];

describe('the plans', () => {
  it('show the page’s prices at once, then the shop’s', async () => {
    const buyer = await createBuyer({ signedIn: false });
    const { store } = buyer.openPlans();
    expect(prices(store)).toEqual(full);
    await becomes(store, { loaded: 'known', plan: 'none', signedIn: false });
    expect(prices(store)).toEqual(full);
  });

  it('keep the page’s prices if loading fails and say so; retrying works', async () => {
    const buyer = await createBuyer();
    buyer.go('offline');
    const { store } = buyer.openPlans();
    await becomes(store, { loaded: 'failed' });
    expect(prices(store)).toEqual(full);
    buyer.go('online');
    await store.load();
    expect(store.$state.get()).toMatchObject({ loaded: 'known' });
  });

  it('lead a member to her plan, or to her payment under way', async () => {
    const [card, sepa] = [await createBuyer(), await createBuyer()];
    for (const [buyer, way, plan] of [
      [card, 'card', 'has'],
      [sepa, 'sepa', 'processing'],
    ] as const) {
      const order = buyer.openOrder({ product: 'app-1-month', code: undefined });
      await vi.waitFor(() => {
        expect(order.$state.get().step).toBe('review');
      });
      order.setEarlyStart({ begin: true, knows: true });
      await order.order();
      const session = buyer.went.at(-1)?.split('/').at(-1) ?? '';
      await stripe.perform({ action: 'pay', session, way });
      // The order page loads before any webhook comes.
      const again = buyer.openOrder({ product: 'app-1-month', code: undefined });
      await vi.waitFor(() => {
        expect(again.$state.get().step).toBe('already-bought');
      });
      const { store } = buyer.openPlans();
      await becomes(store, { loaded: 'known', plan });
    }
  });
});

describe('a discount code', () => {
  it('in a link lowers its prices and stays in the address', async () => {
    const buyer = await createBuyer({ signedIn: false });
    const { store, address } = buyer.openPlans(' neustart20');
    await becomes(store, { code: { state: 'applied', code: 'NEUSTART20' } });
    expect(prices(store)).toEqual([16_99, 31_99, 47_99, 71_99]);
    expect(address.code).toBe('NEUSTART20');
    store.removeCode();
    expect([prices(store), address.code]).toEqual([full, undefined]);
  });

  it.each([
    ['NIX', 'discount_not_applicable'],
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(400), 'discount_not_applicable'],
    ['<script>', 'discount_not_applicable'],
  ])('%j is refused, and the prices stay', async (typed, problem) => {
    const buyer = await createBuyer({ signedIn: false });
    const { store, address } = buyer.openPlans();
    await store.apply(typed);
    expect(store.$state.get().code).toEqual({ state: 'refused', problem });
    expect([prices(store), address.code]).toEqual([full, undefined]);
  });

  it('is replaced by the next one', async () => {
    const buyer = await createBuyer({ signedIn: false });
    const { store } = buyer.openPlans();
    await Promise.all([store.apply('NEUSTART20'), store.apply('KURS10')]);
    expect(store.$state.get().code).toMatchObject({ state: 'applied', code: 'KURS10' });
    expect(prices(store)).toEqual([16_99, 39_99, 49_99, 79_99]);
  });
});
