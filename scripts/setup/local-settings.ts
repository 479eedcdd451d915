import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { company } from '#domain/company/company.ts';
import { defaultSitePort, localPorts, type LocalPorts } from '#site/browser/local-ports.ts';
import { localHashKeys } from '../../local/hash-keys.ts';
import { localMeta } from '../../local/meta/remote.ts';
import { makeAccount, type LocalAccount } from '../../local/storage/key.ts';
import { localStripe } from '../../local/stripe/remote.ts';
import { settingNames } from '#functions/settings.ts';
import { settingProblems, settings } from './settings.ts';

/** A running local site. Each port has its own data. */
export interface LocalSite {
  port: number;
  ports: LocalPorts;
  /** Holds accounts, keys and the database. */
  directory: string;
}

/** Pages derive stand-ins' ports from their own, so only stand-ins that no page calls may use another. */
export function localSite(port = Number(process.env['PORT'] ?? defaultSitePort)): LocalSite {
  const ports = localPorts(port);
  const { META_PORT: meta = ports.meta, STRIPE_PORT: stripe = ports.stripe } = process.env;
  return {
    port,
    ports: { ...ports, meta: Number(meta), stripe: Number(stripe) },
    directory: port === defaultSitePort ? '.valea/local' : `.valea/local-${port}`,
  };
}

interface StandIn {
  url: string;
  /** What `local/main.ts` needs to know. */
  settings: Record<string, string>;
}

interface LocalSettings {
  /** Variables for the Worker. */
  vars: Record<string, string>;
  identity: StandIn | undefined;
  meta: StandIn | undefined;
  stripe: StandIn | undefined;
  storage: StandIn | undefined;
  dataApi: string;
  problems: readonly string[];
}

type Given = Readonly<Record<string, string | undefined>>;

interface Sources {
  file?: string;
  environment?: Given;
}

/** Settings from the shell override `.dev.vars`. */
const givenBy = (environment: Given): Record<string, string> =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name];
      return value && settings[name].kind === 'secret' ? [[name, value] as const] : [];
    }),
  );

let madeAccount: LocalAccount | undefined;
/** One key for the life of this process: the Worker signs with it, the stand-in has the public half. */
const storageAccount = () => (madeAccount ??= makeAccount());

/** Settings in the environment or `.dev.vars` win: the hosted service is then used. */
export function localSettings(
  site: LocalSite,
  { file = '.dev.vars', environment = process.env }: Sources = {},
): LocalSettings {
  const given = givenBy(environment);
  const own = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...given };
  const identity: StandIn | undefined = own['FIREBASE_PROJECT_ID']
    ? undefined
    : {
        url: `http://localhost:${site.ports.identity}`,
        settings: { IDENTITY_PORT: String(site.ports.identity), LOCAL_DIRECTORY: site.directory },
      };
  const meta: StandIn | undefined = own['META_DATASET_ID']
    ? undefined
    : {
        url: `http://localhost:${site.ports.meta}`,
        settings: { META_PORT: String(site.ports.meta) },
      };
  const stripe: StandIn | undefined = own['STRIPE_SECRET_KEY']
    ? undefined
    : {
        url: `http://localhost:${site.ports.stripe}`,
        settings: {
          STRIPE_PORT: String(site.ports.stripe),
          LOCAL_DIRECTORY: site.directory,
          STRIPE_WEBHOOK_URL: `http://localhost:${site.port}/api/stripe/webhook`,
        },
      };
  const storage: StandIn | undefined = own['STORAGE_SERVICE_ACCOUNT']
    ? undefined
    : {
        url: `http://localhost:${site.ports.storage}`,
        settings: {
          STORAGE_PORT: String(site.ports.storage),
          STORAGE_READER: storageAccount().account.client_email,
          STORAGE_PUBLIC_KEY: storageAccount().publicKey,
        },
      };
  const vars: Record<string, string> = {
    ...Object.fromEntries(settingNames.flatMap((name) => (own[name] ? [[name, own[name]] as const] : []))),
    ENVIRONMENT: 'local',
    HASH_KEYS: [own['HASH_KEYS']].find(Boolean) ?? localHashKeys,
    SITE_URL: [own['SITE_URL']].find(Boolean) ?? `http://localhost:${site.port}`,
    ...(identity && {
      FIREBASE_PROJECT_ID: 'demo-valea',
      IDENTITY_KEYS_URL: `${identity.url}/.well-known/jwks.json`,
      IDENTITY_ADMIN_URL: `${identity.url}/identitytoolkit.googleapis.com`,
      IDENTITY_ADMIN_TOKEN: 'owner',
    }),
    ...(meta && {
      META_DATASET_ID: localMeta.dataset,
      META_ACCESS_TOKEN: localMeta.token,
      META_GRAPH_URL: meta.url,
    }),
    ...(storage && {
      STORAGE_SERVICE_ACCOUNT: JSON.stringify(storageAccount().account),
      STORAGE_URL: storage.url,
    }),
    ...(stripe && {
      STRIPE_SECRET_KEY: localStripe.key,
      STRIPE_WEBHOOK_SECRET: localStripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    }),
  };
  const problems = settingProblems(vars).map(({ setting, reason, mend }) => {
    const mended = setting in given ? mend.replace('.dev.vars', 'this shell’s environment') : mend;
    return `${setting} ${reason}: ${mended}.`;
  });
  return {
    vars,
    problems,
    identity,
    meta,
    stripe,
    storage,
    dataApi:
      [own['DATA_API_URL']].find(Boolean) ??
      'the members service in the Worker, on a D1 database of this machine',
  };
}

/** Writes the Worker's settings for `wrangler dev --env-file`, which then reads no `.dev.vars`. */
export function writeEnvFile({ directory }: LocalSite, vars: Readonly<Record<string, string>>): string {
  const file = join(directory, 'worker.env');
  mkdirSync(directory, { recursive: true });
  // Quoted to keep JSON intact, and escaped so that nothing is expanded as a variable.
  const lines = Object.entries(vars).map(
    ([name, value]) => `${name}=\`${value.replaceAll('$', String.raw`\$`)}\`\n`,
  );
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}

interface PaymentSettings {
  key: string;
  webhookSecret: string;
  /** Stripe itself, or the stand-in of `npm start`. */
  api: string;
  site: string;
  /** The address of the webhook endpoint. */
  webhookSite: string;
}

/** Payment settings from the environment or `.dev.vars`, otherwise those of the stand-in. */
export function paymentSettings(): PaymentSettings {
  const ownVars = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {};
  const site = localSite();
  const { vars } = localSettings(site);
  const setting = (name: string, otherwise: string) =>
    [process.env[name], ownVars[name], vars[name]].find(Boolean) ?? otherwise;
  const key = setting('STRIPE_SECRET_KEY', '');
  const api = setting('STRIPE_API_URL', 'https://api.stripe.com');
  const own = setting('SITE_URL', `http://localhost:${site.port}`);
  // Stripe cannot reach a laptop: the keys tell which deployment the webhook belongs to.
  const deployed = key.includes('_live_') ? company.site : company.stagingSite;
  return {
    key,
    webhookSecret: setting('STRIPE_WEBHOOK_SECRET', ''),
    api,
    site: own,
    webhookSite: api === vars['STRIPE_API_URL'] || own.startsWith('https:') ? own : deployed,
  };
}
