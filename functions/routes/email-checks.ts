import { Hono } from 'hono';
import { locales, toLocale, type Locale } from '#domain/locales.ts';
import { emailCheckPath } from '#i18n/mail-links.ts';
import { askEmailCheck, emailLink } from '#site/api/email-check.ts';
import { linkPage } from '../link-page.ts';
import { emailCheckRows } from '../mails/email-check.ts';
import { json, readForm } from '../middleware/body.ts';
import { signedIn } from '../middleware/identity.ts';
import { isWithin, limitedPerAddress, tooMany } from '../middleware/rate-limit.ts';
import { settings } from '../middleware/settings.ts';
import { isToken } from '../random-token.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 2_000;

/** Mails the verification link again. The answer never depends on who else has the address. */
const asking = new Hono<App>().post(
  askEmailCheck.path,
  limitedPerAddress,
  signedIn,
  json(askEmailCheck),
  async (c) => {
    const { member, deps } = c.var;
    if (!(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);
    const { userId } = await deps.accounts.account(member);
    const asked = await deps.emailChecks.ask(userId, c.req.valid('json').locale, deps.now(), { anew: true });
    if (asked.state === 'too_many') return tooMany(c);
    if (asked.state === 'asked') c.executionCtx.waitUntil(deps.mailOutbox.send('email_check', asked.id));
    return c.body(null, 204);
  },
);

async function shown(c: AppContext, locale: Locale, token: string): Promise<Response> {
  const { view, email } = isToken(token)
    ? await c.var.deps.emailChecks.view(token)
    : { view: 'gone' as const };
  const rows = email === undefined ? [] : emailCheckRows(locale, email);
  return linkPage(c, locale, { path: emailCheckPath, view, rows, token });
}

/** The page behind the link. Opening it changes nothing, as mail scanners open links, too. */
export const emailCheckPages = new Hono<App>();
for (const locale of locales) {
  emailCheckPages.on(['GET', 'HEAD'], emailCheckPath(locale, ':token'), settings, (c) =>
    shown(c, locale, c.req.param('token') ?? ''),
  );
}

export const emailChecks = asking.post(emailLink.path, limitedPerAddress, async (c) => {
  const sent = await readForm(c.req.raw, bodyLimit);
  if (sent.state === 'refused') return refuse(c, sent.code);
  const { token = '', locale: language = '' } = sent.fields;
  const locale = toLocale(language);
  if (!isToken(token)) return shown(c, locale, '');
  await c.var.deps.emailChecks.confirm(token);
  return c.redirect(emailCheckPath(locale, token), 303);
});
