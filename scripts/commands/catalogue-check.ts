import { createAccountSettingsHolder } from '#functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/deadline.ts';
import { paymentSettings } from '../setup/local-settings.ts';

/**
 * `npm run catalogue:check`: fails where the payment service would charge something else than the site shows, where its
 * webhook speaks another API version or is told of other events, and where its customer portal allows something else.
 */
const { key, api, webhookSite } = paymentSettings();
const client = createClient({ key, url: api, deadline: deadlineForEachCall(10_000) });
const differences = await Promise.all([
  createCatalogueHolder(client).check(),
  createAccountSettingsHolder(client, webhookSite).check(),
]).catch((error: unknown) => {
  console.error(`The payment service at ${api} could not be asked:`, error);
  process.exit(1);
});
if (differences.flat().length > 0) {
  console.error(
    `The payment service at ${api} differs from src/domain/shop/ and functions/adapters/stripe/:\n  ${differences.flat().join('\n  ')}`,
  );
  console.error('\n`npm run catalogue:push` adds what is missing.');
  process.exit(1);
}
console.log(
  `The payment service at ${api} holds every price, every discount, the webhook of ${webhookSite} and the customer portal.`,
);
