import { Hono } from 'hono';
import { dayInGermany } from '#domain/calendar.ts';
import { discountOf } from '#domain/shop/discounts.ts';
import { offersWith } from '#domain/shop/offers.ts';
import { discount as endpoint, type DiscountAnswer } from '#site/api/discount.ts';
import { json } from '../middleware/body.ts';
import { callerOf } from '../middleware/identity.ts';
import { limitedPerAddress, mayTryDiscount, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

/** Whether the member has used it. For visitors unknown until the order, which checks again. */
async function isUsedUp(c: AppContext, code: string): Promise<boolean> {
  const who = await callerOf(c);
  if (who.state !== 'member') return false;
  const { accounts, orders } = c.var.deps;
  const { userId } = await accounts.account(who.member);
  return orders.hasUsed(userId, code);
}

/** What a code takes off. Wrong, expired and used ones get the same answer. */
export const discount = new Hono<App>().post(endpoint.path, limitedPerAddress, json(endpoint), async (c) => {
  if (!(await mayTryDiscount(c))) return tooMany(c);
  const today = dayInGermany(new Date());
  const found = discountOf(c.req.valid('json').code, today);
  if (!found || (found.oncePerPerson && (await isUsedUp(c, found.code)))) {
    return refuse(c, 'discount_not_applicable');
  }
  const answer: DiscountAnswer = { code: found.code, offers: offersWith(found, today) };
  return c.json(answer);
});
