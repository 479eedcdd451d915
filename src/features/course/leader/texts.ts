import { courseTitles } from '#domain/course/titles.ts';
import { identityCodes } from '#domain/errors/identity-codes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import * as leader from '#site/api/course-leader.ts';

/** What its calls may fail with. */
const codes = callCodes(
  leader.readParticipants,
  leader.readParticipant,
  leader.answerParticipant,
  leader.markParticipant,
  leader.bookContact,
  leader.decideName,
);

/** Plain data for the island. In German only, like the course. */
export const leaderTexts = () => ({
  ...textsOf('de', 'course-leader'),
  courses: courseTitles('de'),
  errors: errorTexts('de', [...codes, ...identityCodes]),
});

export type LeaderTexts = ReturnType<typeof leaderTexts>;
export type LeaderCode = (typeof codes)[number];
