import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { localAccount } from '../../local/meta/account.ts';
import { localStripe } from '../../local/stripe/account.ts';

/** What this machine keeps for one running site; another port is another site with data of its own. */
export interface LocalSite {
  port: number;
  identityPort: number;
  metaPort: number;
  stripePort: number;
  /** The page over all of it. */
  deskPort: number;
  storagePort: number;
  /** Accounts, keys and the database. */
  directory: string;
}

export const localSite = (port: number): LocalSite => ({
  port,
  // The site finds the stand-in by its own port (src/clients/identity/stand-in-address.ts).
  identityPort: port + 312,
  metaPort: Number(process.env['META_PORT'] ?? port + 512),
  stripePort: Number(process.env['STRIPE_PORT'] ?? port + 412),
  deskPort: port + 212,
  // As with the identity stand-in (src/clients/storage-stand-in.ts).
  storagePort: port + 612,
  directory: port === 8787 ? '.valea/local' : `.valea/local-${port}`,
});

/** A stand-in that has to be started, or nothing where the hosted service itself is configured. */
export interface StandIn {
  url: string;
  file: string;
  settings: Record<string, string>;
}

export interface LocalSettings {
  /** What the Worker is told. */
  vars: Record<string, string>;
  identity: StandIn | undefined;
  meta: StandIn | undefined;
  stripe: StandIn | undefined;
  storage: StandIn | undefined;
  dataApi: string;
}

/** What stands in `.dev.vars` wins: then the hosted service is used. */
export function localSettings(site: LocalSite, file = '.dev.vars'): LocalSettings {
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const identity: StandIn | undefined = own['FIREBASE_PROJECT_ID']
    ? undefined
    : {
        url: `http://localhost:${site.identityPort}`,
        file: 'local/identity/main.ts',
        settings: { IDENTITY_PORT: String(site.identityPort), IDENTITY_DIRECTORY: site.directory },
      };
  const meta: StandIn | undefined = own['META_DATASET_ID']
    ? undefined
    : {
        url: `http://localhost:${site.metaPort}`,
        file: 'local/meta/main.ts',
        settings: { META_PORT: String(site.metaPort) },
      };
  const stripe: StandIn | undefined = own['STRIPE_SECRET_KEY']
    ? undefined
    : {
        url: `http://localhost:${site.stripePort}`,
        file: 'local/stripe/main.ts',
        settings: {
          STRIPE_PORT: String(site.stripePort),
          STRIPE_DIRECTORY: site.directory,
          STRIPE_WEBHOOK_URL: `http://localhost:${site.port}/api/stripe/webhook`,
        },
      };
  // The site looks files up in the project that signs people in.
  const storage: StandIn | undefined = identity && {
    url: `http://localhost:${site.storagePort}`,
    file: 'local/storage/main.ts',
    settings: { STORAGE_PORT: String(site.storagePort) },
  };
  return {
    vars: {
      ENVIRONMENT: 'local',
      SITE_URL: [own['SITE_URL']].find(Boolean) ?? `http://localhost:${site.port}`,
      ...(identity && {
        FIREBASE_PROJECT_ID: 'demo-valea',
        IDENTITY_KEYS_URL: `${identity.url}/.well-known/jwks.json`,
        IDENTITY_ADMIN_URL: `${identity.url}/identitytoolkit.googleapis.com`,
        IDENTITY_ADMIN_TOKEN: 'owner',
      }),
      ...(meta && {
        META_DATASET_ID: localAccount.dataset,
        META_ACCESS_TOKEN: localAccount.token,
        META_GRAPH_URL: meta.url,
      }),
      ...(stripe && {
        STRIPE_SECRET_KEY: localStripe.key,
        STRIPE_WEBHOOK_SECRET: localStripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
      }),
    },
    identity,
    meta,
    stripe,
    storage,
    dataApi:
      [own['DATA_API_URL']].find(Boolean) ??
      'the members service in the Worker, on a D1 database of this machine',
  };
}
