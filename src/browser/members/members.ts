import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import type { CallCode, Endpoint } from '#site/api/endpoint.ts';
import { operations, type GraphqlAnswer, type graphql } from '#site/api/graphql.ts';
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

/** The data API (GraphQL). `id` comes from the token; `myself` if it has none. */
export function createMembersClient(call: Call) {
  const client =
    <Code extends ErrorCode>(
      operation: Endpoint<GraphqlAnswer, Code> & Pick<typeof graphql, 'path' | 'method'>,
    ) =>
    async <Data, Variables extends Readonly<Record<string, unknown>>>(
      document: Operation<Data, Variables>,
      variables: Variables,
    ): Promise<Answer<Data, CallCode<Code>>> => {
      const answer = await call(operation)({ query: document, variables });
      if (answer.state === 'failed') return answer;
      // The data API guarantees that data fits the document, as both are built from one contract.
      return { state: 'ok', data: answer.data.data as Data };
    };
  const getUser = client(operations.getUser);
  const onboardUser = client(operations.onboardUser);
  const updateUser = client(operations.updateUser);

  return {
    getUser: (id = 'myself') => getUser(getUserDocument, { id }),
    onboardUser: (id: string, answers: OnboardingAnswers) =>
      onboardUser(onboardUserDataDocument, { id, user: inputOf(answers) }),
    updateUser: (id: string, email: string) => updateUser(updateUserDocument, { id, email }),
  };
}
