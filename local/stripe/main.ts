/** Runs the local stand-in for Stripe: `node local/stripe/main.ts`. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccountSettingsHolder } from '#functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/deadline.ts';
import { runStandIn } from '../http/process.ts';
import { localStripe } from './remote.ts';
import { startStripe } from './stripe.ts';
import type { Kept } from './account.ts';

const { STRIPE_DIRECTORY: directory = '.valea', STRIPE_WEBHOOK_URL: endpoint = '' } = process.env;
const file = join(directory, 'stripe.json');

/** Only this program writes it, so the types hold. */
const readKept = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined);

async function start(port: number) {
  const stripe = await startStripe({ port, ...localStripe, apiVersion, kept: readKept() });
  const deadline = deadlineForEachCall(5_000);
  const client = createClient({ key: localStripe.key, url: stripe.url, deadline });
  await createCatalogueHolder(client).push();
  await createAccountSettingsHolder(client, endpoint === '' ? undefined : endpoint).push();

  let written = '';
  const keep = () => {
    const kept = JSON.stringify(stripe.keep());
    if (kept === written) return;
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${file}.new`, kept);
    renameSync(`${file}.new`, file);
    written = kept;
  };
  const everySecond = setInterval(keep, 1000);
  return {
    url: stripe.url,
    async stop() {
      clearInterval(everySecond);
      keep();
      await stripe.stop();
    },
  };
}

await runStandIn('stripe', start, ', payments and webhooks are shown there');
