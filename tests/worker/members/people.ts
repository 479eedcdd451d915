import type { OnboardingAnswers } from '../../../src/domain/onboarding.ts';
import type { OnboardUserInput } from '../../../src/clients/generated/operations.ts';

/** A person whose answers are all plausible. */
export const answers: OnboardingAnswers = {
  displayName: 'Anna',
  biologicalGender: 'FEMALE',
  birthday: '1985-05-05',
  physicalActivityLevel: 1.4,
  height: 170,
  weight: 75,
  desiredWeight: 65,
  nutritionConcept: 'VEGETARIAN',
  portionsAdults: 2,
  portionsChildren: 1,
  onboardingInformation: { goal: 'feel better', sleep: [7, 8] },
};

export const inputOf = ({
  nutritionConcept,
  portionsAdults,
  portionsChildren,
  onboardingInformation: data,
  ...personalInformation
}: OnboardingAnswers): OnboardUserInput => ({
  personalInformation,
  mealPlanConfiguration: { nutritionConcept, portionsAdults, portionsChildren },
  onboardingInformation: { data },
});
