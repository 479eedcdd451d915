import type { Day } from '#domain/time/calendar.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { CoursePath, Station } from '#domain/course/path.ts';
import { get, has } from './endpoint.ts';

export type StationState = Station['state'];

/** A module's state in a member's course. Instants are ISO 8601. */
export interface StationView {
  number: number;
  slug: string;
  title: string;
  seconds: number;
  state: StationState;
  /** If `done` or `open`. */
  opened?: string;
  /** If `waiting`: when it opens. */
  opens?: string;
  /** If `locked`: not before this, and not before the previous module is complete. */
  earliest?: string;
  /** If `done`. */
  completed?: string;
  /** How much of the recording was heard, in tenths of a second, and whether that is all. */
  heard: number;
  isHeard: boolean;
  /** The number of answered questions. */
  answered: number;
  questions: number;
  /** Minutes that its unconfirmed exercises would add to the certificate. */
  openMinutes: number;
}

/** Why a module is not open to a member. */
export const moduleCodes = [
  'not_found',
  'no_access',
  'module_locked',
  'course_closed',
  'course_ended',
] as const;

export type ClosingReason = 'refunded' | 'withdrawn' | 'disputed';

/** A booked course and its progress. */
export interface CourseView {
  course: CourseKey;
  orderId: string;
  /** `ended`: its time is over, complete or not. `closed`: the booking is not, or no longer, valid. */
  state: CoursePath['state'] | 'closed';
  closedBecause?: ClosingReason;
  booked: string;
  /** The end of the course's last day, by German time. */
  ends: string;
  lastDay: Day;
  /** When the course will be complete at the current pace. */
  forecast?: string;
  completed?: string;
  /** Once completed: the minutes that a certificate attests, and those that it could. */
  minutes?: { seen: number; planned: number };
  /** Unread answers from the course leader. */
  unreadAnswers: number;
  stations: StationView[];
}

export interface CoursesView {
  /** Ordered, but the payment is still pending. */
  awaited: CourseKey[];
  courses: CourseView[];
}

/** A member's booked courses, newest first, including closed and ended ones. */
export const readCourses = get('/api/courses', {
  isAnswer: has<CoursesView>({ courses: 'list', awaited: 'list' }),
});
