import { errorCodes } from '#domain/errors/error-codes.ts';
import { ownCertificatePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';

const locale = 'de';

/** Plain data for the island. In German only, like the course. */
export const moduleTexts = () => ({
  ...textsOf(locale, 'module').island,
  errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  paths: {
    course: pathOf('myCourse', locale),
    certificate: ownCertificatePath,
  },
});

export type ModuleTexts = ReturnType<typeof moduleTexts>;
