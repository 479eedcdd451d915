import { fill, plural } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { centsPerMonth, cheapestByMonth, priceOf } from '#domain/shop/prices.ts';
import { textsOf } from './texts.ts';

/** The lowest monthly price, with total and term (PAngV). */
export function priceFrom(locale: Locale): string {
  const cheapest = cheapestByMonth();
  if (!cheapest) throw new Error('The catalogue has no plan.');
  const { months } = cheapest;
  const cents = priceOf(cheapest);
  return fill(plural(textsOf(locale, 'onboarding').island.onward.price, months), {
    month: formatMoney(centsPerMonth(cents, months)),
    total: formatMoney(cents),
    months,
  });
}
