import { expect, it } from 'vitest';
import { fittingPlan } from '#domain/fitting-plan.ts';
import { onboardingDefaults, type OnboardingAnswers } from '#domain/onboarding.ts';
import { planOf } from '#domain/plan.ts';

const today = '2026-11-26';
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

it('fitting plan: the shortest that lasts until the weight is reached', () => {
  expect(fits({ desiredWeight: 79 })?.months).toBe(1);
  expect(fits({ desiredWeight: 75 })?.months).toBe(3);
  const six = fits({});
  const year = fits({ desiredWeight: 66 });
  expect([six?.months, year?.months]).toEqual([6, 12]);
  expect(six?.weight).toBe(72);
  expect(six && six.by > today && six.by <= '2027-05-26').toBe(true);
});

it('fitting plan: none where a doctor plans, weight is kept or gained, or it takes longer than any', () => {
  expect(fits({ weight: 105, desiredWeight: 90 })).toBeUndefined();
  expect(fits({ desiredWeight: 80 })).toBeUndefined();
  expect(fits({ desiredWeight: 85 })).toBeUndefined();
  expect(fits({ weight: 100, height: 176, desiredWeight: 60 })).toBeUndefined();
});
