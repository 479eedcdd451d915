import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Screens } from '#i18n/generated/screens.ts';

export type OnboardingTexts = Screens['onboarding']['island'];

/** What the page gives the island: texts and paths. */
export interface OnboardingWords {
  texts: OnboardingTexts;
  errors: Record<CallErrorCode, string>;
  paths: { recipes: string; plans: string; about: string; privacy: string; login: string };
}
