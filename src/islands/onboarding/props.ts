import type { CallErrorCode } from '#domain/error-codes.ts';
import type { OnboardingTexts } from '#i18n/onboarding.ts';

/** What the page gives the island: words and ways, nothing else. */
export interface OnboardingWords {
  texts: OnboardingTexts;
  errors: Record<CallErrorCode, string>;
  paths: { recipes: string; about: string; privacy: string; login: string };
}

/** Fills the gaps of a text: `{kg}`. */
export const fillIn = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
