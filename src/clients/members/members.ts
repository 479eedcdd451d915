import type { OnboardingAnswers } from '#domain/onboarding.ts';
import {
  getUserDocument,
  onboardUserDataDocument,
  updateUserDocument,
  type OnboardUserInput,
  type PersonFragment,
} from '../generated/operations.ts';
import type { Api } from '../api.ts';

/** Everything that the site knows about somebody who is signed in. */
export type Person = PersonFragment;

const inputOf = ({
  nutritionConcept,
  portionsAdults,
  portionsChildren,
  onboardingInformation,
  ...personalInformation
}: OnboardingAnswers): OnboardUserInput => ({
  personalInformation,
  mealPlanConfiguration: { nutritionConcept, portionsAdults, portionsChildren },
  onboardingInformation: { data: onboardingInformation },
});

/** What the site asks of the data API. `id` comes from the token; `myself` where the token carries none. */
export const createMembersClient = (api: Api) => ({
  getUser: (id = 'myself') => api(getUserDocument, { id }),
  onboardUser: (id: string, answers: OnboardingAnswers) =>
    api(onboardUserDataDocument, { id, user: inputOf(answers) }),
  updateUser: (id: string, email: string) => api(updateUserDocument, { id, email }),
});

export type MembersClient = ReturnType<typeof createMembersClient>;
