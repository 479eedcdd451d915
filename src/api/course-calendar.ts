import { isObject, type Endpoint } from './endpoint.ts';

/** A file for calendars: when the modules of a course open, and its last day. */
export interface CalendarFile {
  name: string;
  text: string;
}

export const readCourseCalendar = {
  method: 'GET',
  path: '/api/courses/:course/calendar',
  signIn: 'required',
  codes: ['not_found', 'no_access', 'course_closed', 'course_ended'],
  isAnswer: (value): value is CalendarFile =>
    isObject(value) && typeof value['name'] === 'string' && typeof value['text'] === 'string',
} as const satisfies Endpoint<CalendarFile>;
