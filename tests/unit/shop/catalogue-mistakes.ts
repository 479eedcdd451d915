import type { Day } from '#domain/time/calendar.ts';
import type { Plan, PlanKey } from '#domain/shop/catalogue.ts';
import type { CatalogueProblem, CheckedCatalogue } from '#domain/shop/catalogue-problems.ts';
import type { Discount } from '#domain/shop/discounts.ts';

export const today: Day = '2026-06-15';

const sold = (key: PlanKey, months: number, ...prices: Plan['prices']): Plan => ({
  kind: 'plan',
  key,
  months,
  level: 'VALEA_APP',
  prices,
});

const month = sold(
  'app-1-month',
  1,
  { since: '2026-06-15', cents: 9_00 },
  { since: '2026-01-01', cents: 10_00 },
);
const year = sold('app-12-months', 12, { since: '2026-01-01', cents: 60_00 });
const code: Discount = {
  code: 'SOMMER',
  reduction: { cents: 8_50 },
  plans: ['app-1-month', 'app-12-months'],
  from: '2026-06-01',
  until: '2026-08-31',
  oncePerPerson: true,
};
const courseSince = (since: Day): CheckedCatalogue['courses'] => [
  { kind: 'course', key: 'zpp', level: 'ZPP_COURSE', prices: [{ since, cents: 75_00 }] },
];

/** A catalogue without a mistake; its smallest reduced price and its newest price are just allowed. */
export const catalogue: CheckedCatalogue = {
  keys: ['app-1-month', 'app-6-months', 'app-12-months', 'zpp'],
  plans: [month, sold('app-6-months', 24, { since: '2026-01-01', cents: 120_00 }), year],
  courses: courseSince('2026-01-01'),
  discounts: [code],
};

type Mistake = readonly [code: CatalogueProblem['code'], changes: Partial<CheckedCatalogue>, where: string];

/** What is reported about the catalogue above after these changes, and about which product or code. */
export const catalogueMistakes: readonly Mistake[] = [
  ['product-sold', { keys: ['app-3-months'] }, 'app-3-months'],
  ['product-sold', { keys: [year.key], plans: [month, year, year] }, year.key],
  [
    'price-cents',
    { plans: [sold('app-12-months', 12, { since: '2026-01-01', cents: 59.99 })] },
    'app-12-months',
  ],
  [
    'price-cents',
    { plans: [sold('app-12-months', 12, { since: '2026-01-01', cents: 49 })] },
    'app-12-months',
  ],
  [
    'price-order',
    { plans: [{ ...month, prices: [month.prices[0], month.prices[0]] }], discounts: [] },
    month.key,
  ],
  ['price-future', { plans: [{ ...year, prices: [{ since: '2026-06-16', cents: 60_00 }] }] }, year.key],
  ['price-future', { courses: courseSince('2026-06-16') }, 'zpp'],
  ['plan-months', { plans: [{ ...year, months: 25 }] }, year.key],
  ['plan-months', { plans: [{ ...year, months: 1.5 }] }, year.key],
  [
    'plan-dearer',
    { plans: [month, { ...year, prices: [{ since: '2026-01-01', cents: 108_01 }] }] },
    year.key,
  ],
  ['discount-spelling', { discounts: [{ ...code, code: 'Sommer 26' }] }, 'Sommer 26'],
  ['discount-spelling', { discounts: [{ ...code, code: 'ÄPFEL&MEHR' }] }, 'ÄPFEL&MEHR'],
  ['discount-price', { discounts: [{ ...code, reduction: { cents: 8_51 } }] }, 'SOMMER'],
  ['discount-price', { discounts: [{ ...code, reduction: { percent: 0 }, plans: [year.key] }] }, 'SOMMER'],
];
