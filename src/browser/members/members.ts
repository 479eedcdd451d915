import { isErrorCode, type ErrorCode } from '#domain/errors/error-codes.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import { isObject } from '#domain/text/json.ts';
import { graphql } from '#site/api/graphql.ts';
import {
  getUserDocument,
  onboardUserDataDocument,
  updateUserDocument,
  type Operation,
  type OnboardUserInput,
  type PersonFragment,
} from '../generated/operations.ts';
import type { Answer, Call } from '../call.ts';

export type Person = PersonFragment;

/** Data may be partial: `problems` says why. */
export type MembersAnswer<Data> =
  Extract<Answer<Data>, { state: 'failed' }> | { state: 'ok'; data: Data; problems: ErrorCode[] };

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

const problemsIn = (errors: unknown): ErrorCode[] =>
  (Array.isArray(errors) ? errors : [])
    .map((error: unknown) => (isObject(error) ? error['message'] : undefined))
    .filter(isErrorCode);

/** The data API (GraphQL). `id` comes from the token; `myself` if it has none. */
export function createMembersClient(call: Call) {
  const ask = call(graphql);

  async function run<Data, Variables extends Readonly<Record<string, unknown>>>(
    document: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<MembersAnswer<Data>> {
    const answer = await ask({ query: document, variables });
    if (answer.state === 'failed') return answer;
    const { data, errors } = answer.data;
    // The data API guarantees that data fits the document, as both are built from one contract.
    return { state: 'ok', data: data as Data, problems: problemsIn(errors) };
  }

  return {
    getUser: (id = 'myself') => run(getUserDocument, { id }),
    onboardUser: (id: string, answers: OnboardingAnswers) =>
      run(onboardUserDataDocument, { id, user: inputOf(answers) }),
    updateUser: (id: string, email: string) => run(updateUserDocument, { id, email }),
  };
}
