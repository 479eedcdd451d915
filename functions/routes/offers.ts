import { Hono } from 'hono';
import { dayInGermany } from '#domain/calendar.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { offersOn } from '#domain/shop/offers.ts';
import { readOffers, type OffersAnswer } from '#site/api/offers.ts';
import { maybeSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import type { App, AppContext } from '../context.ts';
import type { Member } from '../ports/identity.ts';

async function accessOf(c: AppContext, member: Member) {
  const { userId } = await c.var.deps.accounts.account(member);
  return c.var.deps.accessOf(userId);
}

/** What can be bought today and at what price; for a member, what of it is theirs already. */
export const offers = new Hono<App>().get(readOffers.path, limitedPerAddress, maybeSignedIn, async (c) => {
  const { member } = c.var;
  const access = member ? await accessOf(c, member) : { has: [], processing: [] };
  const answer: OffersAnswer = { offers: offersOn(dayInGermany(new Date())), texts: textVersions, ...access };
  return c.json(answer);
});
