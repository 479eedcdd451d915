import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import type { Screens } from '#i18n/generated/screens.ts';
import type { AppPicture } from '#site/sections/app-pictures.ts';

export type OnboardingTexts = Screens['onboarding']['island'];

/** What the page gives the island: its language, texts and paths. */
export interface OnboardingWords {
  locale: Locale;
  texts: OnboardingTexts;
  errors: Record<CallErrorCode, string>;
  /** What the plans begin at: the month's share beside total and term (PAngV). */
  price: string;
  /** A screen of the app, beside the way to the offers. */
  app: AppPicture;
  paths: {
    recipes: string;
    week: string;
    plans: string;
    about: string;
    privacy: string;
    login: string;
    my: string;
  };
}
