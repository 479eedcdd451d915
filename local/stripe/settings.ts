/** Webhook endpoints and the customer portal. */
import { z } from 'zod';
import { add, find, newId, type Account, type PortalConfiguration } from './account.ts';
import { metadata, readRequest, yes } from './requests.ts';
import type Stripe from 'stripe';

const feature = z.looseObject({ enabled: yes });
const portalForm = z.strictObject({
  features: z
    .strictObject({
      customer_update: feature,
      invoice_history: feature,
      payment_method_update: feature,
      subscription_cancel: feature,
      subscription_pause: feature,
      subscription_update: feature,
    })
    .partial(),
  business_profile: z
    .partialRecord(z.enum(['privacy_policy_url', 'terms_of_service_url']), z.url())
    .default({}),
  metadata,
});

const blank = (): PortalConfiguration => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  business_profile: { privacy_policy_url: null, terms_of_service_url: null },
  features: {},
  metadata: {},
});

function setPortal(account: Account, before: PortalConfiguration, given: unknown) {
  const { business_profile: profile, features, metadata: marks } = readRequest(portalForm, given);
  return add(account.configurations, {
    ...before,
    business_profile: Object.assign(before.business_profile, profile),
    features: Object.assign(before.features, features),
    metadata: Object.assign(before.metadata ?? {}, marks),
  });
}

export const createPortal = (account: Account, given: unknown) => setPortal(account, blank(), given);

export const updatePortal = (account: Account, given: unknown, id: string) =>
  setPortal(account, find(account.configurations, id, 'configuration'), given);

const sessionForm = z.strictObject({
  customer: z.string(),
  configuration: z.string().optional(),
  return_url: z.url(),
  locale: z.enum(['de', 'en']),
});

export function openPortal(account: Account, given: unknown) {
  const { customer, configuration, return_url: back } = readRequest(sessionForm, given);
  find(account.customers, customer, 'customer', 'customer');
  if (configuration !== undefined) {
    find(account.configurations, configuration, 'configuration', 'configuration');
  }
  return {
    id: newId('bps'),
    object: 'billing_portal.session',
    url: `${account.pages.url}/portal/${customer}?back=${encodeURIComponent(back)}`,
  } satisfies Partial<Stripe.BillingPortal.Session>;
}

const endpointForm = z.strictObject({
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  api_version: z.string(),
  metadata,
});
// An endpoint's API version cannot change.
const endpointChange = endpointForm.pick({ enabled_events: true }).extend({ disabled: yes }).partial();

/** The signing secret is shown only in this response: https://docs.stripe.com/api/webhook_endpoints/object */
export function createEndpoint(account: Account, given: unknown) {
  const request = readRequest(endpointForm, given);
  const endpoint = { id: newId('we'), object: 'webhook_endpoint', status: 'enabled', ...request } as const;
  return { ...add(account.webhook_endpoints, endpoint), secret: account.webhookSecret };
}

export function updateEndpoint(account: Account, given: unknown, id: string) {
  const endpoint = find(account.webhook_endpoints, id, 'webhook endpoint');
  const { disabled, enabled_events: events } = readRequest(endpointChange, given);
  if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
  endpoint.enabled_events = events ?? endpoint.enabled_events;
  return endpoint;
}
