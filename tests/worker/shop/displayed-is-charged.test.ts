import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { dayInGermany } from '#domain/calendar.ts';
import { locales, type Locale } from '#domain/locales.ts';
import { plans, productKeys, productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { discountOf, discounts } from '#domain/shop/discounts.ts';
import { offerOf, offersWith } from '#domain/shop/offers.ts';
import { shownOffers } from '../../../src/features/plans/plans.store.ts';
import { stripe } from '../outside/places.ts';
import { textLike } from '../outside/some.ts';
import { createBuyer } from './buyer.ts';
import { agreed, becomes, sessions } from './orders.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

async function sessionOf(id: string): Promise<unknown> {
  const answer = await fetch(`${stripe.url}/v1/checkout/sessions/${id}`, {
    headers: { Authorization: `Bearer ${env.STRIPE_SECRET_KEY}`, 'Stripe-Version': '2026-10-28.endive' },
  });
  return answer.json();
}

const today = dayInGermany(new Date());

/** The price that the page was built with, less the code. */
function displayed(product: ProductKey, code: string | undefined): number | undefined {
  const discount = code === undefined ? undefined : discountOf(code, today);
  const offers = discount ? offersWith(discount, today) : [offerOf(productOf(product), today)];
  return offers.find((one) => one.product === product)?.cents;
}

const cases: { product: ProductKey; code: string | undefined; locale: Locale }[] = locales.flatMap(
  (locale) => [
    ...productKeys.map((product) => ({ product, code: undefined, locale })),
    ...discounts.flatMap(({ code, plans: keys }) => keys.map((product) => ({ product, code, locale }))),
  ],
);

it.each(cases)('the displayed price is charged: %j', async ({ product, code, locale }) => {
  const buyer = await createBuyer();
  buyer.confirm();
  const order = await agreed(buyer, { product, code }, locale);
  const state = order.$state.get();
  const shown = state.step === 'review' ? state.offer.cents : undefined;
  expect(shown).toBe(displayed(product, code));

  await order.order();
  await becomes(order, { step: 'leaving' });
  const [id = ''] = sessions(buyer);
  expect(await sessionOf(id)).toMatchObject({
    ...{ amount_total: shown, currency: 'eur', locale },
    mode: productOf(product).kind === 'plan' ? 'subscription' : 'payment',
    success_url: textLike(
      /^https:\/\/www\.valea\.example\/(de\/willkommen|en\/welcome)\?order=[\da-f-]{36}$/,
    ),
    cancel_url: textLike(
      /^https:\/\/www\.valea\.example\/(de\/bestellen|en\/order)\?product=[\w-]+(&code=\w+)?$/,
    ),
  });
});

it.each([undefined, ...discounts.map(({ code }) => code)])(
  'plans page: shows the same prices with the code %s',
  async (code) => {
    const buyer = await createBuyer({ signedIn: false });
    const { store } = buyer.openPlans(code);
    await vi.waitFor(() => {
      const { loaded, code: state } = store.$state.get();
      expect([loaded, state.state]).toEqual(['known', code === undefined ? 'none' : 'applied']);
    });
    expect(shownOffers(store.$state.get()).map(({ cents }) => cents)).toEqual(
      plans.map(({ key }) => displayed(key, code) ?? displayed(key, undefined)),
    );
  },
);
