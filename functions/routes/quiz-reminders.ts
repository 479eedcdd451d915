import { Hono } from 'hono';
import { locales, toLocale, type Locale } from '#domain/locales.ts';
import { quizReminderPath } from '#i18n/mail-links.ts';
import {
  askQuizReminder,
  callOffQuizReminder,
  quizReminderLink,
  quizReminderOff,
} from '#site/api/quiz-reminder.ts';
import { linkPage } from '../link-page.ts';
import { json, readForm } from '../middleware/body.ts';
import { limitedPerAddress, mayRemind, tooMany } from '../middleware/rate-limit.ts';
import { settings } from '../middleware/settings.ts';
import { isToken } from '../random-token.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 2_000;

async function shown(c: AppContext, locale: Locale, token: string): Promise<Response> {
  const view = isToken(token) ? await c.var.deps.quizReminders.view(token) : 'gone';
  return linkPage(c, locale, { path: quizReminderPath, view, rows: [], token });
}

/** The page behind the link in the reminder. Opening it changes nothing, as mail scanners open links, too. */
export const quizReminderPages = new Hono<App>();
for (const locale of locales) {
  quizReminderPages.on(['GET', 'HEAD'], quizReminderPath(locale, ':token'), settings, (c) =>
    shown(c, locale, c.req.param('token') ?? ''),
  );
}

/** The reminder of an unfinished quiz: asked for, called off, and refused for good. */
export const quizReminders = new Hono<App>()
  .post(askQuizReminder.path, limitedPerAddress, json(askQuizReminder), async (c) => {
    if (!(await mayRemind(c))) return tooMany(c);
    const { email, locale } = c.req.valid('json');
    const asked = await c.var.deps.quizReminders.ask(email, locale);
    if (asked.state === 'too_many') return refuse(c, 'rate_limited', { 'Retry-After': '3600' });
    return c.json({ token: asked.token });
  })
  .post(callOffQuizReminder.path, limitedPerAddress, json(callOffQuizReminder), async (c) => {
    const { token } = c.req.valid('json');
    if (!isToken(token)) return refuse(c, 'bad_request');
    await c.var.deps.quizReminders.callOff(token);
    return c.body(null, 204);
  })
  .post(quizReminderLink.path, limitedPerAddress, async (c) => {
    const sent = await readForm(c.req.raw, bodyLimit);
    if (sent.state === 'refused') return refuse(c, sent.code);
    const { token = '', locale: language = '' } = sent.fields;
    const locale = toLocale(language);
    if (!isToken(token)) return shown(c, locale, '');
    await c.var.deps.quizReminders.stop(token);
    return c.redirect(quizReminderPath(locale, token), 303);
  })
  .post(quizReminderOff.path, limitedPerAddress, async (c) => {
    const token = c.req.param('token');
    const isOff = isToken(token) && (await c.var.deps.quizReminders.stop(token));
    return isOff ? c.body(null, 204) : refuse(c, 'not_found');
  });
