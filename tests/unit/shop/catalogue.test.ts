import { describe, expect, it } from 'vitest';
import { addMonths, type Day } from '#domain/time/calendar.ts';
import {
  isProductKey,
  plans,
  productKeys,
  productOf,
  products,
  type Plan,
  type PlanKey,
} from '#domain/shop/catalogue.ts';
import { discountOf, dueFor, type Discount } from '#domain/shop/discounts.ts';
import { badgesOf, centsPerMonth, priceOf, savedByMonths } from '#domain/shop/prices.ts';

describe('catalogue', () => {
  it('has each product once, and no other', () => {
    expect(products.map(({ key }) => key)).toEqual([...productKeys]);
    expect(['ZPP', 'app', '', null, 'constructor', 'zpp'].filter(isProductKey)).toEqual(['zpp']);
  });

  it('says how much a plan saves against single months, also with a code', () => {
    const monthly = plans.find(({ months }) => months === 1);
    const month = monthly ? priceOf(monthly) : 0;
    for (const plan of plans) {
      const saved = plan.months * month - priceOf(plan);
      expect(savedByMonths(plan, priceOf(plan))).toBe(saved > 0 ? saved : undefined);
    }
    expect(savedByMonths({ months: 2 }, 2 * month)).toBeUndefined();
    expect(savedByMonths({ months: 3 }, 3 * month - 5_00)).toBe(5_00);
    // A code that also applies to single months only reduces the first of them.
    expect(savedByMonths({ months: 3 }, 3 * month - 5_00, month - 2_00)).toBe(3_00);
    expect(savedByMonths({ months: 1 }, month - 2_00)).toBeUndefined();
  });

  it('calls one plan the best price: the cheapest by the month, and of equal ones the shorter', () => {
    const sold = (key: PlanKey, months: number, cents: number): Plan => ({
      kind: 'plan',
      key,
      months,
      level: 'VALEA_APP',
      prices: [{ since: '2026-01-01', cents }],
    });
    const [short, middle, long] = [
      sold('app-1-month', 1, 10_00),
      sold('app-3-months', 3, 24_00),
      sold('app-6-months', 6, 48_00),
    ];
    const badges = [short, middle, long].map((plan) => badgesOf(plan, 'app-6-months', [short, middle, long]));
    expect(badges).toEqual([[], ['bestprice'], ['liked']]);
    expect(badgesOf(middle, undefined, [middle])).toEqual([]);
    expect(centsPerMonth(10_00, 3)).toBe(3_34);
  });
});

const code: Discount = {
  code: 'FRISCH20',
  reduction: { percent: 20 },
  plans: ['app-3-months'],
  from: '2026-11-01',
  until: '2027-10-31',
  oncePerPerson: true,
};

describe('discount code', () => {
  it('is found in any spelling, within its dates', () => {
    const find = (typed: string, day: Day) => discountOf(typed, day, [code]);
    expect(find(' frisch 20', '2026-11-01')).toBe(code);
    expect(find('FRISCH20', '2027-10-31')).toBe(code);
    for (const day of ['2026-10-31', '2027-11-01'] as const) expect(find('FRISCH20', day)).toBeUndefined();
    expect(find('FRISCH2', '2026-11-01')).toBeUndefined();
    expect(find('', '2026-11-01')).toBeUndefined();
  });

  it('gives the amount due, and nothing for products it is not valid for', () => {
    const plan = priceOf(productOf('app-3-months'));
    expect(dueFor('app-3-months', code)).toBe(Math.round(plan * 0.8));
    expect(dueFor('app-1-month', code)).toBeUndefined();
    expect(dueFor('zpp', code)).toBeUndefined();
    expect(dueFor('zpp', undefined)).toBe(priceOf(productOf('zpp')));
  });
});

it('catalogue: months are counted by the calendar', () => {
  const months = (from: string, count: number) => addMonths(new Date(from), count).toISOString();
  expect(months('2026-08-31T10:00:00Z', 6)).toBe('2027-02-28T10:00:00.000Z');
  expect(months('2027-08-31T10:00:00Z', 6)).toBe('2028-02-29T10:00:00.000Z');
  expect(months('2026-11-21T10:00:00Z', 6)).toBe('2027-05-21T10:00:00.000Z');
});
