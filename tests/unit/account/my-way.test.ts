import { describe, expect, it } from 'vitest';
import { myWayOf, nextStepOf, weighedDays, withWeight, type WeighedPerson } from '#domain/account/my-way.ts';
import { marksOf } from '#domain/health/weight-chart.ts';
import type { AppStanding, CourseStanding } from '#domain/shop/account.ts';
import { person } from '../../fixtures/person.ts';
import { answered, at } from './member.ts';

const today = '2026-11-22';
const known = (who: WeighedPerson, day = today as Parameters<typeof myWayOf>[2]) => {
  const way = myWayOf(who, true, day);
  if (way.kind !== 'known') throw new Error(way.kind);
  return way;
};

it('my way: the last weight of a day counts, by German time; invalid times are ignored', () => {
  const history = [
    at(80, '2026-11-01'),
    at(97, '2026-11-08', '08'),
    at(79, '2026-11-08', '09'),
    at(78, '2026-11-14', '23'),
    { weight: 80, weightChanged: 'soon' },
  ];
  expect(weighedDays(history)).toEqual([
    { day: '2026-11-01', weight: 80 },
    { day: '2026-11-08', weight: 79 },
    { day: '2026-11-15', weight: 78 },
  ]);
});

describe('my way', () => {
  it('does not exist without answers, and is hidden without consent', () => {
    expect(myWayOf(person(), true, today)).toEqual({ kind: 'unanswered' });
    expect(myWayOf(person(), false, today)).toEqual({ kind: 'unanswered' });
    expect(myWayOf(answered([at(80, '2026-11-01')]), false, today)).toEqual({ kind: 'withdrawn' });
  });

  it('leads from the newest weight to the desired one', () => {
    const { plan, answers, comparison } = known(answered([at(80, '2026-11-22')]));
    expect(answers).toMatchObject({
      weight: 80,
      nutritionConcept: 'VEGAN',
      portionsAdults: 2,
      portionsChildren: 1,
    });
    const points = plan.curve.kind === 'lose' ? plan.curve.points : [];
    expect([points[0], points.at(-1)]).toMatchObject([{ day: today, weight: 80 }, { weight: 65 }]);
    expect(comparison).toBeUndefined();
  });

  it.each([
    [79, 'as-planned'],
    [77, 'ahead'],
    [81, 'behind'],
  ] as const)('three weeks after 80 kg, %s kg counts as %s', (weight, result) => {
    const { comparison } = known(answered([at(80, '2026-11-01'), at(weight, '2026-11-22')]));
    expect(comparison?.result).toBe(result);
    expect(comparison?.planned).toBeCloseTo(78.3, 1);
  });

  it('compares with the plan for the day of the newest weight, not for today', () => {
    const who = answered([at(80, '2026-11-01'), at(79, '2026-11-08')]);
    expect(known(who, '2027-03-01').comparison).toEqual(known(who).comparison);
  });

  it('compares nothing if a doctor should plan, now or at the start, and never praises underweight', () => {
    const above = known(answered([at(110, '2026-11-01'), at(105, '2026-11-20')]));
    expect(above.plan.curve).toEqual({ kind: 'with-doctor' });
    const below = known(answered([at(104, '2026-09-01'), at(99, '2026-11-20')]));
    expect(below.plan.curve.kind).toBe('lose');
    const under = known(answered([at(60, '2026-11-01'), at(52, '2026-11-20')], 58));
    expect(under.plan.bodyMass.word).toBe('low');
    for (const { comparison } of [above, below, under]) expect(comparison).toBeUndefined();
  });
});

describe('an entered weight', () => {
  const who = answered([at(80, '2026-11-01')]);

  it('is sent with all other stored answers', () => {
    expect(withWeight(who, '79,5 kg', today)).toEqual({
      answers: {
        ...known(who).answers,
        weight: 79,
        onboardingInformation: who.onboardingInformation.data,
      },
    });
  });

  it.each([
    ['', 'answer_missing'],
    ['abc', 'not_a_number'],
    ['12', 'weight_implausible'],
    ['301', 'weight_implausible'],
  ])('"%s" is refused: %s; without answers every weight is', (typed, problem) => {
    expect(withWeight(who, typed, today)).toEqual({ problem });
    expect(withWeight(person(), typed, today)).toBeUndefined();
  });
});

describe('my way, the next step', () => {
  const none: AppStanding = { state: 'none' };
  const course = { state: 'running', course: 'zpp', until: '2027-05-01T00:00:00.000Z' } as CourseStanding;
  const withDoctor = known(answered([at(110, '2026-11-22')]));
  const situation = {
    way: known(answered([at(80, '2026-11-22')])),
    app: none,
    courses: [],
    hasAccess: false,
  };

  it.each([
    ['offers', situation],
    ['questions', { ...situation, way: { kind: 'unanswered' } }],
    ['questions', { ...situation, way: { kind: 'withdrawn' } }],
    ['cook', { ...situation, way: withDoctor }],
    // Whatever was bought before.
    ['cook', { ...situation, way: withDoctor, app: { state: 'ended' } as AppStanding }],
    ['app', { ...situation, hasAccess: true }],
    ['app', { ...situation, hasAccess: true, way: { kind: 'unanswered' } }],
    ['course', { ...situation, hasAccess: true, courses: [course] }],
    ['wait', { ...situation, app: { state: 'processing' } as AppStanding }],
    ['wait', { ...situation, courses: [{ ...course, state: 'processing' }] }],
    ['pay', { ...situation, hasAccess: true, app: { state: 'overdue' } as AppStanding }],
    ['offers', { ...situation, app: { state: 'ended' } as AppStanding }],
  ] as const)('is %s', (step, given) => {
    expect(nextStepOf(given as Parameters<typeof nextStepOf>[0]).step).toBe(step);
  });
});

it.each([
  ['begin today if there is one weight', [at(80, '2026-11-22')], ['now', 'minor', 'last']],
  [
    'leave out a first label that another would cover',
    [at(80, '2026-11-15'), at(79, '2026-11-22')],
    ['first (unlabelled)', 'now', 'minor', 'last'],
  ],
  [
    'leave out a last label that another would cover',
    [at(90, '2026-01-15'), at(66, '2026-11-22')],
    ['first', 'now', 'last (unlabelled)'],
  ],
  [
    'are the weights only, once the goal is reached',
    [at(70, '2026-01-15'), at(65, '2026-11-22')],
    ['first', 'now'],
  ],
])('my way: the marks of the chart %s', (_, history, marks) => {
  const { plan, weighed } = known(answered(history));
  const road = plan.curve.kind === 'lose' ? plan.curve.points : [];
  expect(
    marksOf(weighed, road).map(({ kind, labelled }) => `${kind}${labelled ? '' : ' (unlabelled)'}`),
  ).toEqual(marks);
});

it('my way: the chart has no marks without a weight', () => {
  expect(marksOf([], [])).toEqual([]);
});
