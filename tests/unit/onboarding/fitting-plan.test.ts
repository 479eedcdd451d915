import { expect, it } from 'vitest';
import { addDays, monthsAfter, type Day } from '#domain/time/calendar.ts';
import { fittingPlan } from '#domain/onboarding/fitting-plan.ts';
import { onboardingDefaults, type OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import { planOf } from '#domain/onboarding/plan.ts';
import { plans } from '#domain/shop/catalogue.ts';

const today: Day = '2026-11-26';
const answers: OnboardingAnswers = {
  ...onboardingDefaults,
  displayName: 'Anna',
  physicalActivityLevel: 1.6,
  height: 170,
  weight: 80,
  desiredWeight: 72,
};
const fits = (more: Partial<OnboardingAnswers>) => {
  const all = { ...answers, ...more };
  return fittingPlan(planOf(all, 0.7, today), all, today);
};

const reachedOn = (day: Day) => {
  const curve = { kind: 'lose', weekly: 0.5, points: [{ day, weight: 72, energy: 2000 }] } as const;
  return fittingPlan({ ...planOf(answers, 0.7, today), curve }, answers, today);
};

it('fitting plan: the shortest that lasts until the desired weight, none if every plan is too short', () => {
  const terms = plans.map(({ months }) => months).toSorted((one, other) => one - other);
  for (const months of terms) {
    const by = monthsAfter(today, months);
    expect(reachedOn(by)).toEqual({ months, weight: 72, by });
    expect(reachedOn(addDays(by, 1))?.months).toBe(terms.find((longer) => longer > months));
  }
  expect(fits({ desiredWeight: 79 })?.months).toBe(terms[0]);
});

it('fitting plan: none if a doctor plans, or weight is kept or gained', () => {
  expect(fits({ weight: 105, desiredWeight: 90 })).toBeUndefined();
  expect(fits({ desiredWeight: 80 })).toBeUndefined();
  expect(fits({ desiredWeight: 85 })).toBeUndefined();
});
