import { Hono } from 'hono';
import { z } from 'zod';
import { readPeriod } from '#domain/numbers/period.ts';
import { speedGroupings } from '#domain/numbers/speed-view.ts';
import { groupings } from '#domain/numbers/view.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { readExperiments, readNumbers, readSpeed } from '#site/api/numbers.ts';
import { ownerOnly } from '../middleware/identity.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const grouping = z.enum(groupings);
const speedGrouping = z.enum(speedGroupings);

/** The owner's numbers; everyone else gets a 404. */
export const numbers = new Hono<App>()
  .get(readExperiments.path, ownerOnly, async (c) =>
    c.json({ experiments: await c.var.deps.experimentReports() }),
  )
  .get(readSpeed.path, ownerOnly, async (c) => {
    const period = readPeriod(c.req.param('period'), dayInGermany(c.var.deps.now()));
    const by = speedGrouping.safeParse(c.req.param('by'));
    if (!period || !by.success) return refuse(c, 'bad_request');
    return c.json(await c.var.deps.speed(period, by.data));
  })
  .get(readNumbers.path, ownerOnly, async (c) => {
    const period = readPeriod(c.req.param('period'), dayInGermany(c.var.deps.now()));
    const by = grouping.safeParse(c.req.param('by'));
    if (!period || !by.success) return refuse(c, 'bad_request');
    return c.json(await c.var.deps.numbers.of(period, by.data));
  });
