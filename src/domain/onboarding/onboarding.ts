import { biologicalGenders, isUnderweight, type BiologicalGender } from '../health/body.ts';
import { ageOn, isDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

export const nutritionConcepts = ['FLEXITARIAN', 'OMNIVORE', 'PESCETARIAN', 'VEGAN', 'VEGETARIAN'] as const;
export type NutritionConcept = (typeof nutritionConcepts)[number];

export const isNutritionConcept = (value: unknown): value is NutritionConcept =>
  nutritionConcepts.some((concept) => concept === value);
export const isBiologicalGender = (value: unknown): value is BiologicalGender =>
  biologicalGenders.some((gender) => gender === value);

/** Whole kilograms and centimetres. */
export interface OnboardingAnswers {
  displayName: string;
  biologicalGender: BiologicalGender;
  birthday: string;
  physicalActivityLevel: number;
  height: number;
  weight: number;
  desiredWeight: number;
  nutritionConcept: NutritionConcept;
  portionsAdults: number;
  portionsChildren: number;
  /** Other answers, which the Worker stores unchanged. */
  onboardingInformation?: unknown;
}

export const onboardingDefaults = {
  biologicalGender: biologicalGenders[0],
  birthday: '1990-01-01',
  nutritionConcept: nutritionConcepts[0],
  portionsAdults: 1,
  portionsChildren: 0,
} as const satisfies Partial<OnboardingAnswers>;

/** Plausible for people, both ends included. */
export const onboardingBounds = {
  age: { min: facts.minAge, max: 110 },
  height: { min: 120, max: 230 },
  weight: { min: 35, max: 300 },
  physicalActivityLevel: { min: 1.2, max: 2.4 },
  portionsAdults: { min: 1, max: 10 },
  portionsChildren: { min: 0, max: 10 },
  displayNameLength: 60,
  informationLength: 8_000,
} as const;

export interface OnboardingProblem {
  field: keyof OnboardingAnswers;
  code: Extract<
    ErrorCode,
    | 'name_too_long'
    | 'birthday_invalid'
    | 'under_age'
    | 'height_implausible'
    | 'weight_implausible'
    | 'desired_weight_implausible'
    | 'desired_weight_too_low'
    | 'activity_implausible'
    | 'portions_implausible'
    | 'answers_too_large'
  >;
}

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
const wholeWithin = (value: number, bounds: { min: number; max: number }) =>
  Number.isInteger(value) && within(value, bounds);

function birthdayProblem(birthday: string, today: Day): OnboardingProblem['code'] | undefined {
  if (!isDay(birthday) || birthday > today) return 'birthday_invalid';
  const age = ageOn(today, birthday);
  if (age < onboardingBounds.age.min) return 'under_age';
  return age > onboardingBounds.age.max ? 'birthday_invalid' : undefined;
}

function desiredWeightProblem({
  desiredWeight,
  height,
}: OnboardingAnswers): OnboardingProblem['code'] | undefined {
  if (!wholeWithin(desiredWeight, onboardingBounds.weight)) return 'desired_weight_implausible';
  if (!wholeWithin(height, onboardingBounds.height)) return undefined;
  return isUnderweight({ weight: desiredWeight, height }) ? 'desired_weight_too_low' : undefined;
}

const informationLength = (information: unknown) =>
  information === undefined ? 0 : JSON.stringify(information).length;

/** All problems with the answers, in the order of the questions. Used by screens and Worker. */
export function onboardingProblems(answers: OnboardingAnswers, today: Day): OnboardingProblem[] {
  const problems: OnboardingProblem[] = [];
  const check = (field: OnboardingProblem['field'], code: OnboardingProblem['code'] | undefined) => {
    if (code) problems.push({ field, code });
  };
  const bounds = onboardingBounds;

  check('displayName', answers.displayName.length > bounds.displayNameLength ? 'name_too_long' : undefined);
  check('birthday', birthdayProblem(answers.birthday, today));
  check('height', wholeWithin(answers.height, bounds.height) ? undefined : 'height_implausible');
  check('weight', wholeWithin(answers.weight, bounds.weight) ? undefined : 'weight_implausible');
  check('desiredWeight', desiredWeightProblem(answers));
  check(
    'physicalActivityLevel',
    within(answers.physicalActivityLevel, bounds.physicalActivityLevel) ? undefined : 'activity_implausible',
  );
  for (const field of ['portionsAdults', 'portionsChildren'] as const) {
    check(field, wholeWithin(answers[field], bounds[field]) ? undefined : 'portions_implausible');
  }
  const tooLong = informationLength(answers.onboardingInformation) > bounds.informationLength;
  check('onboardingInformation', tooLong ? 'answers_too_large' : undefined);
  return problems;
}
