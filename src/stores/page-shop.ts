import { createShopClient } from '#site/clients/shop.ts';
import { expectsMember } from '#site/clients/signed-in-hint.ts';
import { createWorkerClient } from '#site/clients/worker.ts';
import { loadIdentity, session } from './page-session.ts';

/** Where nothing can be stored, only this page's session knows of a member. */
const mayBeMember = () => expectsMember() || session.$state.get().state === 'member';

/** The shop, called as the member who is signed in here; for a visitor the identity SDK is not loaded. */
export const shop = createShopClient(
  createWorkerClient({
    token: async () => (mayBeMember() ? (await (await loadIdentity()).token())?.text : undefined),
  }),
);
