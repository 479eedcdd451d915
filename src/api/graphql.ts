import type { OnboardingProblem } from '#domain/onboarding/onboarding.ts';
import { has, post } from './endpoint.ts';

/** An error's message is one of our codes; `data` may still be present. */
export interface GraphqlAnswer {
  data: Readonly<Record<string, unknown>>;
  errors?: unknown;
}

/** Of every operation. */
const codes = [
  'forbidden',
  'unknown_operation',
  'variables_invalid',
  'variables_too_large',
  'data_api_unavailable',
  'data_api_timeout',
  'data_api_invalid',
  'data_api_refused',
] as const;
const onboardingCodes = [
  'health_consent_missing',
  'name_too_long',
  'birthday_invalid',
  'under_age',
  'height_implausible',
  'weight_implausible',
  'desired_weight_implausible',
  'desired_weight_too_low',
  'activity_implausible',
  'portions_implausible',
  'answers_too_large',
] as const satisfies readonly ('health_consent_missing' | OnboardingProblem['code'])[];

/** The data API, for the documents that the site was built with. Its errors carry our codes. */
export const graphql = post('/api/graphql', {
  signIn: 'optional',
  codes: [...codes, ...onboardingCodes, 'email_invalid'],
  isAnswer: has<GraphqlAnswer>({ data: 'object' }),
  missing: { late: 'data_api_timeout', unreadable: 'data_api_invalid' },
});

/** Each operation with the codes that it can be answered with. */
export const operations = {
  getUser: { ...graphql, codes },
  onboardUser: { ...graphql, codes: [...codes, ...onboardingCodes] },
  updateUser: { ...graphql, codes: [...codes, 'email_invalid'] },
} as const;
