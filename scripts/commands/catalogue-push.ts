import { createAccountSettingsHolder } from '#functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/deadline.ts';
import { paymentSettings } from '../setup/local-settings.ts';

/**
 * `npm run catalogue:push`: adds the prices and discounts that the payment service lacks (it changes none that it has),
 * its webhook endpoint with our API version and events, and the configuration of its customer portal.
 */
const { key, api, webhookSite } = paymentSettings();
const client = createClient({ key, url: api, deadline: deadlineForEachCall(10_000) });
const catalogue = createCatalogueHolder(client);
const account = createAccountSettingsHolder(client, webhookSite);

async function push() {
  await catalogue.push();
  const { webhookSecret } = await account.push();
  return { webhookSecret, differences: [...(await catalogue.check()), ...(await account.check())] };
}

const { webhookSecret, differences } = await push().catch((error: unknown) => {
  console.error(`The payment service at ${api} could not be asked:`, error);
  process.exit(1);
});
if (webhookSecret !== undefined) {
  console.log(`The webhook of ${webhookSite} is new. Its signing secret is shown this once, for STRIPE_WEBHOOK_SECRET:
  ${webhookSecret}`);
}
for (const difference of differences) console.error(difference);
console.log(
  differences.length > 0
    ? 'Some differences have to be settled by hand.'
    : `${api} holds the whole catalogue, the webhook and the customer portal.`,
);
process.exit(differences.length > 0 ? 1 : 0);
