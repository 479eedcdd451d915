import { addDays, type Day } from '../time/calendar.ts';

/** The certifying body's approval of a course; both days included. */
export interface Certified {
  from: Day;
  until: Day;
  /** The certifying body's id. */
  courseId: string;
  /** In German, as certified; certificates and invoices show it. */
  title: string;
  englishTitle: string;
  field: string;
  principle: string;
  leader: string;
  qualification: string;
  minutesPerUnit: number;
  /** Not a real certification. */
  sample: boolean;
}

export type Certification = 'not-yet' | 'valid' | 'ends-soon' | 'lapsed';

/** Editors are warned this early, because a new certification takes weeks. */
const noticeDays = 90;

export function certificationOn(
  { from, until }: Pick<Certified, 'from' | 'until'>,
  today: Day,
): Certification {
  if (today < from) return 'not-yet';
  if (today > until) return 'lapsed';
  return today > addDays(until, -noticeDays) ? 'ends-soon' : 'valid';
}

/** Insurers only pay for certified courses: without a certification the course cannot be booked. */
export const isBookable = (certified: Pick<Certified, 'from' | 'until'>, today: Day) =>
  certified.from <= today && today <= certified.until;
