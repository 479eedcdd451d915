import { Hono } from 'hono';
import { calendarOf } from '#domain/course/course-calendar.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { fill } from '#domain/text/fill.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { readCourseCalendar, type CalendarFile } from '#site/api/course-calendar.ts';
import { mailTexts } from '../mails/texts.ts';
import { stillSignedIn, userIdOf } from '../middleware/identity.ts';
import { refuse } from '../http/refusal.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Participation } from '../course/participation.ts';
import type { App } from '../http/context.ts';

/** In German, like the course. */
async function fileOf(
  { orderId, course, path, lastDay }: Participation,
  site: string,
  now: Date,
): Promise<CalendarFile> {
  const { calendar: t } = mailTexts('de').course;
  const text = calendarFile(
    calendarOf({
      // Hashed, as people share their calendars.
      id: (await sha256(`calendar ${orderId}`)).slice(0, 32),
      path,
      lastDay,
      modules: modulesOf(course),
      host: new URL(site).hostname,
      urlOf: (module) => site + (module ? modulePath(module.slug) : pathOf('myCourse', 'de')),
      texts: {
        name: certified[course].title,
        opens: ({ number, title }) => fill(t.opens, { number, title }),
        opensEarliest: ({ number, title }) => fill(t.opensEarliest, { number, title }),
        deadline: fill(t.deadline, { title: certified[course].title }),
        notes: t.notes,
      },
    }),
    now,
  );
  return { name: t.file, text };
}

export const courseCalendar = new Hono<App>().get(readCourseCalendar.path, stillSignedIn, async (c) => {
  const { deps } = c.var;
  const course = courseKeys.find((key) => key === c.req.param('course'));
  if (!course) return refuse(c, 'not_found');
  const own = await deps.participations.participationOf(await userIdOf(c), course);
  if (!own) return refuse(c, 'no_access');
  if (own.state === 'closed') return refuse(c, 'course_closed');
  if (own.state === 'ended') return refuse(c, 'course_ended');
  return c.json(await fileOf(own, deps.site, deps.now()));
});
