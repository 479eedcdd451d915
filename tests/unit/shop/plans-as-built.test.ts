import { expect, it } from 'vitest';
import { plans } from '#domain/shop/catalogue.ts';
import { offerOf } from '#domain/shop/offers.ts';
import { asBuilt, isAsBuilt, type PlansState } from '#site/features/plans/plans.store.ts';

const built = plans.map((plan) => offerOf(plan, '2026-11-23'));
const [first, ...others] = built;

it('offers that the shop confirms need no more than the page has; whatever else is known has to be said', () => {
  const state = asBuilt(built);
  expect(isAsBuilt({ ...state, loaded: 'known', offers: structuredClone(built) }, built)).toBe(true);
  const differing: Partial<PlansState>[] = [
    { loaded: 'failed' },
    { offers: others },
    { offers: first ? [{ ...first, cents: first.cents + 1 }, ...others] : [] },
    { code: { state: 'checking' } },
    { plan: 'has' },
    { signedIn: true },
  ];
  for (const part of differing) {
    expect(isAsBuilt({ ...state, loaded: 'known', ...part }, built), JSON.stringify(part)).toBe(false);
  }
});
