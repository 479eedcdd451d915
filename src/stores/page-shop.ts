import { expectsSomebody } from '#site/clients/expects-somebody.ts';
import { createShopClient } from '#site/clients/shop.ts';
import { createWorkerClient } from '#site/clients/worker.ts';
import { loadIdentity, session } from './page-session.ts';

/** Where nothing can be stored, this page alone knows it. */
const someoneIsHere = () => expectsSomebody() || session.$state.get().state === 'user';

/** The shop, asked as whoever is signed in here; where nobody is, the identity provider's code is not fetched. */
export const shop = createShopClient(
  createWorkerClient({
    token: async () => (someoneIsHere() ? (await (await loadIdentity()).token())?.text : undefined),
  }),
);
