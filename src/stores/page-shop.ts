import { expectsSomebody } from '#site/clients/expects-somebody.ts';
import { createShopClient } from '#site/clients/shop.ts';
import { createWorkerClient } from '#site/clients/worker.ts';
import { loadIdentity } from './page-session.ts';

/** The shop, asked as whoever is signed in here; where nobody is, the identity provider's code is not fetched. */
export const shop = createShopClient(
  createWorkerClient({
    token: async () => (expectsSomebody() ? (await (await loadIdentity()).token())?.text : undefined),
  }),
);
