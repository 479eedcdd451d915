import { fill, plural } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { centsPerMonth, priceOf } from '#domain/shop/prices.ts';
import { orderByLogin, orderPath } from '#i18n/order-path.ts';
import { textsOf } from '#i18n/texts.ts';

export interface PlanWords {
  months: number;
  /** The total, the price per month (PAngV), and the renewal. */
  price: string;
  start: string;
  order: string;
  orderByLogin: string;
}

/** The result's text about the recommended plan. */
export function planWords(locale: Locale): PlanWords[] {
  const { perMonth, renews, start } = textsOf(locale, 'plans').island.card;
  return plans.map((plan) => {
    const { key, months } = plan;
    const cents = priceOf(plan);
    const money = formatMoney(cents);
    const month = fill(plural(perMonth, months), { money: formatMoney(centsPerMonth(cents, months)) });
    return {
      months,
      price: `${money}, ${month}. ${fill(plural(renews, months), { money, months })}`,
      start: fill(plural(start, months), { months }),
      order: orderPath(locale, key),
      orderByLogin: orderByLogin(locale, key),
    };
  });
}
