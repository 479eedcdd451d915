import type { Day } from './calendar.ts';
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
  /** What the identity provider demands of a password at least. */
  passwordLength: 6,
  app: { ios: '12.4', android: '7.0' },
  timing: { consentDays: 365, eventDelayMs: 250, toastMs: 5000 },
} as const;

/**
 * Social proof: how many people use Valea, and what that figure rests on (UWG §5: whoever advertises with a number
 * must be able to prove it). SAMPLE like the company's data: enter what was counted, or leave it out; `npm run deploy`
 * refuses while `sample` is true. No text may name the figure (it is no placeholder): it is shown with its source only.
 */
export const users:
  { atLeast: number; countedOn: Day; source: Record<Locale, string>; sample: boolean } | undefined = {
  atLeast: 10_000,
  countedOn: '2026-10-31',
  source: {
    de: 'eigene Zählung der Konten in App und Website',
    en: 'our own count of accounts in the app and on the website',
  },
  sample: true,
};
