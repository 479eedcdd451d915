import { company } from '#domain/company/company.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { products, type Product, type ProductKey } from '#domain/shop/catalogue.ts';
import { discounts, priceWith } from '#domain/shop/discounts.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { pricePage, readAnswer } from './answers.ts';
import { unlessMissing } from './client.ts';
import type Stripe from 'stripe';

/**
 * Prices and discount codes at Stripe: `npm run ops -- catalogue` compares them with ours, `catalogue push` adds what
 * is missing. The lookup key includes the amount, so a new price can be pushed before the site shows it.
 */
const priceKey = (product: ProductKey, cents: number) => `${product}-${cents}`;

/** A coupon per code and product, with a fixed amount, so that Stripe rounds nothing. */
export const couponId = (code: string, product: ProductKey, centsOff: number) =>
  `${code}-${product}-${centsOff}`;

/** The names that buyers read on Stripe's receipts. */
function nameOf(product: Product): string {
  if (product.kind === 'course') return `Präventionskurs „${certified[product.key].title}“`;
  return `${company.product} App, ${product.months === 1 ? '1 Monat' : `${product.months} Monate`}`;
}

const couponsWanted = discounts.flatMap((discount) =>
  products.flatMap((product) => {
    const due = priceWith(discount, product.key);
    if (due === undefined) return [];
    return [{ code: discount.code, product: product.key, centsOff: priceOf(product) - due }];
  }),
);

const rhythmOf = (product: Product) =>
  product.kind === 'plan' ? { interval: 'month' as const, interval_count: product.months } : undefined;

/** Stripe's price equal to ours, or what differs. */
export async function findPrice(
  stripe: Stripe,
  product: Product,
  cents: number,
): Promise<{ id: string } | { problem: string }> {
  const wanted = { lookup_keys: [priceKey(product.key, cents)], active: true };
  const [price] = readAnswer(pricePage, await stripe.prices.list(wanted)).data;
  if (!price) return { problem: 'no such price' };
  const rhythm = rhythmOf(product);
  if (price.unit_amount !== cents || price.currency !== 'eur') return { problem: 'another amount' };
  if (price.tax_behavior === 'exclusive') return { problem: 'taxes would come on top' };
  const { interval, interval_count: count } = price.recurring ?? {};
  if (interval !== rhythm?.interval || count !== rhythm?.interval_count) return { problem: 'another rhythm' };
  return { id: price.id };
}

/** Creating may fail because it exists already. */
const unlessThere = (make: Promise<unknown>, find: () => Promise<unknown>) =>
  make.catch((error: unknown) =>
    find().catch(() => {
      throw error;
    }),
  );

/** Only ever adds: a running subscription may rely on an old price. */
export const createCatalogueHolder = (stripe: Stripe) => ({
  async check(): Promise<string[]> {
    const differences: string[] = [];
    for (const product of products) {
      const found = await findPrice(stripe, product, priceOf(product));
      if ('problem' in found)
        differences.push(`${priceKey(product.key, priceOf(product))}: ${found.problem}`);
    }
    for (const { code, product, centsOff } of couponsWanted) {
      const id = couponId(code, product, centsOff);
      const coupon = await unlessMissing(stripe.coupons.retrieve(id));
      if (!coupon) differences.push(`${id}: no such coupon`);
      else if (coupon.amount_off !== centsOff || coupon.currency !== 'eur' || coupon.duration !== 'once') {
        differences.push(`${id}: takes something else off`);
      } else if (!coupon.valid) differences.push(`${id}: is no longer valid`);
    }
    return differences;
  },

  async push(): Promise<void> {
    for (const product of products) {
      const cents = priceOf(product);
      await unlessThere(stripe.products.create({ id: product.key, name: nameOf(product) }), () =>
        stripe.products.retrieve(product.key),
      );
      const found = await findPrice(stripe, product, cents);
      if ('id' in found) continue;
      const recurring = rhythmOf(product);
      await stripe.prices.create({
        product: product.key,
        currency: 'eur',
        unit_amount: cents,
        lookup_key: priceKey(product.key, cents),
        transfer_lookup_key: true,
        tax_behavior: 'inclusive',
        ...(recurring ? { recurring } : {}),
      });
    }
    for (const { code, product, centsOff } of couponsWanted) {
      const id = couponId(code, product, centsOff);
      const coupon = { id, name: code, duration: 'once', amount_off: centsOff, currency: 'eur' } as const;
      await unlessThere(stripe.coupons.create(coupon), () => stripe.coupons.retrieve(id));
    }
  },
});
