import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, ageOn, type Day } from '#domain/calendar.ts';
import { facts } from '#domain/facts.ts';
import { bodyMassRange, bodyMassRanges, verdictOn, type Statement } from '#domain/course/eligibility.ts';
import { lastBirthdayOfAge } from '#domain/course/of-age.ts';

describe('of age', () => {
  it.each<[Day, Day, boolean]>([
    ['2008-11-21', '2026-11-20', false],
    ['2008-11-21', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2008-02-28', '2026-02-28', true],
    ['2010-03-01', '2028-02-29', false],
    ['2010-02-28', '2028-02-29', true],
  ])('somebody born on %s is so on %s: %s', (birthday, today, expected) => {
    expect(birthday <= lastBirthdayOfAge(today)).toBe(expected);
  });

  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1950-01-01', count));
  it('is exactly who was born on the day that the page names, or earlier', () => {
    fc.assert(
      fc.property(days, days, (birthday, today) => {
        expect(birthday <= lastBirthdayOfAge(today)).toBe(ageOn(today, birthday) >= facts.minAge);
      }),
    );
    expect(lastBirthdayOfAge('2026-02-28')).toBe('2008-02-28');
    expect(lastBirthdayOfAge('2026-03-01')).toBe('2008-03-01');
    expect(lastBirthdayOfAge('2028-02-29')).toBe('2010-02-28');
  });
});

describe('the body mass index', () => {
  it.each([
    [29.99, 'below-30'],
    [30, 'from-30'],
    [34.99, 'from-30'],
    [34.999999, 'from-30'],
    [35, 'from-35'],
  ])('of %d lies in the range %s, unrounded', (index, range) => {
    expect(bodyMassRange({ weight: index * 4, height: 200 })).toBe(range);
  });

  it('never falls into a lower range with a higher weight', () => {
    const weights = fc.double({ min: 30, max: 300, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 120, max: 230 }), weights, weights, (height, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const place = (weight: number) => bodyMassRanges.indexOf(bodyMassRange({ weight, height }));
        expect(place(less)).toBeLessThanOrEqual(place(more));
      }),
    );
  });
});

describe('the verdict', () => {
  it.each<[Statement, string]>([
    [{ conditions: true, range: 'below-30', askedDoctor: false }, 'may-join'],
    [{ conditions: true, range: 'from-30', askedDoctor: true }, 'may-join'],
    [{ conditions: true, range: 'from-30', askedDoctor: false }, 'doctor-open'],
    [{ conditions: true, range: undefined, askedDoctor: true }, 'range-open'],
    [{ conditions: false, range: 'below-30', askedDoctor: true }, 'conditions-open'],
    [{ conditions: true, range: 'from-35', askedDoctor: true }, 'not-possible'],
    [{ conditions: false, range: 'from-35', askedDoctor: false }, 'not-possible'],
  ])('on %j is %s', (statement, verdict) => {
    expect(verdictOn(statement)).toBe(verdict);
  });

  it('lets nobody join without the conditions, and nobody from 30 on without a doctor', () => {
    const statements = fc.record({
      conditions: fc.boolean(),
      range: fc.constantFrom(undefined, ...bodyMassRanges),
      askedDoctor: fc.boolean(),
    });
    fc.assert(
      fc.property(statements, (statement) => {
        if (verdictOn(statement) !== 'may-join') return;
        expect(statement.conditions).toBe(true);
        expect(statement.range === 'below-30' || statement.askedDoctor).toBe(true);
        expect(statement.range).not.toBe('from-35');
      }),
    );
  });
});
