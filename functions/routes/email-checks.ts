import { Hono } from 'hono';
import { askEmailCheck, emailLink } from '#site/api/email-check.ts';
import { mailedLink } from '../pages/link-page.ts';
import { emailCheckRows } from '../mails/account-mails.ts';
import { json } from '../middleware/body.ts';
import { signedIn } from '../middleware/identity.ts';
import { isWithin, limitedPerAddress, tooMany } from '../middleware/rate-limit.ts';
import type { App } from '../http/context.ts';

const { pages, button } = mailedLink({
  page: 'address',
  async look({ var: { deps } }, token, locale) {
    const { view, email } = await deps.emailChecks.view(token);
    return { view, rows: email === undefined ? [] : emailCheckRows(locale, email) };
  },
  press: ({ var: { deps } }, token) => deps.emailChecks.confirm(token),
});

export const emailCheckPages = pages;

export const emailChecks = new Hono<App>()
  /** Mails the verification link again. The response never depends on who else has the address. */
  .post(askEmailCheck.path, signedIn, json(askEmailCheck), async (c) => {
    const { member, deps } = c.var;
    if (!(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);
    const { userId } = await deps.accounts.account(member);
    const asked = await deps.emailChecks.ask(userId, c.req.valid('json').locale, deps.now(), { anew: true });
    if (asked.state === 'too_many') return tooMany(c);
    if (asked.state === 'asked') c.executionCtx.waitUntil(deps.mailOutbox.send('email_check', asked.id));
    return c.body(null, 204);
  })
  .post(emailLink.path, limitedPerAddress, button);
