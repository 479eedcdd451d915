import type { Day } from '../time/calendar.ts';
import type { Course, Plan, Product, ProductKey } from './catalogue.ts';
import { codeKey } from './discount-code.ts';
import { discounted, type Discount } from './discounts.ts';
import { priceOf } from './prices.ts';

/** The longest first term that German law allows in a consumer contract (§ 309 no. 9 BGB). */
const longestTermMonths = 24;

/** Stripe charges no less. */
const leastCents = 50;

/** What is wrong with a product or a discount code, by the code of the content check's message. */
export type CatalogueProblem =
  | { code: 'product-sold'; product: ProductKey; times: number }
  | { code: 'price-cents'; product: ProductKey; cents: number; least: number }
  | { code: 'price-order'; product: ProductKey; day: Day }
  | { code: 'price-future'; product: ProductKey; day: Day }
  | { code: 'plan-months'; product: ProductKey; months: number; most: number }
  | { code: 'plan-dearer'; product: ProductKey; other: ProductKey }
  | { code: 'discount-spelling'; discount: string; right: string }
  | { code: 'discount-price'; discount: string; product: ProductKey; cents: number; least: number };

export interface CheckedCatalogue {
  readonly keys: readonly ProductKey[];
  readonly plans: readonly Plan[];
  readonly courses: readonly Course[];
  readonly discounts: readonly Discount[];
}

/** What the types of the catalogue and of the discount codes do not hold. */
export function catalogueProblems(
  { keys, plans, courses, discounts }: CheckedCatalogue,
  today: Day,
): readonly CatalogueProblem[] {
  const products = [...plans, ...courses];
  return [
    ...keys.flatMap((product) => problemsOfKey(product, products)),
    ...products.flatMap((product) => problemsOfPrices(product, today)),
    ...plans.flatMap((plan) => problemsOfTerm(plan, plans)),
    ...discounts.flatMap((discount) => problemsOfDiscount(discount, plans)),
  ];
}

function problemsOfKey(product: ProductKey, products: readonly Product[]): CatalogueProblem[] {
  const times = products.filter(({ key }) => key === product).length;
  return times === 1 ? [] : [{ code: 'product-sold', product, times }];
}

function problemsOfPrices({ key: product, prices }: Product, today: Day): CatalogueProblem[] {
  return prices.flatMap(({ since: day, cents }, index): CatalogueProblem[] => {
    const newer = prices[index - 1];
    return [
      ...(Number.isInteger(cents) && cents >= leastCents
        ? []
        : [{ code: 'price-cents', product, cents, least: leastCents } as const]),
      ...(newer && newer.since <= day ? [{ code: 'price-order', product, day } as const] : []),
      ...(day > today ? [{ code: 'price-future', product, day } as const] : []),
    ];
  });
}

function problemsOfTerm(plan: Plan, plans: readonly Plan[]): CatalogueProblem[] {
  const { key: product, months } = plan;
  if (!Number.isInteger(months) || months < 1 || months > longestTermMonths)
    return [{ code: 'plan-months', product, months, most: longestTermMonths }];
  const cheaper = plans.find(
    (other) => other.months < months && priceOf(other) * months < priceOf(plan) * other.months,
  );
  return cheaper ? [{ code: 'plan-dearer', product, other: cheaper.key }] : [];
}

const umlauts: readonly (readonly [string, string])[] = [
  ['Ä', 'AE'],
  ['Ö', 'OE'],
  ['Ü', 'UE'],
];

/** As every visitor can type it, and as it can stand in the address of Stripe's coupon. */
const spelled = (code: string) =>
  umlauts
    .reduce((text, [umlaut, letters]) => text.replaceAll(umlaut, letters), codeKey(code))
    .replaceAll(/[^A-Z0-9-]/g, '');

function problemsOfDiscount({ code, reduction, plans: keys }: Discount, plans: readonly Plan[]) {
  const right = spelled(code);
  const problems: CatalogueProblem[] =
    right === code ? [] : [{ code: 'discount-spelling', discount: code, right }];
  for (const plan of plans.filter(({ key }) => keys.includes(key))) {
    const cents = discounted(priceOf(plan), reduction);
    if (!(cents >= leastCents && cents < priceOf(plan)))
      problems.push({ code: 'discount-price', discount: code, product: plan.key, cents, least: leastCents });
  }
  return problems;
}
