import { company } from '#domain/company/company.ts';
import { errorCodes } from '#domain/errors/error-codes.ts';
import { coursePath, modulePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';

const locale = 'de';

/** Plain data for the island. In German only, like the course. */
export const certificateTexts = () => ({
  ...textsOf(locale, 'course-certificate').island,
  email: company.email,
  errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  paths: {
    course: pathOf('myCourse', locale),
    module: modulePath(''),
    about: coursePath('zpp', 'course', locale),
  },
});

export type CertificateTexts = ReturnType<typeof certificateTexts>;
