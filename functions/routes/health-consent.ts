import { Hono } from 'hono';
import { z } from 'zod';
import { healthConsentTextHash } from '#domain/health-consent.ts';
import { locales } from '#domain/locales.ts';
import { json } from '../middleware/body.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 2_000;
/** Clocks of phones are wrong by minutes; by more they say nothing. */
const clockToleranceMs = 600_000;

const givenConsent = z.strictObject({
  id: z.string().regex(/^[\da-f]{32}$/),
  version: z.number().int().positive(),
  language: z.enum(locales),
  given: z.number().int().positive(),
});

/** The explicit consent to process health data (Art. 9 GDPR): given with the answers, withdrawn in the account. */
export const healthConsent = new Hono<App>()
  .post('/', limitedPerAddress, json(givenConsent, bodyLimit), signedIn, async (c) => {
    const { id, version, language, given } = c.req.valid('json');
    const textHash = healthConsentTextHash(version, language);
    if (textHash === undefined || given > Date.now() + clockToleranceMs) return refuse(c, 'bad_request');

    const { members } = c.var.deps;
    const { uid } = c.var.member;
    await members.giveHealthConsent({ receipt: id, uid, version, textHash, language, said: new Date(given) });
    // One from before a withdrawal, or of an older text, changes nothing: she has to be asked again.
    return (await members.holdsHealthConsent(uid)) ? c.body(null, 204) : refuse(c, 'health_consent_missing');
  })
  .delete('/', limitedPerAddress, signedIn, async (c) => {
    await c.var.deps.members.withdrawHealthConsent(c.var.member.uid);
    return c.body(null, 204);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST, DELETE' }));
