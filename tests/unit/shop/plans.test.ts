import { expect, it } from 'vitest';
import { plans } from '#domain/shop/catalogue.ts';
import { offerOf } from '#domain/shop/offers.ts';
import { createPlans, shownOffers } from '#site/features/plans/state.ts';
import { shop } from './shop.ts';

const full = [16_99, 39_99, 59_99, 89_99];

function open(address = '/de/plaene') {
  const { page, sells } = shop({ address });
  const store = createPlans(plans.map((plan) => offerOf(plan, '2026-11-21')));
  store.start();
  return {
    ...store,
    page,
    sells,
    now: () => store.$state.get(),
    prices: () => shownOffers(store.$state.get()).map(({ cents }) => cents),
    linked: () => new URL(location.href).searchParams.get('code'),
  };
}

it('plans: show the page’s prices at once, then the shop’s', async () => {
  const { page, sells, now, prices } = open();
  sells.offers = sells.offers.map((offer) => ({ ...offer, cents: offer.cents + 1_00 }));
  expect([now().loaded, prices()]).toEqual(['page', full]);
  await page.pass();
  expect(now()).toMatchObject({ loaded: 'known', plan: 'none', signedIn: false });
  expect(prices()).toEqual(full.map((cents) => cents + 1_00));
});

it('plans: keep the page’s prices if loading fails and say so; retrying works', async () => {
  const { page, load, now, prices } = open();
  page.goOffline();
  await page.pass();
  expect([now().loaded, prices()]).toEqual(['failed', full]);
  page.goOnline();
  await load();
  expect(now().loaded).toBe('known');
});

it.each([
  ['has', 'has'],
  ['processing', 'processing'],
] as const)('plans: lead a member to the plan that she %s', async (field, plan) => {
  const { page, sells, now } = open();
  localStorage.setItem('valea:signed-in', '1');
  sells[field] = ['VALEA_APP'];
  page.wake();
  await page.pass();
  expect(now()).toMatchObject({ loaded: 'known', plan, signedIn: true });
  page.signOut();
  expect(now()).toMatchObject({ plan: 'none', signedIn: false });
});

it('discount code: one in a link lowers its prices and stays in the address', async () => {
  const { page, removeCode, now, prices, linked } = open('/de/plaene?code=%20neustart20');
  await page.pass();
  expect(now()).toMatchObject({ code: { state: 'applied', code: 'NEUSTART20' } });
  expect([prices(), linked()]).toEqual([[16_99, 31_99, 47_99, 71_99], 'NEUSTART20']);
  removeCode();
  expect([prices(), linked()]).toEqual([full, null]);
});

it.each([
  ['NIX', 'discount_not_applicable'],
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(400), 'discount_not_applicable'],
  ['<script>', 'discount_not_applicable'],
])('discount code: %j is refused, and the prices stay', async (typed, problem) => {
  const { apply, now, prices, linked } = open();
  await apply(typed);
  expect(now().code).toEqual({ state: 'refused', problem });
  expect([prices(), linked()]).toEqual([full, null]);
});

it('discount code: replaced by the next one', async () => {
  const { apply, now, prices } = open();
  await Promise.all([apply('NEUSTART20'), apply('KURS10')]);
  expect(now().code).toMatchObject({ state: 'applied', code: 'KURS10' });
  expect(prices()).toEqual([16_99, 39_99, 49_99, 79_99]);
});
