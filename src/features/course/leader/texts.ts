import { courseTitles } from '#domain/course/titles.ts';
import { errorCodes } from '#domain/errors/error-codes.ts';
import { identityCodes } from '#domain/errors/identity-codes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';

/** Plain data for the island. In German only, like the course. */
export const leaderTexts = () => ({
  ...textsOf('de', 'course-leader'),
  courses: courseTitles('de'),
  errors: errorTexts('de', [...errorCodes, ...identityCodes, 'unreachable']),
});

export type LeaderTexts = ReturnType<typeof leaderTexts>;
