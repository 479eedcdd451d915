import { Hono } from 'hono';
import { deviceOf } from '#domain/funnel/devices.ts';
import { isBrowserStep } from '#domain/funnel/steps.ts';
import { readVia } from '#domain/funnel/via.ts';
import { isLocale } from '#domain/text/locales.ts';
import { countStep } from '#site/api/count.ts';
import { countMisses } from '#site/api/search-misses.ts';
import { json } from '../middleware/body.ts';
import { countsLimitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import { isVisitor } from '../http/visitor.ts';
import type { App } from '../http/context.ts';

/** Analytics without cookies. Bots get the same response, and nobody waits for the queue. */
export const count = new Hono<App>()
  .post(countStep.path, countsLimitedPerAddress, (c) => {
    const { language, step, via } = c.req.param();
    if (!isLocale(language) || !isBrowserStep(step)) return refuse(c, 'bad_request');
    const device = deviceOf(c.req.header('User-Agent') ?? '');
    if (isVisitor(c))
      c.executionCtx.waitUntil(c.var.deps.countLater({ language, step, device, ...readVia(via) }));
    return c.body(null, 204);
  })
  .post(countMisses.path, countsLimitedPerAddress, json(countMisses), (c) => {
    const { language, words } = c.req.valid('json');
    if (isVisitor(c)) c.executionCtx.waitUntil(c.var.deps.countLater({ language, words }));
    return c.body(null, 204);
  });
