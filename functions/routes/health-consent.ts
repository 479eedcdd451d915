import { Hono } from 'hono';
import { z } from 'zod';
import { healthConsentTextHash, type HealthConsent } from '#domain/health-consent.ts';
import { locales } from '#domain/locales.ts';
import { giveHealthConsent, withdrawHealthConsent } from '#site/api/health-consent.ts';
import { json } from '../middleware/body.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 2_000;
/** Clocks of phones are wrong by minutes; by more they say nothing. */
const clockToleranceMs = 600_000;

const givenConsent: z.ZodType<HealthConsent> = z.strictObject({
  id: z.string().regex(/^[\da-f]{32}$/),
  version: z.number().int().positive(),
  language: z.enum(locales),
  given: z.number().int().positive(),
});

/** The explicit consent to process health data (Art. 9 GDPR): given with the answers, withdrawn in the account. */
export const healthConsent = new Hono<App>()
  .post(
    giveHealthConsent.path,
    limitedPerAddress,
    json(giveHealthConsent, givenConsent, bodyLimit),
    signedIn,
    async (c) => {
      const { id, version, language, given } = c.req.valid('json');
      const textHash = healthConsentTextHash(version, language);
      if (textHash === undefined || given > Date.now() + clockToleranceMs) return refuse(c, 'bad_request');

      const { accounts } = c.var.deps;
      const { uid } = c.var.member;
      await accounts.giveHealthConsent({
        receipt: id,
        uid,
        version,
        textHash,
        language,
        said: new Date(given),
      });
      // One from before a withdrawal, or of an older text, changes nothing: the member has to be asked again.
      return (await accounts.holdsHealthConsent(uid))
        ? c.body(null, 204)
        : refuse(c, 'health_consent_missing');
    },
  )
  .delete(withdrawHealthConsent.path, limitedPerAddress, signedIn, async (c) => {
    await c.var.deps.accounts.withdrawHealthConsent(c.var.member.uid);
    return c.body(null, 204);
  });
