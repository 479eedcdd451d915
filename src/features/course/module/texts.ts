import { ownCertificatePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { confirmExercise, readModule } from '#site/api/course-module.ts';
import * as workbook from '#site/api/workbook.ts';

/** What its calls may fail with. */
const codes = callCodes(
  readModule,
  confirmExercise,
  workbook.readWorkbook,
  workbook.writeWorkbook,
  workbook.downloadWorkbook,
  workbook.giveWorkbookConsent,
  workbook.withdrawWorkbookConsent,
);

const locale = 'de';

/** Plain data for the island. In German only, like the course. */
export const moduleTexts = () => ({
  ...textsOf(locale, 'module').island,
  errors: errorTexts(locale, codes),
  paths: {
    course: pathOf('myCourse', locale),
    certificate: ownCertificatePath,
  },
});

export type ModuleTexts = ReturnType<typeof moduleTexts>;
export type ModuleCode = keyof ModuleTexts['errors'];
