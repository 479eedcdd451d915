import { expect, it } from 'vitest';
import { facts } from '#domain/company/facts.ts';
import { plans } from '#domain/shop/catalogue.ts';
import type { Discount } from '#domain/shop/discounts.ts';
import { offerOf } from '#domain/shop/offers.ts';
import { createPlans, shownOffers } from '#site/features/plans/state.ts';
import { codes, priceBy, priceNow, shop } from './shop.ts';

const full = plans.map(({ key }) => priceNow(key));
const by = (code: Discount) => plans.map(({ key }) => priceBy(code, key));

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

it('plans: show the page’s prices at once, then those of the shop', async () => {
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

it('plans: know who has the longer guarantee, until she signs out', async () => {
  const { page, sells, now } = open();
  sells.guaranteeDays = facts.subscription.guaranteeDays;
  await page.pass();
  expect(now().hasLongGuarantee).toBe(false);
  sells.guaranteeDays = facts.registrationGuaranteeDays;
  page.wake();
  await page.pass();
  expect(now().hasLongGuarantee).toBe(true);
  page.signOut();
  expect(now().hasLongGuarantee).toBe(false);
});

it.each([
  ['has', 'has'],
  ['processing', 'processing'],
] as const)('plans: a member whose plan is in the state “%s” is led to it', async (field, plan) => {
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
  const { page, removeCode, now, prices, linked } = open('/de/plaene?code=%20frisch20');
  await page.pass();
  expect(now()).toMatchObject({ code: { state: 'applied', code: 'FRISCH20' } });
  expect([prices(), linked()]).toEqual([by(codes.fresh), 'FRISCH20']);
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

it('discount code: the next one replaces it', async () => {
  const { apply, now, prices } = open();
  await Promise.all([apply('FRISCH20'), apply('WARM10')]);
  expect(now().code).toMatchObject({ state: 'applied', code: 'WARM10' });
  expect(prices()).toEqual(by(codes.warm));
});
