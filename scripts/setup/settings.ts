import { readSettings, type Settings } from '#functions/settings.ts';
import type { BuildSettings } from '../../src/build/build-settings.ts';

/**
 * Every setting, environment variable and secret: its purpose, its source, and which deployment requires it. The
 * deploy check and the settings check of `npm start` read it; `.dev.vars.example` explains each in detail, and
 * `functions/settings.ts` validates them.
 */
interface Setting {
  /**
   * `secret`: for the Worker, by `wrangler secret put`. `build`: compiled into the static site. `config`: in
   * `wrangler.toml`. `stand-in`: local only.
   */
  kind: 'secret' | 'build' | 'config' | 'stand-in';
  from: string;
  neededBy?: readonly Target[];
}

export type Target = 'production' | 'staging';

const both: readonly Target[] = ['production', 'staging'];

type Name = keyof Settings | keyof BuildSettings;

export const settings: Readonly<Record<Name, Setting>> = {
  ENVIRONMENT: { kind: 'config', from: 'wrangler.toml, [vars]' },
  FIREBASE_PROJECT_ID: {
    kind: 'secret',
    from: 'Firebase console, project settings, project id',
    neededBy: both,
  },
  IDENTITY_SERVICE_ACCOUNT: {
    kind: 'secret',
    from: 'Firebase console, project settings, service accounts, new private key: the JSON file in one line',
    neededBy: ['production'],
  },
  STORAGE_SERVICE_ACCOUNT: {
    kind: 'secret',
    from: 'Google Cloud console, a service account that may only read objects of the bucket: its key, the JSON file in one line',
    neededBy: both,
  },
  STRIPE_SECRET_KEY: {
    kind: 'secret',
    from: 'Stripe dashboard, developers, API keys: live for production, test for staging',
    neededBy: both,
  },
  STRIPE_WEBHOOK_SECRET: {
    kind: 'secret',
    from: 'Stripe dashboard, developers, webhooks, the endpoint /api/stripe/webhook of this deployment',
    neededBy: both,
  },
  META_DATASET_ID: { kind: 'secret', from: 'Meta Events Manager, data sources, the data set’s id' },
  META_ACCESS_TOKEN: {
    kind: 'secret',
    from: 'Meta Events Manager, the data set’s settings, Conversions API, generate access token',
  },
  DATA_API_URL: {
    kind: 'secret',
    from: 'the operator of an external data API; without it the embedded one is used',
  },
  SITE_URL: {
    kind: 'secret',
    from: 'only where the site is not at the address in src/domain/company/company.ts',
  },
  HASH_KEYS: {
    kind: 'secret',
    from: 'you: `openssl rand -hex 32`; after a rotation the new key, a space, the old one',
    neededBy: both,
  },
  STAGING_PASSWORD: {
    kind: 'secret',
    from: 'you: at least 16 characters; the user name is `valea`',
    neededBy: ['staging'],
  },
  OPERATOR_EMAIL: {
    kind: 'secret',
    from: 'you: the recipient of the daily mail; the company’s address by default',
    neededBy: ['production'],
  },
  WEEKLY_MAIL: { kind: 'secret', from: 'you: `off` for no mail to the owners on Mondays' },
  IDENTITY_KEYS_URL: { kind: 'stand-in', from: 'npm start' },
  IDENTITY_ADMIN_URL: { kind: 'stand-in', from: 'npm start' },
  IDENTITY_ADMIN_TOKEN: { kind: 'stand-in', from: 'npm start' },
  META_GRAPH_URL: { kind: 'stand-in', from: 'npm start' },
  STRIPE_API_URL: { kind: 'stand-in', from: 'npm start' },
  STORAGE_URL: { kind: 'stand-in', from: 'npm start' },
  PUBLIC_FIREBASE_PROJECT_ID: {
    kind: 'build',
    from: 'Firebase console, project settings, project id',
    neededBy: both,
  },
  PUBLIC_FIREBASE_API_KEY: {
    kind: 'build',
    from: 'Firebase console, project settings, Web API key',
    neededBy: both,
  },
  PUBLIC_FIREBASE_AUTH_DOMAIN: {
    kind: 'build',
    from: 'only where it is not the project’s firebaseapp.com host',
  },
  PUBLIC_GOOGLE_TAG_ID: { kind: 'build', from: 'Google tag, admin, data stream' },
  VALEA_ADMIN: { kind: 'build', from: 'npm run dev' },
  VALEA_ADMIN_REPOSITORY: { kind: 'build', from: 'the repository that the browser editor saves to' },
  VALEA_ADMIN_SIGN_IN: { kind: 'build', from: 'the Worker that signs editors in (docs/publishing.md)' },
};

const names = Object.keys(settings) as Name[];

export const neededSettings = (target: Target, kind: 'secret' | 'build'): readonly Name[] =>
  names.filter((name) => settings[name].kind === kind && settings[name].neededBy?.includes(target));

export interface SettingProblem {
  setting: string;
  /** Never contains the value. */
  reason: string;
  mend: string;
}

/** Checks the Worker's settings before it starts. */
export function settingProblems(given: Readonly<Record<string, string | undefined>>): SettingProblem[] {
  const read = readSettings(given);
  if (read.state === 'valid') return [];
  return read.problems.map(({ setting, reason }) => {
    const known = names.find((name) => name === setting);
    const from = known ? ` (from: ${settings[known].from})` : '';
    return { setting, reason, mend: `correct ${setting} in .dev.vars, or take it out${from}` };
  });
}
