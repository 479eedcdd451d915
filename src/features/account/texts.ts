import { company } from '#domain/company/company.ts';
import type { Locale } from '#domain/text/locales.ts';
import { productWords } from '#domain/course/product-words.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { coursePath, type CourseStep, ownCertificatePath } from '#i18n/course-routes.ts';
import { billingTexts } from '#site/features/order/billing/texts.ts';
import { openOrderTexts } from '#site/features/order/open-order/texts.ts';
import { editHash } from '#site/features/onboarding/edit-hash.ts';
import { errorTexts } from '#i18n/errors.ts';
import { priceFrom } from '#i18n/price-from.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import * as account from '#site/api/account.ts';
import { readCourseMails, switchCourseMail } from '#site/api/course-mails.ts';
import { askEmailCheck } from '#site/api/email-check.ts';
import { operations } from '#site/api/graphql.ts';
import { withdrawHealthConsent } from '#site/api/health-consent.ts';
import { correctBilling, readInvoice } from '#site/api/orders.ts';
import { openPortal } from '#site/api/portal.ts';
import { withdrawWorkbookConsent } from '#site/api/workbook.ts';

/** What its calls may fail with. */
const codes = callCodes(
  account.readAccount,
  account.exportAccount,
  account.deleteAccount,
  withdrawHealthConsent,
  withdrawWorkbookConsent,
  readInvoice,
  correctBilling,
  openPortal,
  askEmailCheck,
  readCourseMails,
  switchCourseMail,
  operations.getUser,
  operations.onboardUser,
  operations.updateUser,
);

const coursePaths = (step: CourseStep, locale: Locale) =>
  Object.fromEntries(courseKeys.map((key) => [key, coursePath(key, step, locale)])) as Record<
    CourseKey,
    string
  >;

export function accountTexts(locale: Locale) {
  const { curve, day, mass, summary, nutrition, problems } = textsOf(locale, 'onboarding').island;
  return {
    locale,
    ...textsOf(locale, 'account').island,
    product: productWords(textsOf(locale, 'product'), locale),
    curve,
    day,
    leaveOut: textsOf(locale, 'week').leaveOut,
    problems,
    low: mass.low,
    meals: { summary, nutrition },
    price: priceFrom(locale),
    errors: errorTexts(locale, codes),
    meant: textsOf(locale, 'shell').meantAddress,
    billingFields: billingTexts(locale),
    courseMails: textsOf(locale, 'course-mails').card,
    openOrder: openOrderTexts(locale),
    paths: {
      home: pathOf('home', locale),
      recipes: pathOf('recipes', locale),
      week: pathOf('week', locale),
      plans: pathOf('plans', locale),
      cancel: pathOf('cancel', locale),
      withdraw: pathOf('withdrawal', locale),
      courses: coursePaths('course', locale),
      invoices: coursePaths('invoice', locale),
      myCourse: pathOf('myCourse', locale),
      certificate: ownCertificatePath,
      stores: company.apps,
      questions: pathOf('onboarding', locale),
      edit: `${pathOf('onboarding', locale)}${editHash}`,
    },
  };
}

export type AccountTexts = ReturnType<typeof accountTexts>;
export type AccountCode = keyof AccountTexts['errors'];
