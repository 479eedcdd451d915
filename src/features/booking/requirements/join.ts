import { dayInGermany } from '#domain/time/calendar.ts';
import { verdictOn, type Open, type Statement, type Verdict } from '#domain/course/eligibility.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { bookingOf } from '../booking.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { withCampaign } from '#site/browser/page-via.ts';

export type Problem = Open | 'not-kept';

/** Stores the confirmation of the course's requirements and continues to the order, or says what prevents it. */
export function join(
  course: CourseKey,
  paths: { login: string; order: string },
  statement: Statement,
): Exclude<Verdict, readonly Open[]> | readonly Problem[] {
  const verdict = verdictOn(statement, dayInGermany(new Date()));
  if (verdict !== 'may-join') return verdict;
  const requirements = { version: textVersions.requirements, at: new Date().toISOString() };
  // The next page would not know it.
  if (!bookingOf(course).change({ requirements })) return ['not-kept'];
  location.assign(withCampaign(expectsMember() ? paths.order : paths.login));
  return verdict;
}
