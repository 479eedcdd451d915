import { get, has } from './endpoint.ts';

/** A calendar file (iCalendar) with the days on which modules open, and the course's last day. */
export interface CalendarFile {
  name: string;
  text: string;
}

export const readCourseCalendar = get('/api/courses/:course/calendar', {
  codes: ['not_found', 'no_access', 'course_closed', 'course_ended'],
  isAnswer: has<CalendarFile>({ name: 'string', text: 'string' }),
});
