/**
 * The stand-ins of hosted services, in one process: `node local/main.ts`. Each runs if its port is set (`STRIPE_PORT` and so
 * on). Ends with a signal, and with a sentence if one of them fails.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#domain/company/company.ts';
import { createAccountSettingsHolder } from '#functions/adapters/stripe/account-settings.ts';
import { createCatalogueHolder } from '#functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '#functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '#functions/time/deadline.ts';
import { startIdentity } from './identity/identity.ts';
import { mailLink } from './identity/mail.ts';
import { startMeta } from './meta/meta.ts';
import { localMeta } from './meta/remote.ts';
import { contentFile } from './storage/recordings.ts';
import { startStorage } from './storage/storage.ts';
import { localStripe } from './stripe/remote.ts';
import { startStripe } from './stripe/stripe.ts';
import type { Kept } from './stripe/account.ts';

const { LOCAL_DIRECTORY: directory = '.valea', STRIPE_WEBHOOK_URL: endpoint } = process.env;
const { STORAGE_READER: reader = '', STORAGE_PUBLIC_KEY: publicKey = '' } = process.env;

interface Running {
  url: string;
  stop: () => Promise<unknown>;
}

let ending = false;

function fail(name: string, error: unknown): void {
  if (ending) return;
  console.error(`The stand-in for ${name} stopped:`, error);
  process.exit(1);
}

const mailed: Record<string, string> = {
  EMAIL_SIGNIN: 'sign-in link',
  PASSWORD_RESET: 'password reset',
  VERIFY_EMAIL: 'confirm the address',
  VERIFY_AND_CHANGE_EMAIL: 'confirm the new address',
  RECOVER_EMAIL: 'take the change back',
};

async function identity(port: number): Promise<Running> {
  const running = await startIdentity({
    port,
    directory,
    onMail: ({ email, requestType, oobLink }) => {
      console.log(`e-mail to ${email}, ${mailed[requestType] ?? requestType}: ${mailLink(oobLink)}`);
    },
  });
  running.ready.then(
    () => {
      console.log('identity: ready');
    },
    (error: unknown) => {
      fail('identity', error);
    },
  );
  void running.ended.then(() => {
    fail('identity', 'the emulator ended');
  });
  return running;
}

/** Only this program writes it, so the types hold. */
const keptIn = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;

async function stripe(port: number): Promise<Running> {
  const file = join(directory, 'stripe.json');
  const running = await startStripe({ port, ...localStripe, apiVersion, kept: keptIn(file) });
  const deadline = deadlineForEachCall(5_000);
  const client = createClient({ key: localStripe.key, url: running.url, deadline });
  await createCatalogueHolder(client).push();
  await createAccountSettingsHolder(client, endpoint).push();

  let written = '';
  const keep = () => {
    const kept = JSON.stringify(running.keep());
    if (kept === written) return;
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${file}.new`, kept);
    renameSync(`${file}.new`, file);
    written = kept;
  };
  const everySecond = setInterval(keep, 1000);
  return {
    url: running.url,
    async stop() {
      clearInterval(everySecond);
      keep();
      await running.stop();
    },
  };
}

const standIns: Readonly<Record<string, (port: number) => Promise<Running>>> = {
  meta: (port) => startMeta({ port, ...localMeta }),
  storage: (port) =>
    startStorage({
      port,
      bucket: company.bucket,
      accounts: { [reader]: { publicKey } },
      fileOf: contentFile,
    }),
  stripe,
  identity,
};

const running: Running[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void Promise.all(running.map(({ stop }) => stop())).finally(() => process.exit(0));
  });
}
await Promise.all(
  Object.entries(standIns).map(async ([name, start]) => {
    const port = process.env[`${name.toUpperCase()}_PORT`];
    if (!port) return;
    try {
      const started = await start(Number(port));
      running.push(started);
      console.log(`${name}: listening on ${started.url}`);
    } catch (error) {
      fail(name, error);
    }
  }),
);
