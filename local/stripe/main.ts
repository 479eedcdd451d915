/** The local stand-in for Stripe as a process of its own: `node local/stripe/main.ts`. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '#functions/adapters/stripe/client.ts';
import { localStripe } from './account.ts';
import { startStripe } from './stripe.ts';
import type { Kept } from './world.ts';

const environment = z.object({
  STRIPE_PORT: z.coerce.number().int().min(0).max(65_535).default(9200),
  STRIPE_DIRECTORY: z.string().default('.valea'),
  STRIPE_WEBHOOK_URL: z.string().default(''),
});

function fail(error: unknown): never {
  console.error('stripe: failed,', error);
  process.exit(1);
}

const settings = environment.safeParse(process.env);
if (!settings.success) fail(z.prettifyError(settings.error));
const { STRIPE_PORT: port, STRIPE_DIRECTORY: directory, STRIPE_WEBHOOK_URL: endpoint } = settings.data;
const file = join(directory, 'stripe.json');

async function readKept(): Promise<Kept | undefined> {
  try {
    // Written by this program alone; whoever changes it by hand starts anew by deleting it.
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

const stripe = await startStripe({ port, ...localStripe, apiVersion, kept: await readKept() }).catch(fail);
stripe.deliver({ endpoint });

const client = createClient({ key: localStripe.key, url: stripe.url, timeLimitMs: 5_000 });
await createCatalogueHolder(client).push().catch(fail);
console.log(`stripe: listening on ${stripe.url}, payments and webhooks are shown there`);

let written = '';
async function write() {
  const kept = JSON.stringify(stripe.keep());
  if (kept === written) return;
  await mkdir(directory, { recursive: true });
  await writeFile(`${file}.new`, kept);
  await rename(`${file}.new`, file);
  written = kept;
}

/** One after the other: on a busy machine a second has gone by before the file is written. */
let writing = Promise.resolve();
const keep = () => (writing = writing.then(write));
const everySecond = setInterval(() => void keep().catch(fail), 1000);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => {
    clearInterval(everySecond);
    void Promise.all([keep(), stripe.stop()]).then(() => process.exit(0));
  });
}
