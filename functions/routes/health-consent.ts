import { Hono } from 'hono';
import { isPlausibleInstant } from '#domain/confirmed.ts';
import { healthConsentText } from '#domain/health-consent.ts';
import { giveHealthConsent, withdrawHealthConsent } from '#site/api/health-consent.ts';
import { json } from '../middleware/body.ts';
import { signedIn, signedInToWithdraw } from '../middleware/identity.ts';
import { mayWrite, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

/** Consent to processing health data (Art. 9 GDPR): given with the answers, withdrawn in the account. */
export const healthConsent = new Hono<App>()
  .post(giveHealthConsent.path, signedIn, json(giveHealthConsent), async (c) => {
    const { id, version, language, given } = c.req.valid('json');
    const text = healthConsentText(version);
    if (!text) return refuse(c, 'bad_request');
    const said = new Date(given);
    if (!isPlausibleInstant(said, text.since, new Date())) return refuse(c, 'confirmation_date_wrong');

    const { accounts } = c.var.deps;
    const { member } = c.var;
    if (!(await mayWrite(c, 'consents', member.uid))) return tooMany(c);
    const consent = { receipt: id, version, textHash: text.hashes[language], language, said };
    await accounts.giveHealthConsent(member, consent);
    // A receipt older than a withdrawal, or for an older text, is not a consent: the member must be asked again.
    return (await accounts.holdsHealthConsent(member.uid))
      ? c.body(null, 204)
      : refuse(c, 'health_consent_missing');
  })
  .delete(withdrawHealthConsent.path, signedInToWithdraw, async (c) => {
    await c.var.deps.accounts.withdrawHealthConsent(c.var.member.uid);
    return c.body(null, 204);
  });
