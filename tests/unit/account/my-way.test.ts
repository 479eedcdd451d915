import { describe, expect, it } from 'vitest';
import { myWayOf, nextStepOf, weighedDays, withWeight, type WeighedPerson } from '#domain/my-way.ts';
import { marksOf } from '#domain/weight-chart.ts';
import type { AppStanding, CourseStanding } from '#domain/shop/account.ts';
import { person } from '../../fixtures/person.ts';

const today = '2026-11-22';
const at = (weight: number, day: string, hour = '10') => ({
  weight,
  weightChanged: `${day}T${hour}:00:00.000Z`,
});

/** 170 cm; above a body mass index of 35 from 101.15 kg on, below 18.5 under 53.5 kg. */
function lena(
  history: ReturnType<typeof at>[],
  more: { desired?: number; weight?: number } = {},
): WeighedPerson {
  return person({
    onboardingCompleted: true,
    onboardingInformation: {
      data: {
        pace: 0.7,
        meals: { nutritionConcept: 'VEGAN', portionsAdults: 2, portionsChildren: 1 },
        consent: 'as it is',
      },
    },
    personalInformation: {
      ...person().personalInformation,
      biologicalGender: 'FEMALE',
      birthday: '1990-05-01',
      displayName: 'Lena',
      height: 170,
      physicalActivityLevel: 1.6,
      desiredWeight: more.desired ?? 65,
      weight: more.weight ?? history.at(-1)?.weight ?? 80,
      weightHistory: history,
    },
  });
}
const known = (who: WeighedPerson, day = today as Parameters<typeof myWayOf>[2]) => {
  const way = myWayOf(who, true, day);
  if (way.kind !== 'known') throw new Error(way.kind);
  return way;
};

describe('the weights by days', () => {
  it('the last one of a day counts, by German time', () => {
    const history = [
      at(80, '2026-11-01'),
      at(97, '2026-11-08', '08'),
      at(79, '2026-11-08', '09'),
      at(78, '2026-11-14', '23'),
    ];
    expect(weighedDays(history)).toEqual([
      { day: '2026-11-01', weight: 80 },
      { day: '2026-11-08', weight: 79 },
      { day: '2026-11-15', weight: 78 },
    ]);
  });

  it('invalid times are ignored', () => {
    expect(weighedDays([{ weight: 80, weightChanged: 'soon' }])).toEqual([]);
  });
});

describe('my way', () => {
  it('without answers there is none, and without consent nothing is shown', () => {
    expect(myWayOf(person(), true, today)).toEqual({ kind: 'unanswered' });
    expect(myWayOf(person(), false, today)).toEqual({ kind: 'unanswered' });
    expect(myWayOf(lena([at(80, '2026-11-01')]), false, today)).toEqual({ kind: 'withdrawn' });
  });

  it('leads from the newest weight to the desired one', () => {
    const { plan, answers, comparison } = known(lena([at(80, '2026-11-22')]));
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
  ] as const)('three weeks after 80 kg, %s kg is %s', (weight, result) => {
    const { comparison } = known(lena([at(80, '2026-11-01'), at(weight, '2026-11-22')]));
    expect(comparison?.result).toBe(result);
    expect(comparison?.planned).toBeCloseTo(78.3, 1);
  });

  it('compares on the day of the newest weight, not later', () => {
    const who = lena([at(80, '2026-11-01'), at(79, '2026-11-08')]);
    expect(known(who, '2027-03-01').comparison).toEqual(known(who).comparison);
  });

  it('makes no comparison where a doctor should plan, now or at the start', () => {
    const above = known(lena([at(110, '2026-11-01'), at(105, '2026-11-20')]));
    expect(above.plan.curve).toEqual({ kind: 'with-doctor' });
    expect(above.comparison).toBeUndefined();
    const below = known(lena([at(104, '2026-09-01'), at(99, '2026-11-20')]));
    expect(below.plan.curve.kind).toBe('lose');
    expect(below.comparison).toBeUndefined();
  });

  it('underweight is never a success', () => {
    const { plan, comparison } = known(lena([at(60, '2026-11-01'), at(52, '2026-11-20')], { desired: 58 }));
    expect(plan.bodyMass.word).toBe('low');
    expect(comparison).toBeUndefined();
  });
});

describe('a weight that is entered', () => {
  const who = lena([at(80, '2026-11-01')]);

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
  ])('"%s" is refused: %s', (typed, problem) => {
    expect(withWeight(who, typed, today)).toEqual({ problem });
  });

  it('is refused without answers', () => {
    expect(withWeight(person(), '80', today)).toBeUndefined();
  });
});

describe('the next step', () => {
  const none: AppStanding = { state: 'none' };
  const course = { state: 'running', course: 'zpp', until: '2027-05-01T00:00:00.000Z' } as CourseStanding;
  const situation = { way: known(lena([at(80, '2026-11-22')])), app: none, courses: [], hasAccess: false };

  it.each([
    ['offers', situation],
    ['questions', { ...situation, way: { kind: 'unanswered' } }],
    ['questions', { ...situation, way: { kind: 'withdrawn' } }],
    ['cook', { ...situation, way: known(lena([at(110, '2026-11-22')])) }],
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

  it('offers nothing where a doctor should plan, whatever was bought before', () => {
    const way = known(lena([at(110, '2026-11-22')]));
    expect(nextStepOf({ ...situation, way, app: { state: 'ended' } }).step).toBe('cook');
  });
});

describe('the marks of the chart', () => {
  const roadOf = (who: WeighedPerson) => {
    const { plan, weighed } = known(who);
    return { weighed, road: plan.curve.kind === 'lose' ? plan.curve.points : [] };
  };
  const kinds = (who: WeighedPerson) => {
    const { weighed, road } = roadOf(who);
    return marksOf(weighed, road).map(({ kind, labelled }) => `${kind}${labelled ? '' : ' (unlabelled)'}`);
  };

  it('begin today if there is one weight', () => {
    expect(kinds(lena([at(80, '2026-11-22')]))).toEqual(['now', 'minor', 'last']);
  });

  it('leave out a label that another would cover', () => {
    expect(kinds(lena([at(80, '2026-11-15'), at(79, '2026-11-22')]))).toEqual([
      'first (unlabelled)',
      'now',
      'minor',
      'last',
    ]);
    expect(kinds(lena([at(90, '2026-01-15'), at(66, '2026-11-22')]))).toEqual([
      'first',
      'now',
      'last (unlabelled)',
    ]);
  });

  it('are the weights only, once the goal is reached', () => {
    expect(kinds(lena([at(70, '2026-01-15'), at(65, '2026-11-22')]))).toEqual(['first', 'now']);
    expect(marksOf([], [])).toEqual([]);
  });
});
