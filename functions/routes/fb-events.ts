import { Hono } from 'hono';
import { company } from '#domain/company/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { trackedRoutes } from '#i18n/tracked-routes.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { untimely } from '../conversions/queued.ts';
import { readBrowserEvent } from '../conversions/browser-event.ts';
import { readJson } from '../middleware/body.ts';
import { advertisedVisitor } from '../middleware/consent.ts';
import { eventsLimitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const bodyLimit = 8_000;

/** Browser events: always accepted, but queued only with consent. */
export const fbEvents = new Hono<App>().post(reportEvent.path, eventsLimitedPerAddress, async (c) => {
  const body = await readJson(c.req.raw, bodyLimit);
  if (body.state === 'refused') return refuse(c, body.code);
  const read = readBrowserEvent(body.value);
  if (read.state === 'refused') return refuse(c, read.code);

  const { event, id, testCode } = read;
  const seconds = read.time ?? Math.floor(Date.now() / 1000);
  const advertised = advertisedVisitor(c);
  if (advertised && untimely(seconds, new Date()) === undefined) {
    const circumstances = {
      id,
      time: seconds * 1000,
      address: read.address,
      site: company.site,
      routes: trackedRoutes,
      testCode,
    };
    const conversion = { event: trackingEvent(event, circumstances), ...advertised };
    const { deps, log } = c.var;
    const reported = deps.conversions.report(conversion).catch((error: unknown) => {
      log.error('conversion_not_queued', { dependency: 'queue', error });
    });
    c.executionCtx.waitUntil(reported);
  }
  return c.body(null, 202);
});
