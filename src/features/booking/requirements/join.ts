import { dayInGermany } from '#domain/calendar.ts';
import { verdictOn, type Statement, type Verdict } from '#domain/course/eligibility.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { bookingOf } from '../booking.ts';
import { withCampaign } from '#site/browser/page-via.ts';

export type Problem = Exclude<Verdict, 'may-join' | 'not-possible'> | 'not-kept';

/** Notes the confirmation of the course's requirements and goes on to that path, or says what stands against it. */
export function join(course: CourseKey, path: string, statement: Statement): Verdict | Problem {
  const verdict = verdictOn(statement, dayInGermany(new Date()));
  if (verdict !== 'may-join') return verdict;
  const requirements = { version: textVersions.requirements, at: new Date().toISOString() };
  // The next page would not know it.
  if (!bookingOf(course).change({ requirements })) return 'not-kept';
  location.assign(withCampaign(path));
  return verdict;
}
