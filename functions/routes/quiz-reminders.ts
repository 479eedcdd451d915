import { Hono } from 'hono';
import {
  askQuizReminder,
  callOffQuizReminder,
  quizReminderLink,
  quizReminderOff,
} from '#site/api/quiz-reminder.ts';
import { mailedLink } from '../pages/link-page.ts';
import { json } from '../middleware/body.ts';
import { clientNetworks, limitedPerAddress } from '../middleware/rate-limit.ts';
import { isToken } from '../crypto/random-token.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const { pages, button } = mailedLink({
  page: 'quizReminder',
  look: async ({ var: { deps } }, token) => ({ view: await deps.quizReminders.view(token) }),
  press: async ({ var: { deps } }, token) => {
    await deps.quizReminders.stop(token);
  },
});

export const quizReminderPages = pages;

/** The reminder of an unfinished quiz: requested, cancelled, and opted out of. */
export const quizReminders = new Hono<App>()
  .post(askQuizReminder.path, limitedPerAddress, json(askQuizReminder), async (c) => {
    const { email, locale } = c.req.valid('json');
    const asked = await c.var.deps.quizReminders.ask(email, locale, clientNetworks(c.req.raw, c.env));
    if (asked.state === 'too_many') return refuse(c, 'rate_limited', { 'Retry-After': '3600' });
    return c.json({ token: asked.token });
  })
  .post(callOffQuizReminder.path, limitedPerAddress, json(callOffQuizReminder), async (c) => {
    const { token } = c.req.valid('json');
    if (!isToken(token)) return refuse(c, 'bad_request');
    await c.var.deps.quizReminders.callOff(token);
    return c.body(null, 204);
  })
  .post(quizReminderLink.path, limitedPerAddress, button)
  .post(quizReminderOff.path, limitedPerAddress, async (c) => {
    const token = c.req.param('token');
    const isOff = isToken(token) && (await c.var.deps.quizReminders.stop(token));
    return isOff ? c.body(null, 204) : refuse(c, 'not_found');
  });
