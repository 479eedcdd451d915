import { Hono } from 'hono';
import { dayInGermany } from '#domain/calendar.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { offersOn, type Offers } from '#domain/shop/offers.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { whoAsks } from '../middleware/who-asks.ts';
import { createHoldings } from '../payments/holdings.ts';
import { createOrders } from '../payments/orders.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { Person } from '../ports/identity.ts';

async function holdingsOf(c: AppContext, person: Person) {
  const { members } = c.var.deps;
  const { userId } = await members.account(person);
  return createHoldings({ members, orders: createOrders(c.env.DB) })(userId);
}

/** What can be bought today and at what price; for somebody who is signed in, what of it she has. */
export const offers = new Hono<App>()
  .get('/', limitedPerAddress, async (c) => {
    const who = await whoAsks(c);
    if (who.state === 'refused') return who.response;
    const hers = who.state === 'person' ? await holdingsOf(c, who.person) : { has: [], processing: [] };
    const answer: Offers = { offers: offersOn(dayInGermany(new Date())), texts: textVersions, ...hers };
    return c.json(answer);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));
