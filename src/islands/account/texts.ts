import { company } from '#domain/company.ts';
import { errorCodes } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { coursePath, type CourseStep } from '#i18n/course-routes.ts';
import { openOrderTexts } from '#site/islands/open-order/texts.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';

const coursePaths = (step: CourseStep, locale: Locale) =>
  Object.fromEntries(courseKeys.map((key) => [key, coursePath(key, step, locale)])) as Record<
    CourseKey,
    string
  >;

/** What the island says, in one language: plain data, because an island takes nothing else along. */
export const accountTexts = (locale: Locale) => ({
  locale,
  ...textsOf(locale, 'account').island,
  errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  openOrder: openOrderTexts(locale),
  paths: {
    home: pathOf('home', locale),
    recipes: pathOf('recipes', locale),
    plans: pathOf('plans', locale),
    cancel: cancelPath(locale),
    withdraw: withdrawPath(locale),
    courses: coursePaths('course', locale),
    invoices: coursePaths('invoice', locale),
    stores: company.apps,
  },
});

export type AccountTexts = ReturnType<typeof accountTexts>;
