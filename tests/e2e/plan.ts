import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { dayInGermany } from '#domain/time/calendar.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { plans, type Plan } from '#domain/shop/catalogue.ts';
import { discounted, discounts } from '#domain/shop/discounts.ts';
import { priceOf, struckPrice } from '#domain/shop/prices.ts';
import { taxOf } from '#domain/shop/tax.ts';
import { found } from './content.ts';
import { de, en } from './texts.ts';
import { choose } from './choose.ts';

export const words = {
  de: {
    plans: '/de/angebote',
    login: '/de/anmelden',
    order: '/de/bestellen',
    welcome: '/de/willkommen',
    account: '/de/mein-konto',
    code: de('plans').island.code.title,
    codeField: de('plans').island.code.label,
    apply: de('plans').island.code.apply,
    button: de('order').island.button.order,
    facts: [
      de('order').island.facts.product,
      de('order').island.facts.price,
      de('order').island.facts.term,
      de('order').island.facts.renewal,
      de('order').island.facts.notice,
      de('order').island.facts.withdrawal,
      de('order').island.facts.guarantee,
      de('order').island.facts.terms,
    ],
    vat: taxOf('plan', 'de'),
    paid: de('welcome').island.paid.appTitle,
    unknown: de('welcome').island.unknown.title,
    has: de('order').island.has.appTitle,
    hasPlan: de('plans').island.status.hasTitle,
    toAccount: de('plans').island.status.account,
    refused: de('errors').discount_not_applicable,
    failed: de('errors').product_unavailable,
    again: de('plans').island.status.again,
    nothingCharged: de('open-order').island.nothing,
    stillOpen: de('open-order').island.title,
    payOn: de('open-order').island.goOn,
    drop: de('open-order').island.drop,
    dropped: de('open-order').island.dropped,
  },
  en: {
    plans: '/en/plans',
    order: '/en/order',
    button: en('order').island.button.order,
    facts: [
      en('order').island.facts.product,
      en('order').island.facts.price,
      en('order').island.facts.term,
      en('order').island.facts.renewal,
      en('order').island.facts.notice,
      en('order').island.facts.withdrawal,
      en('order').island.facts.guarantee,
      en('order').island.facts.terms,
    ],
    vat: taxOf('plan', 'en'),
    missing: en('errors').early_start_missing,
    paid: en('welcome').island.paid.appTitle,
  },
} as const;
export type Locale = keyof typeof words;

const byMonths = plans.toSorted((one, other) => one.months - other.months);
const planAt = (place: number): Plan => {
  const found = byMonths.at(place);
  if (!found) throw new Error('The catalogue has no plan.');
  return found;
};
/** The shortest plan, and the longest: another one, for somebody who has a plan already. */
export const plan = planAt(0);
export const longPlan = planAt(-1);

/** The name of the link that begins with a plan. */
export const startOf = ({ months }: Pick<Plan, 'months'>, locale: Locale = 'de') =>
  fill(plural((locale === 'de' ? de : en)('plans').island.card.start, months), { months });

/** A discount code that is valid today, with a plan that it is for, and its prices in cents. */
export function codeOfToday() {
  const today = dayInGermany(new Date());
  const discount = found(
    discounts.find(({ from, until }) => from <= today && today <= until),
    'discount code for today',
  );
  const reduced = found(
    plans.find(({ key }) => discount.plans.includes(key)),
    'plan that the code is for',
  );
  const due = discounted(priceOf(reduced), discount.reduction);
  return { code: discount.code, plan: reduced, due, struck: struckPrice(reduced, today, due) ?? due };
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const orderButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words[locale].button, exact: true });

/** The number of requests for a Worker path. */
export function calls(context: BrowserContext, path: string): { count: number } {
  const seen = { count: 0 };
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === path) seen.count += 1;
  });
  return seen;
}

/** Ticks both boxes, which must be unticked before. */
export async function agree(page: Page) {
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await choose(box);
  }
}

/** From a plan's order page to the payment page. */
export async function placeOrder(page: Page, locale: Locale) {
  await expect(orderButton(page, locale)).toBeVisible();
  await agree(page);
  await orderButton(page, locale).click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
}

/** A sum as the payment page writes it. */
export const charged = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The buttons of the stand-in's payment page. */
export const pay = (page: Page, way: 'card' | 'declined' | '3ds' | 'sepa') => {
  const names = {
    card: 'Pay by card',
    declined: 'Pay by a card that is declined',
    '3ds': 'Pay by card with 3-D Secure',
    sepa: 'Pay by SEPA direct debit',
  };
  return page.getByRole('button', { name: names[way], exact: true }).click();
};
