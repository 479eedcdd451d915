import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/deadline.ts';
import { paymentSettings } from '../setup/local-settings.ts';

/** `npm run catalogue:push`: adds the prices and discounts that the payment service lacks. It changes none that it has. */
const { key, api } = paymentSettings();
const holder = createCatalogueHolder(createClient({ key, url: api, deadline: deadlineForEachCall(10_000) }));
const differences = await holder
  .push()
  .then(() => holder.check())
  .catch((error: unknown) => {
    console.error(`The payment service at ${api} could not be asked:`, error);
    process.exit(1);
  });
for (const difference of differences) console.error(difference);
console.log(
  differences.length > 0
    ? 'Some differences have to be settled by hand.'
    : `${api} holds the whole catalogue.`,
);
process.exit(differences.length > 0 ? 1 : 0);
