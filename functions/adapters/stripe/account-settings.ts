import { z } from 'zod';
import { company } from '#domain/company/company.ts';
import { pathOf } from '#i18n/routes.ts';
import { readAnswer } from './answers.ts';
import { apiVersion } from './client.ts';
import { webhookEventTypes } from './webhook.ts';
import type Stripe from 'stripe';

/**
 * The Stripe account's webhook endpoint (API version and events) and customer portal configuration. Like prices,
 * `npm run ops -- catalogue` compares them and `catalogue push` sets them.
 */
const mark = { held_by: 'catalogue' } as const;

const endpoints = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      status: z.string(),
      api_version: z.string().nullable(),
      enabled_events: z.array(z.string()),
    }),
  ),
});

/**
 * What customers may do in the portal. Changing plans is an order and needs our own page and button (§ 312j BGB); the
 * e-mail is managed by us.
 */
const features = {
  customer_update: { enabled: true, allowed_updates: ['address', 'name'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

const profile = {
  privacy_policy_url: new URL(pathOf('privacy', 'de'), company.site).href,
  terms_of_service_url: new URL(pathOf('terms', 'de'), company.site).href,
};

const values = z.record(z.string(), z.unknown());
const portals = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      metadata: z.record(z.string(), z.string()).nullable(),
      business_profile: values,
      features: z.record(z.string(), values),
    }),
  ),
});
type Portal = z.output<typeof portals>['data'][number];

/** Undefined until the first push; Stripe then uses its default. */
export async function findPortal(stripe: Stripe): Promise<Portal | undefined> {
  const listed = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return readAnswer(portals, listed).data.find(({ metadata }) => metadata?.['held_by'] === mark.held_by);
}

const sorted = (names: readonly string[]) => names.toSorted().join(', ');
const shown = (value: unknown) => (Array.isArray(value) ? sorted(value.map(String)) : String(value));

function portalDifferences({ features: switches, business_profile }: Portal): string[] {
  const there: Record<string, z.output<typeof values>> = { ...switches, business_profile };
  return Object.entries({ ...features, business_profile: profile }).flatMap(([part, wanted]) =>
    Object.entries(wanted)
      .map(([name, value]) => [name, shown(value), shown(there[part]?.[name])] as const)
      .filter(([, ours, theirs]) => ours !== theirs)
      .map(([name, , theirs]) => `customer portal: ${part}.${name} is ${theirs}`),
  );
}

/** `site` is undefined if Stripe cannot reach us. */
export function createAccountSettingsHolder(stripe: Stripe, site: string | undefined) {
  const url = site === undefined ? undefined : new URL('/api/stripe/webhook', site).href;
  const events = [...webhookEventTypes];

  async function findEndpoint() {
    const listed = await stripe.webhookEndpoints.list({ limit: 100 });
    return readAnswer(endpoints, listed).data.find((endpoint) => endpoint.url === url);
  }

  async function webhookDifferences(): Promise<string[]> {
    const endpoint = await findEndpoint();
    if (!endpoint) return [`webhook: there is no endpoint at ${url ?? ''}`];
    const { status, api_version: version, enabled_events: enabled } = endpoint;
    const missing = events.filter((event) => !enabled.includes(event) && !enabled.includes('*'));
    const others = enabled.filter((event) => !events.some((ours) => ours === event));
    return [
      ...(status === 'enabled' ? [] : [`is ${status}`]),
      ...(version === apiVersion
        ? []
        : [
            `speaks API version ${version ?? 'of the account'}, ours is ${apiVersion}: this is fixed when it is made, so delete it there, push, and enter its new signing secret`,
          ]),
      ...(missing.length > 0 ? [`is not told of ${missing.join(', ')}`] : []),
      ...(others.length > 0 ? [`is told of ${others.join(', ')}, which nobody reads`] : []),
    ].map((difference) => `webhook ${endpoint.id}: ${difference}`);
  }

  return {
    async check(): Promise<string[]> {
      const portal = await findPortal(stripe);
      return [
        ...(url === undefined ? [] : await webhookDifferences()),
        ...(portal ? portalDifferences(portal) : ['customer portal: our configuration is not there']),
      ];
    },

    /** Creates or updates what differs. Stripe reveals a new endpoint's signing secret only here. */
    async push(): Promise<{ webhookSecret: string | undefined }> {
      const portal = await findPortal(stripe);
      const wanted = { features, business_profile: profile, metadata: mark };
      if (!portal) await stripe.billingPortal.configurations.create(wanted);
      else if (portalDifferences(portal).length > 0) {
        await stripe.billingPortal.configurations.update(portal.id, wanted);
      }
      if (url === undefined) return { webhookSecret: undefined };
      const endpoint = await findEndpoint();
      if (!endpoint) {
        const made = await stripe.webhookEndpoints.create({
          url,
          enabled_events: events,
          api_version: apiVersion,
          metadata: mark,
        });
        return { webhookSecret: made.secret };
      }
      if (sorted(endpoint.enabled_events) !== sorted(events) || endpoint.status !== 'enabled') {
        await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: events, disabled: false });
      }
      return { webhookSecret: undefined };
    },
  };
}
