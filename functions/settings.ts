import { z } from 'zod';
import { company } from '#domain/company/company.ts';

export type GivenSettings = { readonly [Name in keyof Settings]?: string | undefined };

export const identityProvider = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  admin: 'https://identitytoolkit.googleapis.com',
} as const;

const adPlatform = 'https://graph.facebook.com';

const fileStorage = 'https://storage.googleapis.com';

const paymentService = 'https://api.stripe.com';

/**
 * Production only accepts live keys and live webhook events, staging only test ones; a developer's machine accepts
 * both. https://docs.stripe.com/keys#test-live-modes
 */
export const expectedLivemode = (environment: Settings['ENVIRONMENT']): boolean | undefined =>
  ({ production: true, staging: false, local: undefined, test: undefined })[environment];

const isLoopback = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/** A service account's JSON file, as downloaded from the provider's console. */
const serviceAccount = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') }));

const operatorEmail = z.email();

const fields = z.object({
  ENVIRONMENT: z.enum(['production', 'staging', 'local', 'test']),
  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'is no project id'),
  DATA_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  IDENTITY_KEYS_URL: z.url({ protocol: /^https?$/ }).default(identityProvider.keys),
  IDENTITY_ADMIN_URL: z.url({ protocol: /^https?$/ }).default(identityProvider.admin),
  IDENTITY_ADMIN_TOKEN: z.string().optional(),
  IDENTITY_SERVICE_ACCOUNT: serviceAccount.optional(),
  STORAGE_SERVICE_ACCOUNT: serviceAccount.optional(),
  STORAGE_URL: z.url({ protocol: /^https?$/ }).default(fileStorage),
  META_DATASET_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'is no data set id')
    .optional(),
  META_ACCESS_TOKEN: z.string().optional(),
  META_GRAPH_URL: z.url({ protocol: /^https?$/ }).default(adPlatform),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is no secret key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'is no signing secret').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default(paymentService),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPERATOR_EMAIL: operatorEmail.optional(),
  WEEKLY_MAIL: z.enum(['on', 'off']).default('on'),
  HASH_KEYS: z
    .string()
    .regex(
      /^\S{32,}( \S{32,})*$/,
      'is shorter than 32 characters, or its keys are not separated by one space',
    ),
  STAGING_PASSWORD: z.string().min(16, 'is shorter than 16 characters').optional(),
});

type Form = z.infer<typeof fields>;
type Refuse = (setting: keyof Form, message: string) => void;

const isLocal = ({ ENVIRONMENT: environment }: Form) => environment === 'local' || environment === 'test';

function checkServices(settings: Form, refuse: Refuse) {
  const local = isLocal(settings);
  for (const [setting, provider] of [
    ['IDENTITY_KEYS_URL', identityProvider.keys],
    ['IDENTITY_ADMIN_URL', identityProvider.admin],
    ['META_GRAPH_URL', adPlatform],
    ['STRIPE_API_URL', paymentService],
    ['STORAGE_URL', fileStorage],
  ] as const) {
    const url = settings[setting];
    if (url !== provider && !(local && isLoopback(url))) {
      refuse(setting, `may only be the provider itself${local ? ', or a stand-in on this machine' : ''}`);
    }
  }
}

function checkPairs(settings: Form, refuse: Refuse) {
  if ((settings.META_DATASET_ID === undefined) !== (settings.META_ACCESS_TOKEN === undefined)) {
    refuse('META_ACCESS_TOKEN', 'and META_DATASET_ID are needed together');
  }
  if ((settings.STRIPE_SECRET_KEY === undefined) !== (settings.STRIPE_WEBHOOK_SECRET === undefined)) {
    refuse('STRIPE_WEBHOOK_SECRET', 'and STRIPE_SECRET_KEY are needed together');
  }
}

function checkEnvironment(settings: Form, refuse: Refuse) {
  const { ENVIRONMENT: environment } = settings;
  const expected = expectedLivemode(environment);
  if (expected !== undefined && settings.STRIPE_SECRET_KEY?.includes(expected ? '_test_' : '_live_')) {
    refuse('STRIPE_SECRET_KEY', `is a ${expected ? 'test' : 'live'} key, and this is ${environment}`);
  }
  if (environment === 'staging' && settings.STAGING_PASSWORD === undefined) {
    refuse('STAGING_PASSWORD', 'is missing');
  }
  if (isLocal(settings)) return;
  if (settings.IDENTITY_ADMIN_TOKEN !== undefined) {
    refuse('IDENTITY_ADMIN_TOKEN', 'is for the local stand-in: use IDENTITY_SERVICE_ACCOUNT');
  }
  if (settings.SITE_URL?.startsWith('http:')) refuse('SITE_URL', 'must be https');
  if (settings.DATA_API_URL?.startsWith('http:')) refuse('DATA_API_URL', 'must be https');
}

const schema = fields
  .superRefine((settings, context) => {
    const refuse: Refuse = (setting, message) => {
      context.addIssue({ code: 'custom', path: [setting], message });
    };
    checkServices(settings, refuse);
    checkPairs(settings, refuse);
    checkEnvironment(settings, refuse);
  })
  .transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? (settings.ENVIRONMENT === 'staging' ? company.stagingSite : company.site),
  }));

export type Settings = z.infer<typeof schema>;

export type ReadSettings =
  | { state: 'valid'; settings: Settings }
  | { state: 'invalid'; problems: { setting: string; reason: string }[] };

/** Falls back to the company's address, so that the operator also gets reports of invalid settings. */
export const operatorOf = ({ OPERATOR_EMAIL: given }: GivenSettings): string =>
  operatorEmail.catch(company.email).parse(given);

export const settingNames = fields.keyof().options;

export function readSettings(env: GivenSettings): ReadSettings {
  // An empty setting counts as missing, because a `.dev.vars` file leaves settings empty.
  const given: Record<string, string | undefined> = Object.fromEntries(
    settingNames.filter((name) => env[name]).map((name) => [name, env[name]]),
  );
  const read = schema.safeParse(given);
  if (read.success) return { state: 'valid', settings: read.data };
  const problems = read.error.issues.map(({ path, message }) => ({
    setting: String(path[0]),
    reason: given[String(path[0])] === undefined ? 'is missing' : message,
  }));
  return { state: 'invalid', problems };
}
