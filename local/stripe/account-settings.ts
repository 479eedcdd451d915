import { noSuch } from './refusal.ts';
import { accountForms } from './account-requests.ts';
import { customerOf } from './catalogue.ts';
import { readRequest } from './requests.ts';
import { newId, type Account } from './account.ts';
import type Stripe from 'stripe';

type PortalFeatures = Stripe.BillingPortal.Configuration.Features;

const noReason = { enabled: false, feedback_options: null, options: [] };

/** Features are off by default. */
const blankFeatures = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: noReason,
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
} satisfies PortalFeatures;

export function createPortalConfiguration(account: Account, given: unknown) {
  const {
    features,
    business_profile: profile = {},
    metadata,
  } = readRequest(accountForms.portalCreate, given);
  const configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: profile.headline ?? null,
      privacy_policy_url: profile.privacy_policy_url ?? null,
      terms_of_service_url: profile.terms_of_service_url ?? null,
    },
    created: account.now(),
    default_return_url: null,
    features: merged(blankFeatures, features),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    name: null,
    updated: account.now(),
  } satisfies Stripe.BillingPortal.Configuration;
  account.bpc.set(configuration.id, configuration);
  return configuration;
}

const merged = (before: PortalFeatures, change: { [Name in keyof PortalFeatures]?: object | undefined }) => ({
  customer_update: { ...before.customer_update, ...change.customer_update },
  invoice_history: { ...before.invoice_history, ...change.invoice_history },
  payment_method_update: { ...before.payment_method_update, ...change.payment_method_update },
  subscription_cancel: { ...before.subscription_cancel, ...change.subscription_cancel },
  subscription_pause: { ...before.subscription_pause, ...change.subscription_pause },
  subscription_update: { ...before.subscription_update, ...change.subscription_update },
});

function portalConfigurationOf(account: Account, id: string, param?: string) {
  const found = account.bpc.get(id);
  if (!found) throw noSuch('configuration', id, param);
  return found;
}

export function updatePortalConfiguration(account: Account, id: string, given: unknown) {
  const before = portalConfigurationOf(account, id);
  const {
    features = {},
    business_profile: profile = {},
    metadata,
    active,
  } = readRequest(accountForms.portalUpdate, given);
  const configuration = {
    ...before,
    active: active ?? before.active,
    business_profile: {
      headline: profile.headline ?? before.business_profile.headline,
      privacy_policy_url: profile.privacy_policy_url ?? before.business_profile.privacy_policy_url,
      terms_of_service_url: profile.terms_of_service_url ?? before.business_profile.terms_of_service_url,
    },
    features: merged(before.features, features),
    metadata: { ...before.metadata, ...metadata },
    updated: account.now(),
  };
  account.bpc.set(id, configuration);
  return configuration;
}

/** The signing secret is shown only in this response: https://docs.stripe.com/api/webhook_endpoints/object */
export function createWebhookEndpoint(account: Account, given: unknown, secret: string) {
  const request = readRequest(accountForms.endpointCreate, given);
  const endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: request.api_version ?? null,
    application: null,
    created: account.now(),
    description: request.description ?? null,
    enabled_events: request.enabled_events,
    livemode: false,
    metadata: request.metadata,
    status: 'enabled',
    url: request.url,
  } satisfies Stripe.WebhookEndpoint;
  account.we.set(endpoint.id, endpoint);
  return { ...endpoint, secret };
}

export function updateWebhookEndpoint(account: Account, id: string, given: unknown) {
  const before = account.we.get(id);
  if (!before) throw noSuch('webhook endpoint', id);
  const { disabled, enabled_events: events, url } = readRequest(accountForms.endpointUpdate, given);
  const endpoint = {
    ...before,
    enabled_events: events ?? before.enabled_events,
    status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
    url: url ?? before.url,
  };
  account.we.set(id, endpoint);
  return endpoint;
}

/** Whether an event is sent to an address; one without a registered endpoint gets all events. */
export function isSubscribed(account: Account, url: string, type: string): boolean {
  const own = [...account.we.values()].filter((endpoint) => endpoint.url === url);
  if (own.length === 0) return true;
  return own.some(
    ({ status, enabled_events: events }) =>
      status === 'enabled' && (events.includes('*') || events.includes(type)),
  );
}

export function openPortal({ account, given }: { account: Account; given: unknown }) {
  const { customer, configuration, locale, return_url: returnUrl } = readRequest(accountForms.portal, given);
  customerOf(account, customer, 'customer');
  if (configuration !== undefined) portalConfigurationOf(account, configuration, 'configuration');
  const id = newId('bps');
  const back = encodeURIComponent(returnUrl ?? '');
  return {
    id,
    object: 'billing_portal.session',
    configuration: configuration ?? 'bpc_local',
    created: account.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: locale ?? null,
    on_behalf_of: null,
    return_url: returnUrl ?? null,
    url: `${account.pages.url}/portal/${customer}?back=${back}`,
  } satisfies Stripe.BillingPortal.Session;
}
