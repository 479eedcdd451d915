import { Hono } from 'hono';
import {
  courseMailsLink,
  courseMailsOff,
  readCourseMails,
  switchCourseMail,
} from '#site/api/course-mails.ts';
import { mailedLink } from '../pages/link-page.ts';
import { courseMailRows } from '../mails/course-mails.ts';
import { json } from '../middleware/body.ts';
import { signedIn, userIdOf } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { isToken } from '../crypto/random-token.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const { pages, button } = mailedLink({
  page: 'courseMails',
  async look({ var: { deps } }, token, locale) {
    const found = await deps.courseMails.view(token);
    return found.view === 'gone' ? undefined : { view: found.view, rows: courseMailRows(locale, found.kind) };
  },
  press: async ({ var: { deps } }, token, { all }) => {
    await deps.courseMails.off(token, { all: all !== undefined });
  },
});

export const courseMailPages = pages;

export const courseMails = new Hono<App>()
  .get(readCourseMails.path, signedIn, async (c) =>
    c.json(await c.var.deps.courseMails.read(await userIdOf(c))),
  )
  .post(switchCourseMail.path, signedIn, json(switchCourseMail), async (c) => {
    const { kind, on } = c.req.valid('json');
    return c.json(await c.var.deps.courseMails.switch(await userIdOf(c), kind, on));
  })
  .post(courseMailsLink.path, limitedPerAddress, button)
  .post(courseMailsOff.path, limitedPerAddress, async (c) => {
    const link = c.req.param('link');
    const isOff = isToken(link) && (await c.var.deps.courseMails.off(link, { all: false }));
    return isOff ? c.body(null, 204) : refuse(c, 'not_found');
  });
