import { Hono } from 'hono';
import { locales, toLocale, type Locale } from '#domain/locales.ts';
import { courseMailsPath } from '#i18n/mail-links.ts';
import {
  courseMailsLink,
  courseMailsOff,
  readCourseMails,
  switchCourseMail,
} from '#site/api/course-mails.ts';
import { linkPage } from '../link-page.ts';
import { courseMailRows } from '../mails/course-mails.ts';
import { json, readForm } from '../middleware/body.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { settings } from '../middleware/settings.ts';
import { isToken } from '../random-token.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 2_000;

async function shown(c: AppContext, locale: Locale, link: string): Promise<Response> {
  const found = isToken(link) ? await c.var.deps.courseMails.view(link) : undefined;
  const rows = found && found.view !== 'gone' ? courseMailRows(locale, found.kind) : [];
  return linkPage(c, locale, { path: courseMailsPath, view: found?.view ?? 'gone', rows, token: link });
}

/** The page behind the link in a course reminder. Opening it changes nothing, as mail scanners open links, too. */
export const courseMailPages = new Hono<App>();
for (const locale of locales) {
  courseMailPages.on(['GET', 'HEAD'], courseMailsPath(locale, ':link'), settings, (c) =>
    shown(c, locale, c.req.param('link') ?? ''),
  );
}

export const courseMails = new Hono<App>()
  .get(readCourseMails.path, limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    return c.json(await deps.courseMails.read(userId));
  })
  .post(switchCourseMail.path, limitedPerAddress, signedIn, json(switchCourseMail), async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    const { kind, on } = c.req.valid('json');
    return c.json(await deps.courseMails.switch(userId, kind, on));
  })
  .post(courseMailsLink.path, limitedPerAddress, async (c) => {
    const sent = await readForm(c.req.raw, bodyLimit);
    if (sent.state === 'refused') return refuse(c, sent.code);
    const { token = '', locale: language = '', all } = sent.fields;
    const locale = toLocale(language);
    if (!isToken(token)) return shown(c, locale, '');
    await c.var.deps.courseMails.off(token, { all: all !== undefined });
    return c.redirect(courseMailsPath(locale, token), 303);
  })
  .post(courseMailsOff.path, limitedPerAddress, async (c) => {
    const link = c.req.param('link');
    const isOff = isToken(link) && (await c.var.deps.courseMails.off(link, { all: false }));
    return isOff ? c.body(null, 204) : refuse(c, 'not_found');
  });
