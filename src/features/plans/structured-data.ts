import { absolute, company } from '#domain/company/company.ts';
import { fill, plural } from '#domain/text/fill.ts';
import type { Locale } from '#domain/text/locales.ts';
import { currency, plans } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { textsOf } from '#i18n/texts.ts';
import { pathOf } from '#i18n/routes.ts';
import { organizationId, type Thing } from '#site/shell/structured-data.ts';

/**
 * JSON-LD `Product` for the app with an `Offer` per plan: the whole price of a term, all taxes included. See
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function plansThing(locale: Locale): Thing {
  const { seo, island } = textsOf(locale, 'plans');
  const url = absolute(pathOf('plans', locale));
  return {
    '@type': 'Product',
    '@id': `${url}#app`,
    name: `${company.product}-App`,
    description: fill(seo.description, {}),
    url,
    image: absolute(`/social/valea.${locale}.jpg`),
    brand: { '@type': 'Brand', name: company.product },
    offers: plans.map((plan) => {
      const price = (priceOf(plan) / 100).toFixed(2);
      return {
        '@type': 'Offer',
        name: fill(plural(island.card.month, plan.months), { months: plan.months }),
        category: 'Subscription',
        price,
        priceCurrency: currency,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: currency,
          valueAddedTaxIncluded: true,
          // UN/CEFACT calls a month MON.
          billingDuration: plan.months,
          unitCode: 'MON',
        },
        availability: 'https://schema.org/InStock',
        url,
        seller: { '@id': organizationId },
      };
    }),
  };
}
