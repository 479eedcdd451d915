import { fill, plural } from '#domain/fill.ts';
import { formatMoney } from '#domain/format.ts';
import type { Locale } from '#domain/locales.ts';
import { centsPerMonth, cheapestByMonth, priceOf } from '#domain/shop/prices.ts';
import { textsOf } from './texts.ts';

/** What the plans begin at: the month's share, with total and term beside it (PAngV). */
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
