import type { Locale } from './locales.ts';

/**
 * What the product promises, stated once. Pages, texts, islands and the Worker read it from here;
 * texts name a fact as `{{courseFee}}` (see `placeholders.ts`).
 */
export const facts = {
  course: {
    feeCents: 75_00,
    modules: 8,
    weeks: 8,
    monthsToFinish: 6,
    monthsOfAppAccess: 6,
    /** Contact with the course leader that the certifying body asks for, for each participant. */
    contactMinutes: 24,
  },
  reimbursement: {
    minPercent: 75,
    maxPercent: 100,
    minMeasuresPerYear: 1,
    maxMeasuresPerYear: 2,
  },
  subscription: { noticeHours: 24, guaranteeDays: 14 },
  registrationGuaranteeDays: 30,
  /** About how long the questions at the start take. */
  startMinutes: 2,
  minAge: 18,
  /** Of a password that is chosen here, at least. The identity provider is told the same (docs/operations.md, Firebase). */
  passwordLength: 8,
  app: { ios: '12.4', android: '7.0' },
  timing: { consentDays: 365, eventDelayMs: 250, toastMs: 5000 },
} as const;

/**
 * Social proof: how many people use Valea, by the company's own count, which is named beside it (UWG §5: whoever
 * advertises with a number must be able to prove it). No text may name the figure (it is no placeholder).
 */
export const users: { atLeast: number; source: Record<Locale, string> } | undefined = {
  atLeast: 10_000,
  source: { de: 'eigene Zählung von Valea', en: 'Valea’s own count' },
};
