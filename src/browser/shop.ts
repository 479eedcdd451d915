import { checkout } from '#site/api/checkout.ts';
import { discount } from '#site/api/discount.ts';
import { readOffers } from '#site/api/offers.ts';
import { dropOrder, goOnWithOrder, readOpenOrders } from '#site/api/open-orders.ts';
import { readOrder } from '#site/api/orders.ts';
import { createCall } from './call.ts';
import { expectsMember } from './signed-in-hint.ts';
import { environment } from './environment.ts';
import { provider } from './identity/provider.ts';

/** If storage is blocked, only this page's session knows the member. */
const mayBeMember = () => expectsMember() || environment.session.$state.get().state === 'member';

const call = createCall({
  token: async () => (mayBeMember() ? (await (await provider.load()).token())?.text : undefined),
});

/** The shop, called as the signed-in member; for visitors the identity SDK is not loaded. */
export const shop = {
  offers: call(readOffers),
  discount: call(discount),
  checkout: call(checkout),
  order: call(readOrder),
  openOrders: call(readOpenOrders),
  goOnWithOrder: call(goOnWithOrder),
  dropOrder: call(dropOrder),
};
