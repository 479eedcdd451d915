import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/deadline.ts';
import { paymentSettings } from '../setup/local-settings.ts';

/** `npm run catalogue:check`: fails where the payment service would charge something else than the site shows. */
const { key, api } = paymentSettings();
const differences = await createCatalogueHolder(
  createClient({ key, url: api, deadline: deadlineForEachCall(10_000) }),
)
  .check()
  .catch((error: unknown) => {
    console.error(`The payment service at ${api} could not be asked:`, error);
    process.exit(1);
  });
if (differences.length > 0) {
  console.error(
    `The payment service at ${api} differs from src/domain/shop/:\n  ${differences.join('\n  ')}`,
  );
  console.error('\n`npm run catalogue:push` adds what is missing.');
  process.exit(1);
}
console.log(`The payment service at ${api} holds every price and every discount of the catalogue.`);
