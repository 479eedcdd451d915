import { courseFees, type Prices } from './price-list.ts';
import type { Locale } from '../text/locales.ts';

/** Marked as pure where it is called, so that scripts that use no fact load none. */
const newest = ([{ cents }]: Prices) => cents;

/**
 * The product's promises, defined once for pages, texts, islands and Worker. Texts use a fact as `{{courseFee}}` (see
 * `placeholders.ts`).
 */
export const facts = {
  course: {
    feeCents: /* @__PURE__ */ newest(courseFees),
    modules: 8,
    weeks: 8,
    monthsToFinish: 6,
    monthsOfAppAccess: 6,
    /** Contact with the course leader per participant, as the certifying body requires. */
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
  /** Roughly how long the questions take. */
  startMinutes: 2,
  minAge: 18,
  /** The minimum for new passwords. The identity provider must be set to the same (docs/operations.md, Firebase). */
  passwordLength: 8,
  app: { ios: '12.4', android: '7.0' },
} as const;

/**
 * Social proof: how many people use Valea, shown with its source, because it must be provable (UWG § 5). Not a
 * placeholder, so texts cannot use it. SAMPLE like the company's data: enter your own count or `undefined`; production
 * leaves a sample out, and `npm run deploy` refuses while `sample` is true.
 */
export const users: { atLeast: number; source: Record<Locale, string>; sample: boolean } | undefined = {
  atLeast: 10_000,
  source: { de: 'eigene Zählung von Valea', en: 'Valea’s own count' },
  sample: true,
};
