import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '#domain/company/facts.ts';
import {
  isKnown,
  noReimbursement,
  reimbursementBy,
  reimbursementFor,
  splitOf,
} from '#domain/course/reimbursement.ts';

describe('reimbursement', () => {
  it.each([
    [75_00, 100, Infinity, 75_00],
    [75_00, 75, Infinity, 56_25],
    [75_00, 90, 80_00, 67_50],
    [75_00, 80, 75_00, 60_00],
    [75_00, 100, 60_00, 60_00],
    [75_00, 100, 75_00, 75_00],
    [75_00, 100, 0, 0],
    [75_00, 0, 80_00, 0],
    [74_99, 75, Infinity, 56_24],
    [1, 99, Infinity, 0],
    [75_00, 120, Infinity, 75_00],
  ])('of %d cents at %d %% and at most %d is %d', (fee, percent, cap, back) => {
    expect(splitOf(fee, percent, cap)).toEqual({ back, own: fee - back });
  });

  it('is the full range if nothing is known, up to the cap', () => {
    const { minPercent, maxPercent } = facts.reimbursement;
    const [least, most] = [splitOf(75_00, minPercent), splitOf(75_00, maxPercent)];
    expect(reimbursementBy({}, 75_00)).toEqual({ least, most });
    expect(reimbursementBy({ capCents: 60_00 }, 75_00)).toEqual({
      least: splitOf(75_00, minPercent, 60_00),
      most: splitOf(75_00, maxPercent, 60_00),
    });
    expect(isKnown(reimbursementBy({ capCents: 1_00 }))).toBe(true);
  });

  it('is limited by the lower of what an insurer pays for a course and in a year', () => {
    const limits = { percent: 100, capCents: 70_00, yearCapCents: 60_00 };
    expect(reimbursementBy(limits, 75_00).most).toEqual(splitOf(75_00, 100, 60_00));
    expect(reimbursementBy({ ...limits, yearCapCents: 90_00 }, 75_00).most).toEqual(
      splitOf(75_00, 100, 70_00),
    );
  });

  it('is nothing without statutory insurance, or after this year’s courses', () => {
    const nothing = noReimbursement();
    for (const cover of ['private', 'elsewhere', 'none'] as const)
      expect(reimbursementFor(cover)).toEqual(nothing);
    expect(reimbursementFor({ terms: { percent: 100 } }, true)).toEqual(nothing);
    expect(nothing.most).toEqual({ back: 0, own: facts.course.feeCents });
  });

  const cents = fc.integer({ min: 0, max: 1_000_00 });
  const caps = fc.option(cents, { nil: undefined });
  it('is in whole cents, never negative, never above fee, percentage or cap; both shares add up to the fee', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), caps, (fee, percent, cap) => {
        const { back, own } = splitOf(fee, percent, cap);
        expect(Number.isInteger(back)).toBe(true);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back * 100).toBeLessThanOrEqual(fee * percent);
        expect(back).toBeLessThanOrEqual(cap ?? fee);
        expect(back + own).toBe(fee);
      }),
    );
  });

  it('grows with percentage and cap, and its minimum never exceeds its maximum', () => {
    const percents = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
    fc.assert(
      fc.property(cents, percents, caps, (fee, percent, capCents) => {
        const { least, most } = reimbursementBy({ percent, capCents }, fee);
        expect(least.back).toBeLessThanOrEqual(most.back);
        const { most: uncapped } = reimbursementBy({ percent }, fee);
        expect(most.back).toBeLessThanOrEqual(uncapped.back);
      }),
    );
  });
});
