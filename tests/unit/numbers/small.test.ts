import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastShown } from '#domain/funnel/small-numbers.ts';
import { change, rangeOf, rough, roughParts, type Rough } from '#domain/numbers/small.ts';

const counts = fc.array(fc.oneof(fc.nat(6), fc.nat(12), fc.nat(5000)), { minLength: 1, maxLength: 6 });

/** All values of one part for which the others and the total can be as shown. */
function consistent(parts: readonly Rough[], whole: ReturnType<typeof rangeOf>, at: number) {
  const ranges = parts.map(rangeOf);
  const others = ranges.filter((_, index) => index !== at);
  const least = others.reduce((sum, one) => sum + one.least, 0);
  const most = others.reduce((sum, one) => sum + one.most, 0);
  const own = ranges[at] ?? { least: 0, most: 0 };
  return [...Array(leastShown + 20).keys()].filter(
    (n) => n >= own.least && n <= own.most && n + least <= whole.most && n + most >= whole.least,
  );
}

describe('small numbers', () => {
  it('none is shown, and every other is near the truth', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (n) => {
        const shown = rough(n);
        if (n < leastShown) expect(shown).toBe('few');
        else expect(Math.abs(Number(shown) - n)).toBeLessThanOrEqual(2);
        expect(rangeOf(shown).least).toBeLessThanOrEqual(n);
        expect(rangeOf(shown).most).toBeGreaterThanOrEqual(n);
      }),
    );
  });

  it.each([
    ['rounded', false],
    ['exact', true],
  ])('none can be computed from the %s total and the other parts', (_, isExact) => {
    fc.assert(
      fc.property(counts, (truth) => {
        const sum = truth.reduce((all, n) => all + n, 0);
        // A single part is the total itself, and of nobody there is nothing to hide.
        fc.pre(sum > 0 && (truth.length > 1 || !isExact));
        const parts = roughParts(truth, isExact);
        const total = isExact ? { least: sum, most: sum } : rangeOf(rough(sum));
        truth.forEach((n, at) => {
          if (n >= leastShown) return;
          expect(parts[at]).not.toBeTypeOf('number');
          const possible = consistent(parts, total, at);
          expect(possible).toContain(n);
          expect(possible.length, JSON.stringify({ truth, parts })).toBeGreaterThan(1);
        });
      }),
      { numRuns: 5_000 },
    );
  });

  it('parts are only hidden where a small one is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: leastShown, max: 900 }), { minLength: 1, maxLength: 6 }),
        (truth) => {
          expect(roughParts(truth)).toEqual(truth.map(rough));
        },
      ),
    );
  });

  it('a change is only said where there is enough, and says whether chance makes as large a one', () => {
    expect(change(19, 400)).toEqual({ state: 'too_few' });
    expect(change(110, 100)).toEqual({ state: 'changed', share: 0.1, mayBeChance: true });
    expect(change(1100, 800)).toMatchObject({ state: 'changed', mayBeChance: false });
  });
});
