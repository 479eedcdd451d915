import { Hono } from 'hono';
import { dayInGermany } from '#domain/calendar.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { guaranteeDays } from '#domain/shop/guarantee.ts';
import { offersOn } from '#domain/shop/offers.ts';
import { readOffers, type OffersAnswer } from '#site/api/offers.ts';
import { maybeSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import type { App, AppContext } from '../context.ts';
import type { Member } from '../ports/identity.ts';

async function offeredTo(c: AppContext, member: Member) {
  const { userId, guaranteeDays: days } = await c.var.deps.accounts.account(member);
  return { ...(await c.var.deps.accessOf(userId)), guaranteeDays: days };
}

/** A visitor would register on the way to the order. */
const offeredToVisitor = {
  ...{ has: [], processing: [] },
  guaranteeDays: guaranteeDays({ hasDoneQuiz: false, wasRegistered: false }),
};

export const offers = new Hono<App>().get(readOffers.path, limitedPerAddress, maybeSignedIn, async (c) => {
  const { member } = c.var;
  const own = member ? await offeredTo(c, member) : offeredToVisitor;
  const answer: OffersAnswer = { offers: offersOn(dayInGermany(new Date())), texts: textVersions, ...own };
  return c.json(answer);
});
