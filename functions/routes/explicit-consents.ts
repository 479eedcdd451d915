import { Hono } from 'hono';
import { isPlausibleInstant } from '#domain/time/confirmed.ts';
import { workbookConsentText } from '#domain/course/workbook-consent.ts';
import { healthConsentText } from '#domain/consent/health-consent.ts';
import { giveHealthConsent, withdrawHealthConsent } from '#site/api/health-consent.ts';
import { giveWorkbookConsent, withdrawWorkbookConsent } from '#site/api/workbook.ts';
import { json } from '../middleware/body.ts';
import { signedIn, signedInToWithdraw } from '../middleware/identity.ts';
import { mayWrite, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import type { Day } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Purpose } from '../accounts/consents.ts';
import type { App, AppContext } from '../http/context.ts';
import type { Member } from '../ports/identity.ts';

type MemberContext = AppContext & { var: { member: Member } };

interface Given {
  id: string;
  version: number;
  language: Locale;
  given: number;
}

async function give(
  c: MemberContext,
  purpose: Purpose,
  { id, version, language, given }: Given,
  text: { since: Day; hash: string } | undefined,
): Promise<Response | 'missing'> {
  if (!text) return refuse(c, 'bad_request');
  const said = new Date(given);
  if (!isPlausibleInstant(said, text.since, new Date())) return refuse(c, 'confirmation_date_wrong');
  const { member, deps } = c.var;
  if (!(await mayWrite(c, 'consents', member.uid))) return tooMany(c);
  const receipt = { receipt: id, version, textHash: text.hash, language, said };
  await deps.consents.give(purpose, member, receipt);
  // A receipt older than a withdrawal, or for an older text, is not a consent: the member must be asked again.
  return (await deps.consents.holdsSince(purpose, member.uid)) ? c.body(null, 204) : 'missing';
}

async function withdraw(c: MemberContext, purpose: Purpose): Promise<Response> {
  await c.var.deps.consents.withdraw(purpose, c.var.member.uid);
  return c.body(null, 204);
}

/**
 * Consents to processing health data (Art. 9 GDPR): given with the answers of the quiz and with the first entry of a
 * workbook, withdrawn in the account.
 */
export const explicitConsents = new Hono<App>()
  .post(giveHealthConsent.path, signedIn, json(giveHealthConsent), async (c) => {
    const given = c.req.valid('json');
    const text = healthConsentText(given.version);
    const hashed = text && { since: text.since, hash: text.hashes[given.language] };
    const answer = await give(c, 'health', given, hashed);
    return answer === 'missing' ? refuse(c, 'health_consent_missing') : answer;
  })
  .post(giveWorkbookConsent.path, signedIn, json(giveWorkbookConsent), async (c) => {
    const given = c.req.valid('json');
    // In German, like the course.
    const said = { ...given, language: 'de' as const };
    const answer = await give(c, 'workbook', said, workbookConsentText(given.version));
    return answer === 'missing' ? refuse(c, 'workbook_consent_missing') : answer;
  })
  .delete(withdrawHealthConsent.path, signedInToWithdraw, (c) => withdraw(c, 'health'))
  .delete(withdrawWorkbookConsent.path, signedInToWithdraw, (c) => withdraw(c, 'workbook'));
