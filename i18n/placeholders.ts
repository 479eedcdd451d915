import { company } from '#domain/company/company.ts';
import { facts } from '#domain/company/facts.ts';
import { fill } from '#domain/text/fill.ts';
import { eatingDisorderHelp } from '#domain/health/help.ts';
import { formatMoney, formatPercent } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { questions } from '#domain/onboarding/flow.ts';
import { plans, type Plan } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { taxInPrices, taxOf } from '#domain/shop/tax.ts';
import { waysToPayIn } from '#domain/shop/ways-to-pay.ts';

const { course, reimbursement, subscription, app } = facts;

const byTerm = plans.toSorted((one, other) => one.months - other.months);
const priceOfPlan = (plan: Plan | undefined) => (plan ? formatMoney(priceOf(plan)) : '');

/** The placeholders of texts: `{{courseFee}}` reads `75 €`. */
export const placeholders = (locale: Locale) => ({
  courseFee: formatMoney(course.feeCents),
  courseTax: taxOf('course', locale),
  taxInPrices: taxInPrices(locale),
  waysToPay: waysToPayIn(locale),
  priceOfShortestPlan: priceOfPlan(byTerm[0]),
  priceOfLongestPlan: priceOfPlan(byTerm.at(-1)),
  modules: String(course.modules),
  weeks: String(course.weeks),
  monthsToFinish: String(course.monthsToFinish),
  monthsOfAppAccess: String(course.monthsOfAppAccess),
  reimbursementMin: formatPercent(reimbursement.minPercent, locale),
  reimbursementMax: formatPercent(reimbursement.maxPercent, locale),
  measuresMin: String(reimbursement.minMeasuresPerYear),
  measuresMax: String(reimbursement.maxMeasuresPerYear),
  questions: String(questions.length),
  startMinutes: String(facts.startMinutes),
  noticeHours: String(subscription.noticeHours),
  guaranteeDays: String(subscription.guaranteeDays),
  registrationGuaranteeDays: String(facts.registrationGuaranteeDays),
  minAge: String(facts.minAge),
  passwordLength: String(facts.passwordLength),
  ios: app.ios,
  android: app.android,
  site: company.site,
  product: company.product,
  companyName: company.name,
  street: company.street,
  postcode: company.postcode,
  city: company.city,
  country: company.country[locale],
  managingDirector: company.managingDirector,
  courseLeader: company.courseLeader,
  dataProtectionOfficer: company.dataProtectionOfficer,
  email: company.email,
  phone: company.phone,
  registerCourt: company.registerCourt,
  registerNumber: company.registerNumber,
  vatId: company.vatId,
  editor: company.editor,
  helpPhone: eatingDisorderHelp.phone.replaceAll(' ', '\u00a0'),
  dataProtectionEmail: company.dataProtectionEmail,
});

/** Fills an editor's text; an unknown name fails the build. */
export function fillFacts(text: string, locale: Locale): string {
  const filled = fill<keyof ReturnType<typeof placeholders>>(text, placeholders(locale));
  const [open] = /\{\{\s*\w+\s*\}\}/.exec(filled) ?? [];
  if (open !== undefined) throw new Error(`Unknown placeholder ${open} in: ${text.slice(0, 80)}`);
  return filled;
}
