import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountSettingsHolder, findPortal } from '../../functions/adapters/stripe/account-settings.ts';
import { apiVersion, createClient } from '../../functions/adapters/stripe/client.ts';
import { webhookEventTypes } from '../../functions/adapters/stripe/webhook.ts';
import { deadlineForEachCall } from '../../functions/time/deadline.ts';
import { localStripe } from '../../local/stripe/remote.ts';
import { startStripe } from '../../local/stripe/stripe.ts';
import type Stripe from 'stripe';

const site = 'https://shop.example';
const url = `${site}/api/stripe/webhook`;
let service: Awaited<ReturnType<typeof startStripe>>;
let stripe: Stripe;
beforeEach(async () => {
  service = await startStripe({ port: 0, ...localStripe, apiVersion });
  stripe = createClient({ key: localStripe.key, url: service.url, deadline: deadlineForEachCall(5_000) });
});
afterEach(() => service.stop());

const holder = () => createAccountSettingsHolder(stripe, site);

it('Stripe settings: an empty account has neither webhook nor portal, and both after a push', async () => {
  expect(await holder().check()).toEqual([
    `webhook: there is no endpoint at ${url}`,
    'customer portal: our configuration is not there',
  ]);
  expect(await holder().push()).toEqual({ webhookSecret: localStripe.webhookSecret });
  expect(await holder().check()).toEqual([]);
  expect(await holder().push()).toEqual({ webhookSecret: undefined });
  expect((await stripe.webhookEndpoints.list()).data).toMatchObject([
    { url, api_version: apiVersion, enabled_events: webhookEventTypes, status: 'enabled' },
  ]);
  expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(1);
});

it('Stripe settings: a webhook with another API version is named, and cannot be pushed away', async () => {
  await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEventTypes],
    api_version: '2020-08-27',
  });
  await holder().push();
  expect(await holder().check()).toEqual([
    expect.stringMatching(
      new RegExp(`speaks API version 2020-08-27, ours is ${apiVersion}.*delete it there`),
    ),
  ]);
});

it('Stripe settings: events that are missing, too many, or not sent at all are named, and set by a push', async () => {
  const { id } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: ['invoice.paid', 'customer.created'],
    api_version: apiVersion,
  });
  await stripe.webhookEndpoints.update(id, { disabled: true });
  const missing = webhookEventTypes.filter((type) => type !== 'invoice.paid').join(', ');
  const differences = await holder().check();
  expect(differences).toContain(`webhook ${id}: is disabled`);
  expect(differences).toContain(`webhook ${id}: is not told of ${missing}`);
  expect(differences).toContain(`webhook ${id}: is told of customer.created, which nobody reads`);
  await holder().push();
  expect(await holder().check()).toEqual([]);
});

it('Stripe settings: a portal that allows something else is named, and set by a push', async () => {
  await holder().push();
  const portal = await findPortal(stripe);
  await stripe.billingPortal.configurations.update(portal?.id ?? '', {
    features: {
      subscription_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'immediately', proration_behavior: 'create_prorations' },
      customer_update: { enabled: true, allowed_updates: ['email'] },
    },
    business_profile: { terms_of_service_url: 'https://elsewhere.example' },
  });
  expect(await holder().check()).toEqual([
    'customer portal: customer_update.allowed_updates is email',
    'customer portal: subscription_cancel.mode is immediately',
    'customer portal: subscription_cancel.proration_behavior is create_prorations',
    'customer portal: subscription_update.enabled is true',
    'customer portal: business_profile.terms_of_service_url is https://elsewhere.example',
  ]);
  await holder().push();
  expect(await holder().check()).toEqual([]);
});
