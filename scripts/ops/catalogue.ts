/**
 * Compares prices, discounts, webhook (API version, events) and customer portal at Stripe with src/domain/shop and
 * functions/adapters/stripe. `push` adds what is missing at Stripe, and changes nothing else.
 */
import { createAccountSettingsHolder } from '#functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/time/deadline.ts';
import { paymentSettings } from '../setup/local-settings.ts';
import { fail } from '../setup/processes.ts';

const [verb = 'check'] = process.argv.slice(2);
if (verb !== 'check' && verb !== 'push') fail(`Unknown: ${verb}. Use check or push.`);

const { key, api, webhookSite } = paymentSettings();
const client = createClient({ key, url: api, deadline: deadlineForEachCall(10_000) });
const catalogue = createCatalogueHolder(client);
const account = createAccountSettingsHolder(client, webhookSite);

async function compare() {
  if (verb === 'push') {
    await catalogue.push();
    const { webhookSecret } = await account.push();
    if (webhookSecret !== undefined)
      console.log(`The webhook of ${webhookSite} is new. This is its signing secret for STRIPE_WEBHOOK_SECRET, shown only once:
  ${webhookSecret}`);
  }
  return [...(await catalogue.check()), ...(await account.check())];
}

const differences = await compare().catch((error: unknown) => {
  console.error(`The payment service at ${api} could not be read:`, error);
  return process.exit(1);
});
if (differences.length > 0) {
  const mend =
    verb === 'push' ? 'Fix these by hand.' : '`npm run ops -- catalogue push` adds what is missing.';
  fail(mend, `The payment service at ${api} differs from this repository:\n  ${differences.join('\n  ')}`);
}
console.log(`${api} has the whole catalogue, the webhook of ${webhookSite} and the customer portal.`);
