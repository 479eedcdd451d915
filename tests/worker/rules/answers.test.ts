import { describe, expect, it } from 'vitest';
import { accessLevels, hasAccess } from '../../../src/domain/shop/access.ts';
import { bodyMassIndex, isUnderweight, lowestHealthyWeight } from '../../../src/domain/health/body.ts';
import { facts } from '#domain/company/facts.ts';
import { ageOn, dayInGermany, isDay } from '../../../src/domain/time/calendar.ts';
import { emailKey, isEmail } from '../../../src/domain/mail/email.ts';
import {
  onboardingDefaults,
  onboardingProblems,
  type OnboardingAnswers,
} from '../../../src/domain/onboarding/onboarding.ts';
import { answers } from '../members/people.ts';

const today = '2026-11-21';
const problems = (change: Partial<OnboardingAnswers>) =>
  onboardingProblems({ ...answers, ...change }, today).map(({ field, code }) => `${field}: ${code}`);

describe('onboarding answers', () => {
  it('have no problems if plausible', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ ...onboardingDefaults, displayName: '' })).toEqual([]);
  });

  it.each<[Partial<OnboardingAnswers>, string[]]>([
    [{ birthday: `${2026 - facts.minAge}-11-21` }, []],
    [{ birthday: `${2026 - facts.minAge}-11-22` }, ['birthday: under_age']],
    [{ birthday: '2026-11-22' }, ['birthday: birthday_invalid']],
    [{ birthday: '1916-11-21' }, []],
    [{ birthday: '1915-11-21' }, ['birthday: birthday_invalid']],
    [{ height: 120, desiredWeight: 35 }, []],
    [{ height: 230, weight: 150, desiredWeight: 98 }, []],
    [{ height: 119 }, ['height: height_implausible']],
    [{ height: 231 }, ['height: height_implausible']],
    [{ height: 170.5 }, ['height: height_implausible']],
    [{ height: Number.NaN }, ['height: height_implausible']],
    [{ weight: 35 }, []],
    [{ weight: 34 }, ['weight: weight_implausible']],
    [{ weight: 300 }, []],
    [{ weight: Infinity }, ['weight: weight_implausible']],
    [{ desiredWeight: 54 }, []],
    [{ desiredWeight: 53 }, ['desiredWeight: desired_weight_too_low']],
    [{ desiredWeight: 34 }, ['desiredWeight: desired_weight_implausible']],
    [{ desiredWeight: 40, height: 20 }, ['height: height_implausible']],
    [{ physicalActivityLevel: 1.2 }, []],
    [{ physicalActivityLevel: 2.4 }, []],
    [{ physicalActivityLevel: 1.19 }, ['physicalActivityLevel: activity_implausible']],
    [{ physicalActivityLevel: Number.NaN }, ['physicalActivityLevel: activity_implausible']],
    [{ portionsAdults: 0 }, ['portionsAdults: portions_implausible']],
    [
      { portionsChildren: -1, portionsAdults: 11 },
      ['portionsAdults: portions_implausible', 'portionsChildren: portions_implausible'],
    ],
    [{ displayName: 'x'.repeat(60) }, []],
    [{ displayName: 'x'.repeat(61) }, ['displayName: name_too_long']],
    [{ onboardingInformation: 'x'.repeat(7_998) }, []],
    [{ onboardingInformation: 'x'.repeat(7_999) }, ['onboardingInformation: answers_too_large']],
  ])('%o', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

it('the lowest healthy weight is healthy, and a kilogram less is not, at every height', () => {
  for (let height = 120; height <= 230; height += 1) {
    const weight = lowestHealthyWeight(height);
    expect([height, isUnderweight({ weight, height })]).toEqual([height, false]);
    expect([height, isUnderweight({ weight: weight - 1, height })]).toEqual([height, true]);
  }
  expect([lowestHealthyWeight(200), bodyMassIndex({ weight: 74, height: 200 })]).toEqual([74, 18.5]);
});

describe('days and ages', () => {
  it.each([
    ['2026-02-28', '2008-02-29', 17],
    ['2026-03-01', '2008-02-29', 18],
    ['2028-02-29', '2008-02-29', 20],
    ['2026-11-20', '2008-11-21', 17],
    ['2026-11-21', '2008-11-21', 18],
    ['2026-12-31', '1990-01-01', 36],
  ] as const)('on %s somebody born on %s is %i', (day, birthday, age) => {
    expect(ageOn(day, birthday)).toBe(age);
  });

  it('the day is Germany’s, in summer and winter', () => {
    expect(dayInGermany(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(dayInGermany(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', 'x', 20260101, null, ['2026-01-01']])(
    '%o is no date',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );
});

describe('the given e-mail rule', () => {
  it.each(['a@b.c', 'anna.müller@example.com', 'a+b@c.d.e', '"@"@b.c', 'a@b..c'])('%s is valid', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b.c ', 'a@b.c\n', ['a@b.c'], null, undefined, 1, {}])(
    '%o is invalid',
    (value) => {
      expect(isEmail(value)).toBe(false);
    },
  );

  it.each([
    'a@b.c,d@e.f',
    'a@b.c;d@e.f',
    'a,b@c.d',
    'a@b@c.d',
    '<a@b.c>',
    'Anna<a@b.c>',
    'a"b@c.d',
    '"a@b.c',
    '"a"b@c.d',
    'a@"b".c',
    'a\u0000b@c.d',
    'a\u0007@b.c',
    'a\u200b@b.c',
    'a\u202eb@c.d',
    'a@b\u2066.c',
    'a\u061c@b.c',
    'a\ud800@b.c',
    `${'a'.repeat(250)}@b.cd`,
  ])('%j is not exactly one mailbox', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it.each([
    '"a,b"@c.d',
    '"a;<b>"@c.d',
    '"a\\"b"@c.d',
    `${'a'.repeat(249)}@b.cd`,
    "o'hara@b.c",
    '用户@例え.テスト',
  ])('%j is one mailbox', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it('is cheap for any input', () => {
    expect(isEmail('@.'.repeat(50_000))).toBe(false);
    // The pattern by itself would backtrack for longer than a test may take.
    expect(isEmail('@'.repeat(150_000))).toBe(false);
  });

  it('treats spellings of one mailbox as equal', () => {
    expect(emailKey('Mu\u0308ller@Example.COM')).toBe(emailKey('m\u00fcller@example.com'));
  });
});

it.each([
  [[], false],
  [['VALEA_APP'], true],
  [['SOMETHING_NEW'], false],
  [['SOMETHING_NEW', 'ZPP_COURSE'], true],
  [[...accessLevels], true],
])('access: %j gives %s', (access, expected) => {
  expect(hasAccess(access)).toBe(expected);
});
