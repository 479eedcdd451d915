import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, ageOn, monthsAfter } from '#domain/time/calendar.ts';
import { facts } from '#domain/company/facts.ts';
import { bodyMassRange, bodyMassRanges, verdictOn, type Statement } from '#domain/course/eligibility.ts';

describe('the body mass index', () => {
  it.each([
    [18.49, 'below-18-5'],
    [18.5, 'below-30'],
    [29.99, 'below-30'],
    [30, 'from-30'],
    [34.99, 'from-30'],
    [34.999999, 'from-30'],
    [35, 'from-35'],
  ])('of %d is in the range %s, unrounded', (index, range) => {
    expect(bodyMassRange({ weight: index * 4, height: 200 })).toBe(range);
  });
});

const today = '2026-11-21';
const birthday = monthsAfter(today, -12 * facts.minAge);
const adult = { birthday, conditions: true, askedDoctor: true };

describe('eligibility', () => {
  it.each<[Partial<Statement>, string | string[]]>([
    [{ range: 'below-30', askedDoctor: false }, 'may-join'],
    [{ range: 'from-30' }, 'may-join'],
    [{ range: 'from-30', askedDoctor: false }, ['doctor-open']],
    [{ range: undefined }, ['range-open']],
    [{ range: 'below-30', conditions: false }, ['conditions-open']],
    [{ range: 'from-35' }, 'not-possible'],
    [{ range: 'from-35', conditions: false }, 'not-possible'],
    [{ range: 'below-18-5' }, 'not-possible'],
    [{ range: 'below-18-5', conditions: false }, 'not-possible'],
    [{ range: 'below-30', birthday: addDays(birthday, 1) }, 'not-possible'],
    [{ range: 'below-30', birthday: '' }, ['birthday-open']],
    [{ range: 'below-30', birthday: '1880-01-01' }, ['birthday-open']],
    [{ range: 'below-30', birthday: '2026-11-22' }, ['birthday-open']],
    [
      { range: undefined, birthday: '', conditions: false },
      ['birthday-open', 'conditions-open', 'range-open'],
    ],
  ])('on %j is %s', (statement, verdict) => {
    expect(verdictOn({ ...adult, range: undefined, ...statement }, today)).toEqual(verdict);
  });

  it('nobody may join too young, without confirming the conditions, underweight, or from 30 on without a doctor', () => {
    const statements = fc.record({
      birthday: fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1950-01-01', count)),
      conditions: fc.boolean(),
      range: fc.constantFrom(undefined, ...bodyMassRanges),
      askedDoctor: fc.boolean(),
    });
    fc.assert(
      fc.property(statements, (statement) => {
        if (verdictOn(statement, today) !== 'may-join') return;
        expect(ageOn(today, statement.birthday)).toBeGreaterThanOrEqual(facts.minAge);
        expect(statement.conditions).toBe(true);
        expect(statement.range === 'below-30' || statement.askedDoctor).toBe(true);
        expect(['below-30', 'from-30']).toContain(statement.range);
      }),
    );
  });
});
