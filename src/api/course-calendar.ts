import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { isObject, type Endpoint } from './endpoint.ts';

export interface CalendarRequest {
  course: CourseKey;
}

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
  isRequest: (value): value is CalendarRequest =>
    isObject(value) && courseKeys.some((key) => key === value['course']),
  isAnswer: (value): value is CalendarFile =>
    isObject(value) && typeof value['name'] === 'string' && typeof value['text'] === 'string',
} as const satisfies Endpoint<CalendarRequest, CalendarFile>;
