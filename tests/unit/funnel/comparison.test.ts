import { describe, expect, it } from 'vitest';
import { compare } from '#domain/funnel/comparison.ts';

const sample = (reached: number, visitors: number) => ({ reached, visitors });

describe('comparison of landing pages', () => {
  it.each([
    // According to `scipy.stats.norm` and R's `prop.test(correct = FALSE)`.
    [sample(200, 1000), sample(250, 1000), 0.007_419_6, 'more_than_chance'],
    [sample(100, 1000), sample(120, 1000), 0.152_917_8, 'may_be_chance'],
    [sample(45, 100), sample(30, 100), 0.028_459_7, 'more_than_chance'],
    [sample(12, 400), sample(12, 400), 1, 'may_be_chance'],
  ] as const)('%j and %j differ by chance with p = %d', (one, other, p, state) => {
    const compared = compare(one, other);
    expect(compared).toMatchObject({ state });
    expect('p' in compared && compared.p).toBeCloseTo(p, 5);
    expect(compare(other, one)).toEqual(compared);
  });

  it.each([
    // 80 % power at 5 %, as in the tables of Fleiss, Statistical Methods for Rates and Proportions, without correction.
    [sample(500, 1000), sample(600, 1000), 388],
    [sample(100, 1000), sample(120, 1000), 3841],
    [sample(50, 1000), sample(100, 1000), 435],
  ])('%j and %j take %d visitors each', (one, other, needed) => {
    expect(compare(one, other)).toMatchObject({ needed });
  });

  it('a result of too few visitors is never significant', () => {
    expect(compare(sample(1, 30), sample(6, 30))).toEqual({ state: 'too_few' });
    expect(compare(sample(0, 0), sample(6, 30))).toEqual({ state: 'too_few' });
    expect(compare(sample(30, 30), sample(28, 30))).toEqual({ state: 'too_few' });
  });

  it('gives no number of visitors if there is no difference', () => {
    expect(compare(sample(50, 500), sample(100, 1000))).toMatchObject({ needed: undefined });
  });

  it('demands more of each page if several are compared', () => {
    const one = sample(45, 100);
    const other = sample(30, 100);
    expect(compare(one, other, 1)).toMatchObject({ state: 'more_than_chance' });
    expect(compare(one, other, 3)).toMatchObject({ state: 'may_be_chance' });
  });
});
