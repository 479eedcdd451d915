import { Hono } from 'hono';
import { z } from 'zod';
import { healthConsentTextHash } from '#domain/health-consent.ts';
import { locales } from '#domain/locales.ts';
import { readJson } from '../middleware/json-body.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { signInFirst, whoAsks } from '../middleware/who-asks.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 2_000;
/** Clocks of phones are wrong by minutes; by more they say nothing. */
const clockToleranceMs = 600_000;

const receipt = z.strictObject({
  id: z.string().regex(/^[\da-f]{32}$/),
  version: z.number().int().positive(),
  language: z.enum(locales),
  given: z.number().int().positive(),
});

/** The explicit consent to process health data: told together with the answers, taken back from the account. */
export const healthConsent = new Hono<App>()
  .post('/', limitedPerAddress, async (c) => {
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const parsed = receipt.safeParse(body.value);
    if (!parsed.success) return refuse(c, 'bad_request');
    const { id, version, language, given } = parsed.data;
    const textHash = healthConsentTextHash(version, language);
    if (textHash === undefined || given > Date.now() + clockToleranceMs) return refuse(c, 'bad_request');

    const who = await whoAsks(c);
    if (who.state === 'refused') return who.response;
    if (who.state === 'anonymous') return signInFirst(c);
    const { members } = c.var.deps;
    const { uid } = who.person;
    await members.giveHealthConsent({ receipt: id, uid, version, textHash, language, said: new Date(given) });
    // A receipt from before a withdrawal, or of an older text, changes nothing: she has to be asked again.
    return (await members.holdsHealthConsent(uid)) ? c.body(null, 204) : refuse(c, 'health_consent_missing');
  })
  .delete('/', limitedPerAddress, async (c) => {
    const who = await whoAsks(c);
    if (who.state === 'refused') return who.response;
    if (who.state === 'anonymous') return signInFirst(c);
    await c.var.deps.members.withdrawHealthConsent(who.person.uid);
    return c.body(null, 204);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST, DELETE' }));
