import type { ReactNode } from 'react';
import type { Locale } from '#domain/text/locales.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import type { Plan } from '#domain/onboarding/plan.ts';
import type { Screens } from '#i18n/texts.ts';
import type { Onboarding, OnboardingState } from './state.ts';
import type { PlanWords } from './plan-words.ts';
import type { OnboardingCode } from './codes.ts';

export type OnboardingTexts = Screens['onboarding']['island'];

/** The island's props: its language, texts and paths. */
export interface OnboardingWords {
  locale: Locale;
  texts: OnboardingTexts;
  leaveOut: Screens['week']['leaveOut'];
  errors: Record<OnboardingCode, string>;
  /** Whether another e-mail address was meant. */
  meant: Screens['shell']['meantAddress'];
  /** The lowest price of the plans: the price per month with total and term (PAngV). */
  price: string;
  plans: readonly PlanWords[];
  /** That a plan lasts until the desired weight. */
  fits: Screens['plans']['island']['fits'];
  /** A screen of the app, beside the link to the plans: a slot of the page. */
  app?: ReactNode;
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

/** For the day in the result: its frame is rendered at once, its meals later. */
export interface DayProps extends Pick<OnboardingWords, 'locale' | 'leaveOut'> {
  texts: Pick<OnboardingWords['texts'], 'day'>;
  paths: Pick<OnboardingWords['paths'], 'recipes' | 'week'>;
  answers: OnboardingAnswers;
  plan: Plan;
}

/** For the result: its title is rendered at once, its parts later. */
export interface SummaryProps extends OnboardingWords {
  state: Extract<OnboardingState, { screen: 'summary' }>;
  onboarding: Onboarding;
}
