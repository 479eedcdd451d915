import { isObject, type Endpoint } from './endpoint.ts';

/** A calendar file (iCalendar) with the days on which modules open, and the course's last day. */
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
