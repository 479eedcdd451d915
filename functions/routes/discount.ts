import { Hono } from 'hono';
import { z } from 'zod';
import { dayInGermany } from '#domain/calendar.ts';
import { discountOf } from '#domain/shop/discounts.ts';
import { offersWith, type CodeOffers } from '#domain/shop/offers.ts';
import { readJson } from '../middleware/json-body.ts';
import { limitedPerAddress, mayGuess, tooMany } from '../middleware/rate-limit.ts';
import { whoAsks } from '../middleware/who-asks.ts';
import { createOrders } from '../payments/orders.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 1_000;
const question = z.strictObject({ code: z.string().min(1).max(40) });

/** Whether she has used it up; of somebody who is not signed in nobody knows, and the order asks again. */
async function isUsedUp(c: AppContext, code: string): Promise<boolean> {
  const who = await whoAsks(c);
  if (who.state !== 'person') return false;
  const { userId } = await c.var.deps.members.account(who.person);
  return createOrders(c.env.DB).hasUsed(userId, code);
}

/** What a discount code takes off. Wrong, expired, foreign, used: one answer. */
export const discount = new Hono<App>()
  .post('/', limitedPerAddress, async (c) => {
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const parsed = question.safeParse(body.value);
    if (!parsed.success) return refuse(c, 'bad_request');
    if (!(await mayGuess(c))) return tooMany(c);
    const today = dayInGermany(new Date());
    const found = discountOf(parsed.data.code, today);
    if (!found || (found.oncePerPerson && (await isUsedUp(c, found.code)))) {
      return refuse(c, 'discount_not_applicable');
    }
    const answer: CodeOffers = { code: found.code, offers: offersWith(found, today) };
    return c.json(answer);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
