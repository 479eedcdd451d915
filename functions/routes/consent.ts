import { Hono } from 'hono';
import { z } from 'zod';
import { consentTextHash } from '#domain/consent-texts.ts';
import { serialiseConsent } from '#domain/consent.ts';
import { locales } from '#domain/locales.ts';
import { consentOf } from '../middleware/consent-cookie.ts';
import { readJson } from '../middleware/json-body.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 2_000;
const receiptId = z.string().regex(/^[\da-f]{32}$/);

const receipt = z.strictObject({
  id: receiptId,
  choice: z.enum(['accepted', 'declined']),
  version: z.number().int().positive(),
  language: z.enum(locales),
  replaces: receiptId.optional(),
});

/**
 * Keeps the receipt of a choice and says no word about it. The cookie comes back set by us, if it is still this
 * choice's: one that a script has set lives for a week only in some browsers.
 */
export const consent = new Hono<App>()
  .post('/', limitedPerAddress, async (c) => {
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const parsed = receipt.safeParse(body.value);
    if (!parsed.success) return refuse(c, 'bad_request');
    const { replaces, ...choice } = parsed.data;
    const textHash = consentTextHash(choice.version, choice.language);
    if (textHash === undefined) return refuse(c, 'bad_request');

    const given = { ...choice, textHash, at: new Date(), ...(replaces === undefined ? {} : { replaces }) };
    const { id, choice: status, version, language, at } = await c.var.deps.receipts.keep(given);
    if (consentOf(c)?.id === id) {
      const record = { status, version, id, time: at.getTime(), language, told: true };
      const secure = new URL(c.req.url).protocol === 'https:';
      c.header('Set-Cookie', serialiseConsent(record, { secure }));
    }
    return c.body(null, 204);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
