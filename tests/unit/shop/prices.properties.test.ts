import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discounted, type Reduction } from '#domain/shop/discounts.ts';
import { centsPerMonth, percentLess, struckPrice } from '#domain/shop/prices.ts';
import { addDays, type Day } from '#domain/time/calendar.ts';
import type { PriceSince } from '#domain/company/price-list.ts';

const prices = fc.integer({ min: 50, max: 2_000_00 });
const reductions: fc.Arbitrary<Reduction> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent })),
  fc.integer({ min: 1, max: 100_00 }).map((cents) => ({ cents })),
);
const today: Day = '2027-06-15';

const histories = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 6 }),
    fc.array(prices, { minLength: 6, maxLength: 6 }),
  )
  .map(([ages, cents]): [PriceSince, ...PriceSince[]] => {
    const [newest, ...older] = ages
      .toSorted((one, other) => one - other)
      .map((age, index) => ({ since: addDays(today, -age), cents: cents[index] ?? 50 }));
    if (!newest) throw new Error('A history has at least one entry.');
    return [newest, ...older];
  });

/** The price on a day, in the simplest way. */
const heldOn = (history: readonly PriceSince[], day: Day) => history.find(({ since }) => since <= day)?.cents;

describe('discounted price', () => {
  it('is a whole number of cents, between nothing and the price', () => {
    fc.assert(
      fc.property(prices, reductions, (cents, reduction) => {
        const less = discounted(cents, reduction);
        return Number.isInteger(less) && less >= 0 && less <= cents;
      }),
    );
  });

  it('is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 100 }), (cents, percent) => {
        const exactHundredths = cents * (100 - percent);
        return Math.abs(discounted(cents, { percent }) * 100 - exactHundredths) <= 50;
      }),
    );
  });
});

it('monthly price: times the months it is never below the price, and less than a cent a month above', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 24 }), (cents, months) => {
      const total = centsPerMonth(cents, months) * months;
      return total >= cents && total < cents + months;
    }),
  );
});

it('struck-through price: the lowest of the thirty days before the reduction, or none', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const [last] = history;
      const held = Array.from({ length: 30 }, (_, index) =>
        heldOn(history.slice(1), addDays(last.since, -index - 1)),
      ).filter((cents) => cents !== undefined);
      const lowest = Math.min(...held);
      const expected = held.length > 0 && lowest > last.cents ? lowest : undefined;
      expect(struckPrice({ prices: history }, today)).toBe(expected);
    }),
  );
});

it('struck-through price: with a code, the lowest of the last thirty days and today', () => {
  fc.assert(
    fc.property(histories, prices, (history, withCode) => {
      const held = Array.from({ length: 31 }, (_, index) => heldOn(history, addDays(today, -index)));
      const lowest = Math.min(...held.filter((cents) => cents !== undefined));
      expect(struckPrice({ prices: history }, today, withCode)).toBe(lowest > withCode ? lowest : undefined);
    }),
  );
});

it('percentage: never more than the reduction', () => {
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const [cents = 0, struck = 0] = [one, other].toSorted((a, b) => a - b);
      return struck * (100 - percentLess(struck, cents)) >= cents * 100;
    }),
  );
});
