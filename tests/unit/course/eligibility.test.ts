import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, ageOn, monthsAfter } from '#domain/time/calendar.ts';
import { facts } from '#domain/company/facts.ts';
import {
  bodyMassRange,
  bodyMassRanges,
  requirements,
  verdictOn,
  type Open,
  type Statement,
} from '#domain/course/eligibility.ts';

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

describe('eligibility, every path through the questions', () => {
  const answers = {
    birthday: ['', birthday, addDays(birthday, 1)],
    conditions: [false, true],
    range: [undefined, ...bodyMassRanges],
    askedDoctor: [false, true],
  };
  const statements: Statement[] = answers.birthday.flatMap((day) =>
    answers.conditions.flatMap((conditions) =>
      answers.range.flatMap((range) =>
        answers.askedDoctor.map((askedDoctor) => ({ birthday: day, conditions, range, askedDoctor })),
      ),
    ),
  );
  /** Answers to an open question, each of which leads on. */
  const answersTo: Record<Open, readonly Partial<Statement>[]> = {
    'birthday-open': answers.birthday.slice(1).map((day) => ({ birthday: day })),
    'conditions-open': [{ conditions: true }],
    'range-open': bodyMassRanges.map((range) => ({ range })),
    'doctor-open': [{ askedDoctor: true }],
  };

  /** All ways from a statement to an end: the questions asked on each, and the end. */
  function walk(statement: Statement, asked: readonly Open[] = []): (readonly string[])[] {
    const verdict = verdictOn(statement, today);
    if (typeof verdict === 'string') return [[...asked, verdict]];
    const [open] = verdict;
    if (!open || asked.includes(open)) throw new Error(`${open ?? 'Nothing'} is asked again.`);
    return answersTo[open].flatMap((answer) => walk({ ...statement, ...answer }, [...asked, open]));
  }

  it('ends with booking or with not possible, asks nothing twice, and asks in the order of the page', () => {
    const paths = statements.flatMap((statement) => walk(statement));
    expect(new Set(paths.map((path) => path.at(-1)))).toEqual(new Set(['may-join', 'not-possible']));
    const order = requirements.map(({ open }) => open);
    expect(new Set(paths.flatMap((path) => path.slice(0, -1)))).toEqual(new Set(order));
    for (const path of paths)
      expect(path.slice(0, -1)).toEqual(order.filter((question) => path.includes(question)));
  });
});
