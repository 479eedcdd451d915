import { Hono } from 'hono';
import { company } from '#domain/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { untimely } from '../conversions/queued.ts';
import { readBrowserEvent } from '../conversions/browser-event.ts';
import { consentOf } from '../middleware/consent-cookie.ts';
import { readJson } from '../middleware/json-body.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { isWithin, tooMany } from '../middleware/rate-limit.ts';
import { visitorOf } from '../middleware/visitor.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 8_000;

/** What the browser reports: accepted at once in any case, and passed on only with a consent of the visitor's own. */
export const fbEvents = new Hono<App>()
  .post('/', async (c) => {
    // Counted apart: what a page reports takes nothing from what a visitor asks for.
    const address = clientAddress(c.req.raw, c.env);
    if (!(await isWithin(c, 'PER_ADDRESS', `events of ${address}`))) return tooMany(c);
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const read = readBrowserEvent(body.value);
    if (read.state === 'refused') return refuse(c, read.code);

    const consent = consentOf(c);
    const { event, id, testCode } = read;
    const seconds = read.time ?? Math.floor(Date.now() / 1000);
    const visitor = visitorOf(c);
    const meets = consent?.status === 'accepted' && untimely(seconds, new Date()) === undefined;
    if (meets && visitor.userAgent !== undefined) {
      const circumstances = { id, time: seconds * 1000, address: read.address, site: company.site, testCode };
      const conversion = { event: trackingEvent(event, circumstances), receipt: consent.id, visitor };
      const { deps, log } = c.var;
      const reported = deps.conversions.report(conversion).catch((error: unknown) => {
        log.error('conversion_lost', { dependency: 'queue', error });
      });
      c.executionCtx.waitUntil(reported);
    }
    return c.body(null, 202);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
