import { bodyMassIndex, bodyMassWord, type BodyMassWord } from '../health/body.ts';
import { ageOn, isDay, type Day } from '../time/calendar.ts';
import { energyOf } from '../health/energy.ts';
import { differentPaces, weightCurve, type WeightCurve } from '../health/weight-curve.ts';
import type { OnboardingAnswers } from './onboarding.ts';

export interface Plan {
  age: number;
  bodyMass: { index: number; word: BodyMassWord };
  energy: { base: number; need: number; floor: number; pal: number };
  curve: WeightCurve;
  /** The paces to choose from: each ends on another day. */
  paces: readonly number[];
}

export function planOf(answers: OnboardingAnswers, pace: number, today: Day): Plan {
  const { birthday } = answers;
  if (!isDay(birthday)) throw new Error('Answers without a birthday were taken for complete.');
  const { biologicalGender: gender, physicalActivityLevel: pal, height, weight, desiredWeight } = answers;
  const body = { gender, age: ageOn(today, birthday), pal, height, weight };
  const word = bodyMassWord(body);
  const aim = { ...body, desiredWeight, today };
  const curve: WeightCurve = word === 'highest' ? { kind: 'with-doctor' } : weightCurve({ ...aim, pace });
  return {
    age: body.age,
    bodyMass: { index: bodyMassIndex(body), word },
    energy: { ...energyOf(body), pal },
    curve,
    paces: curve.kind === 'lose' ? differentPaces(aim) : [],
  };
}
