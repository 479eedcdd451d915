import { callCodes } from '#site/api/endpoint.ts';
import { operations } from '#site/api/graphql.ts';
import { giveHealthConsent, withdrawHealthConsent } from '#site/api/health-consent.ts';

/** What its calls may fail with, and an address that cannot be reminded. */
export const onboardingCodes = [
  ...callCodes(operations.getUser, operations.onboardUser, giveHealthConsent, withdrawHealthConsent),
  'email_invalid',
] as const;

export type OnboardingCode = (typeof onboardingCodes)[number];
