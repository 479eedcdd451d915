import { describe, expect, it } from 'vitest';
import { addMonths, dayInGermany } from '#domain/calendar.ts';
import { facts } from '#domain/facts.ts';
import { courses, isProductKey, plans, productKeys, productOf, products } from '#domain/shop/catalogue.ts';
import { codeKey } from '#domain/shop/discount-code.ts';
import { discountOf, discounts, dueFor, priceWith } from '#domain/shop/discounts.ts';
import { badgesOf, centsPerMonth, priceOf, savedByMonths } from '#domain/shop/prices.ts';
import { courseEnds } from '#domain/shop/access-periods.ts';

describe('the catalogue', () => {
  it('has each product once, and no other', () => {
    expect(products.map(({ key }) => key)).toEqual([...productKeys]);
    expect(['ZPP', 'app', '', null, 'constructor', 'zpp'].filter(isProductKey)).toEqual(['zpp']);
  });

  it('sells courses at the given fee, and no first term beyond two years', () => {
    expect(courses.map(priceOf)).toEqual([facts.course.feeCents, facts.course.feeCents]);
    expect(Math.max(...plans.map(({ months }) => months))).toBeLessThanOrEqual(24);
  });

  it.each(products)('$key has a history of whole cents in order, none of it in the future', ({ prices }) => {
    const days = prices.map(({ since }) => since);
    expect(days).toEqual([...new Set(days)].toSorted().reverse());
    expect(days.every((day) => day <= dayInGermany(new Date()))).toBe(true);
    expect(prices.every(({ cents }) => Number.isInteger(cents) && cents >= 50)).toBe(true);
  });

  it('says of each longer plan what it costs less than as single months, also with a code', () => {
    const saved = plans.map((plan) => savedByMonths(plan, priceOf(plan)));
    expect(saved).toEqual([undefined, 3 * 16_99 - 39_99, 6 * 16_99 - 59_99, 12 * 16_99 - 89_99]);
    expect(savedByMonths({ months: 2 }, 40_00)).toBeUndefined();
    expect(savedByMonths({ months: 12 }, 71_99)).toBe(12 * 16_99 - 71_99);
    // A code that also applies to single months only reduces the first of them.
    expect(savedByMonths({ months: 3 }, 31_99, 13_59)).toBe(13_59 + 2 * 16_99 - 31_99);
    expect(savedByMonths({ months: 1 }, 13_59)).toBeUndefined();
  });

  it('is cheaper by the month the longer the plan', () => {
    const perMonth = plans.map((plan) => centsPerMonth(priceOf(plan), plan.months));
    expect(perMonth).toEqual([16_99, 13_33, 10_00, 7_50]);
    expect(plans.map((plan) => badgesOf(plan))).toEqual([[], [], ['liked'], ['bestprice']]);
  });
});

describe('a discount code', () => {
  it.each(discounts)('$code leaves something to pay, and whole cents', (discount) => {
    for (const key of discount.plans) {
      const due = priceWith(discount, key);
      expect(due).toBeGreaterThanOrEqual(50);
      expect(due).toBeLessThan(priceOf(productOf(key)));
    }
    expect(discount.code).toBe(codeKey(discount.code));
  });

  it('is found in any spelling, only within its dates', () => {
    expect(discountOf(' neustart 20', '2026-11-01')?.code).toBe('NEUSTART20');
    expect(discountOf('NEUSTART20', '2027-10-31')?.code).toBe('NEUSTART20');
    for (const day of ['2026-10-31', '2027-11-01'] as const) {
      expect(discountOf('NEUSTART20', day)).toBeUndefined();
    }
    expect(discountOf('NEUSTART2', '2026-11-01')).toBeUndefined();
    expect(discountOf('', '2026-11-01')).toBeUndefined();
  });

  it('says what is due, and nothing for what it does not go with', () => {
    const code = discountOf('NEUSTART20', '2026-11-01');
    expect(dueFor('app-3-months', code)).toBe(31_99);
    expect(dueFor('app-1-month', code)).toBeUndefined();
    expect(dueFor('zpp', code)).toBeUndefined();
    expect(dueFor('zpp', undefined)).toBe(75_00);
  });
});

it('months are counted by the calendar', () => {
  const months = (from: string, count: number) => addMonths(new Date(from), count).toISOString();
  expect(months('2026-08-31T10:00:00Z', 6)).toBe('2027-02-28T10:00:00.000Z');
  expect(months('2027-08-31T10:00:00Z', 6)).toBe('2028-02-29T10:00:00.000Z');
  expect(months('2026-11-21T10:00:00Z', 6)).toBe('2027-05-21T10:00:00.000Z');
  const { course, app } = courseEnds(new Date('2026-11-21T10:00:00Z'));
  expect([course, app].map((end) => end.toISOString().slice(0, 10))).toEqual(['2027-05-21', '2027-05-21']);
});
