import { Hono } from 'hono';
import { consentTextHash } from '#domain/consent/consent-texts.ts';
import { serialiseConsent } from '#domain/consent/consent.ts';
import { storeConsentReceipt as endpoint } from '#site/api/consent.ts';
import { json } from '../middleware/body.ts';
import { consentOf } from '../middleware/consent.ts';
import { clientNetworks, isWithinAddress, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

/**
 * Stores a consent receipt, and sets the consent cookie again if it still has this choice: some browsers keep cookies
 * set by script for only a week.
 * @see https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export const consent = new Hono<App>().post(endpoint.path, json(endpoint), async (c) => {
  const { replaces, ...choice } = c.req.valid('json');
  const textHash = consentTextHash(choice.version, choice.language);
  if (textHash === undefined) return refuse(c, 'bad_request');

  const { consentReceipts } = c.var.deps;
  const given = { ...choice, textHash, at: new Date() };
  // Withdrawing is as easy as giving (Art. 7 GDPR): no rate limit applies.
  const withdrawn =
    choice.choice === 'declined' && replaces !== undefined
      ? await consentReceipts.withdraw({ ...given, replaces })
      : undefined;
  if (!withdrawn) {
    if (!(await isWithinAddress(c))) return tooMany(c);
    if (!(await consentReceipts.mayKeep(clientNetworks(c.req.raw, c.env), given.at)))
      return refuse(c, 'rate_limited', { 'Retry-After': '3600' });
  }
  const kept =
    withdrawn ?? (await consentReceipts.keep(replaces === undefined ? given : { ...given, replaces }));
  const { id, choice: status, version, language, at } = kept;
  if (consentOf(c)?.id === id) {
    const record = { status, version, id, time: at.getTime(), language, isReported: true };
    const secure = new URL(c.req.url).protocol === 'https:';
    c.header('Set-Cookie', serialiseConsent(record, { secure }));
  }
  return c.body(null, 204);
});
