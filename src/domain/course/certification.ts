import { addDays, type Day } from '../calendar.ts';

/** For how long the certifying body has approved a course; both days included. */
export interface Certified {
  from: Day;
  until: Day;
  /** As the certifying body has it. */
  courseId: string;
  title: string;
}

export type Certification = 'not-yet' | 'valid' | 'ends-soon' | 'lapsed';

/** So long before its end the editor is told: a new certification takes weeks. */
const noticeDays = 90;

export function certificationOn(
  { from, until }: Pick<Certified, 'from' | 'until'>,
  today: Day,
): Certification {
  if (today < from) return 'not-yet';
  if (today > until) return 'lapsed';
  return today > addDays(until, -noticeDays) ? 'ends-soon' : 'valid';
}

/** Insurers pay for certified courses alone: without a certification nobody can book. */
export const isBookable = (certified: Pick<Certified, 'from' | 'until'>, today: Day) =>
  certified.from <= today && today <= certified.until;
