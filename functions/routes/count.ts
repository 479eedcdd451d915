import { Hono } from 'hono';
import { deviceOf } from '#domain/funnel/devices.ts';
import { isEntry } from '#domain/funnel/entries.ts';
import { isBrowserStep } from '#domain/funnel/steps.ts';
import { readVia } from '#domain/funnel/via.ts';
import { isMetric, isRating } from '#domain/speed/speed.ts';
import { isLocale } from '#domain/text/locales.ts';
import { countSpeed, countStep } from '#site/api/count.ts';
import { countMisses } from '#site/api/search-misses.ts';
import { json } from '../middleware/body.ts';
import { consentOf } from '../middleware/consent.ts';
import { countsLimitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import { isVisitor } from '../http/visitor.ts';
import type { App, AppContext } from '../http/context.ts';

const deviceIn = (c: AppContext) => deviceOf(c.req.header('User-Agent') ?? '');

/** Analytics without cookies; of speed, with consent alone. Bots get the same response, and nobody waits for the queue. */
export const count = new Hono<App>()
  .post(countStep.path, countsLimitedPerAddress, (c) => {
    const { language, step, via } = c.req.param();
    if (!isLocale(language) || !isBrowserStep(step)) return refuse(c, 'bad_request');
    if (isVisitor(c))
      c.executionCtx.waitUntil(
        c.var.deps.countLater({ language, step, device: deviceIn(c), ...readVia(via) }),
      );
    return c.body(null, 204);
  })
  .post(countSpeed.path, countsLimitedPerAddress, (c) => {
    const { page, metric, rating } = c.req.param();
    if (!isEntry(page) || !isMetric(metric) || !isRating(rating)) return refuse(c, 'bad_request');
    if (isVisitor(c) && consentOf(c)?.status === 'accepted')
      c.executionCtx.waitUntil(c.var.deps.countLater({ page, device: deviceIn(c), metric, rating }));
    return c.body(null, 204);
  })
  .post(countMisses.path, countsLimitedPerAddress, json(countMisses), (c) => {
    const { language, words } = c.req.valid('json');
    if (isVisitor(c)) c.executionCtx.waitUntil(c.var.deps.countLater({ language, words }));
    return c.body(null, 204);
  });
