import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scale, type Amount } from '#domain/recipes/amount.ts';
import { fraction, readFraction, toNumber, writeFraction, type Fraction } from '#domain/recipes/fraction.ts';
import type { Quantity } from '#domain/recipes/ingredient.ts';
import { readQuantity, writeQuantity } from '#domain/recipes/quantity-text.ts';
import { mostServings } from '#domain/recipes/servings.ts';
import { factorOf, showQuantity } from '#domain/recipes/show-quantity.ts';
import { unitIds, type UnitId } from '#domain/recipes/units.ts';

/** Any written amount: up to 100,000, thousandths, 64ths. */
const written: fc.Arbitrary<Fraction> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.constant(1000)).map(([n, d]) => fraction(n, d)),
  fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 64 }))
    .map(([n, d]) => fraction(n, d)),
);
const amounts: fc.Arbitrary<Amount> = fc.oneof(
  written.map((low) => ({ low })),
  fc
    .tuple(written, written)
    .map(([a, b]) => (toNumber(a) <= toNumber(b) ? { low: a, high: b } : { low: b, high: a })),
);
const portions = fc.integer({ min: 1, max: mostServings });
const quantities: fc.Arbitrary<Quantity> = fc.oneof(
  fc.constant<Quantity>({ kind: 'none' }),
  fc.constant<Quantity>({ kind: 'some' }),
  fc
    .tuple(amounts, fc.constantFrom(...unitIds))
    .map(([amount, unit]): Quantity => ({ kind: 'measured', amount, unit })),
);

/** „1 ½“ → 1.5 */
function worth(figure: string): number {
  return figure.split('\u{a0}').reduce((sum, part) => {
    // „½“ is normalised to “1⁄2”.
    const [n = '', d = '1'] = part.normalize('NFKD').split(/[/\u2044]/);
    return sum + Number(n.replace(',', '.')) / Number(d);
  }, 0);
}

describe('scaling', () => {
  it('gives the same in one step or two, and returns to what was written', () => {
    fc.assert(
      fc.property(amounts, portions, portions, portions, (amount, from, over, to) => {
        const scaled = (start: Amount, written: number, wanted: number) =>
          scale(start, factorOf({ wanted, written }));
        const there = scaled(scaled(amount, from, over), over, to);
        expect(there).toEqual(scaled(amount, from, to));
        expect(scaled(there, to, from)).toEqual(amount);
      }),
      { numRuns: 2000 },
    );
  });

  const factors = fc.tuple(portions, portions).map(([wanted, written]) => factorOf({ wanted, written }));
  const shownAs = (amount: Amount, unit: UnitId, factor: Fraction) =>
    showQuantity({ kind: 'measured', amount, unit }, factor, 'de');

  it('never shows an empty amount, zero or noise', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...unitIds), factors, (amount, unit, factor) => {
        const shown = shownAs(amount, unit, factor);
        expect(shown).not.toMatch(/NaN|Infinity|undefined|e[+-]?\d|^0[^,]|,\d{7}/);
        const [first = ''] = shown.split('–');
        expect(worth(first.replace(/\u{a0}\p{L}.*$/u, ''))).toBeGreaterThan(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('is off by 10 % at most, or shows the two nearest measures', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('count', 'tsp', 'tbsp'), factors, (low, unit, factor) => {
        const exact = toNumber(scale({ low }, factor).low);
        fc.pre(exact >= 1 / 8);
        const figures = shownAs({ low }, unit, factor).replace(/\u{a0}[ET]L$/u, '');
        const [least = NaN, most = least] = figures.split('–').map(worth);
        if (most > least) {
          expect(least).toBeLessThan(exact);
          expect(most).toBeGreaterThan(exact);
          expect(most - least).toBeLessThanOrEqual(1 / 8 + 1e-9);
        } else expect(Math.abs(least - exact) / exact).toBeLessThanOrEqual(1 / 10 + 1e-9);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps grams within 5 %', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('g', 'ml', 'kg', 'l'), factors, (low, unit, factor) => {
        const [figure = '', shownUnit = ''] = shownAs({ low }, unit, factor).split('\u{a0}');
        const small = (name: string) => (name === 'kg' || name === 'l' ? 1000 : 1);
        const exact = toNumber(scale({ low }, factor).low) * small(unit);
        expect(Math.abs(worth(figure) * small(shownUnit) - exact) / exact).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('quantity in an attribute', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(quantities, (quantity) => {
        expect(readQuantity(writeQuantity(quantity))).toEqual(quantity);
      }),
    );
    fc.assert(
      fc.property(written, (value) => {
        expect(readFraction(writeFraction(value))).toEqual(value);
      }),
    );
  });

  it('is undefined for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['none', 'some', 'measured']).toContain(readQuantity(text).kind);
      }),
    );
    expect(readQuantity('1/0 g')).toEqual({ kind: 'none' });
    expect(readQuantity('3 bushel')).toEqual({ kind: 'none' });
  });
});
