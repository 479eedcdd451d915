/** Runs the local stand-in for Stripe: `node local/stripe/main.ts`. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAccountSettingsHolder } from '#functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/deadline.ts';
import { fail, runStandIn } from '../http/process.ts';
import { localStripe } from './remote.ts';
import { startStripe } from './stripe.ts';
import type { Kept } from './account.ts';

const { STRIPE_DIRECTORY: directory = '.valea', STRIPE_WEBHOOK_URL: endpoint = '' } = process.env;
const file = join(directory, 'stripe.json');

async function readKept(): Promise<Kept | undefined> {
  try {
    // Written by this program alone, so the types hold.
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

async function start(port: number) {
  const stripe = await startStripe({ port, ...localStripe, apiVersion, kept: await readKept() });
  stripe.deliver({ endpoint });
  const client = createClient({
    key: localStripe.key,
    url: stripe.url,
    deadline: deadlineForEachCall(5_000),
  });
  await createCatalogueHolder(client).push();
  await createAccountSettingsHolder(client, endpoint === '' ? undefined : endpoint).push();

  let written = '';
  async function write() {
    const kept = JSON.stringify(stripe.keep());
    if (kept === written) return;
    await mkdir(directory, { recursive: true });
    await writeFile(`${file}.new`, kept);
    await rename(`${file}.new`, file);
    written = kept;
  }
  /** One at a time: writing may take longer than the interval. */
  let writing = Promise.resolve();
  const keep = () => (writing = writing.then(write));
  const everySecond = setInterval(
    () =>
      void keep().catch((error: unknown) => {
        fail('stripe', error);
      }),
    1000,
  );
  return {
    url: stripe.url,
    async stop() {
      clearInterval(everySecond);
      await Promise.all([keep(), stripe.stop()]);
    },
  };
}

await runStandIn('stripe', start, ', payments and webhooks are shown there');
