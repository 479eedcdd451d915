import type { Day } from '#domain/calendar.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { CoursePath, Station } from '#domain/course/path.ts';
import { isObject, type Endpoint } from './endpoint.ts';

export type StationState = Station['state'];

/** A module on the way through a course. Instants are ISO 8601. */
export interface StationView {
  number: number;
  slug: string;
  title: string;
  seconds: number;
  state: StationState;
  /** Of one that is `done` or `open`. */
  opened?: string;
  /** Of one that is `waiting`: it opens by itself. */
  opens?: string;
  /** Of one that is `locked`: not before this, and not before the one before is complete. */
  earliest?: string;
  /** Of one that is `done`. */
  completed?: string;
  /** How much of the recording was heard, in tenths of a second; and whether that is all of it. */
  heard: number;
  isHeard: boolean;
  /** How many of its questions were answered. */
  answered: number;
  questions: number;
}

export type ClosingReason = 'refunded' | 'withdrawn' | 'disputed';

/** A course that was booked, and how far it has come. */
export interface CourseView {
  course: CourseKey;
  orderId: string;
  /** `ended`: its time is over, complete or not. `closed`: the booking does not hold any more, or not just now. */
  state: CoursePath['state'] | 'closed';
  closedBecause?: ClosingReason;
  booked: string;
  /** When it ends: as its last day in Germany is over. */
  ends: string;
  lastDay: Day;
  /** When all of it will be complete at the present pace. */
  forecast?: string;
  completed?: string;
  /** Answers of the course leader that she has not seen yet. */
  unreadAnswers: number;
  stations: StationView[];
}

export interface CoursesView {
  /** Ordered, with a payment that is on its way. */
  awaited: CourseKey[];
  courses: CourseView[];
}

/** The courses that a member has booked, the newest first; closed and ended ones as well. */
export const readCourses = {
  method: 'GET',
  path: '/api/courses',
  signIn: 'required',
  codes: [],
  isAnswer: (value): value is CoursesView =>
    isObject(value) && Array.isArray(value['courses']) && Array.isArray(value['awaited']),
} as const satisfies Endpoint<CoursesView>;
