import { Hono } from 'hono';
import { dayInGermany } from '#domain/calendar.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { offersOn, type Offers } from '#domain/shop/offers.ts';
import { maybeSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { createHoldings } from '../payments/holdings.ts';
import { createOrders } from '../payments/orders.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { Member } from '../ports/identity.ts';

async function holdingsOf(c: AppContext, member: Member) {
  const { members } = c.var.deps;
  const { userId } = await members.account(member);
  return createHoldings({ members, orders: createOrders(c.env.DB) })(userId);
}

/** What can be bought today and at what price; for a member, what of it she has. */
export const offers = new Hono<App>()
  .get('/', limitedPerAddress, maybeSignedIn, async (c) => {
    const { member } = c.var;
    const hers = member ? await holdingsOf(c, member) : { has: [], processing: [] };
    const answer: Offers = { offers: offersOn(dayInGermany(new Date())), texts: textVersions, ...hers };
    return c.json(answer);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));
