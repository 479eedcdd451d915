import { z } from 'zod';
import { expand, list, metadata, yes } from './requests.ts';

/** Parameters of calls about webhook endpoints and the customer portal. */
const onOff = z.strictObject({ enabled: yes });
const portalFeatures = z.strictObject({
  customer_update: onOff
    .extend({ allowed_updates: z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id'])) })
    .partial({ allowed_updates: true })
    .optional(),
  invoice_history: onOff.optional(),
  payment_method_update: onOff.optional(),
  subscription_cancel: onOff
    .extend({
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
    })
    .optional(),
  subscription_pause: onOff.optional(),
  subscription_update: onOff.optional(),
});
const portalProfile = z
  .strictObject({
    headline: z.string().optional(),
    privacy_policy_url: z.url().optional(),
    terms_of_service_url: z.url().optional(),
  })
  .optional();
const eventNames = z.array(z.string().regex(/^(\*|[a-z_]+(\.[a-z_]+)+)$/)).min(1);

export const accountForms = {
  portalCreate: z.strictObject({
    features: portalFeatures,
    business_profile: portalProfile,
    metadata,
    expand,
  }),
  portalUpdate: z.strictObject({
    features: portalFeatures.optional(),
    business_profile: portalProfile,
    active: yes.optional(),
    metadata,
    expand,
  }),
  endpointCreate: z.strictObject({
    url: z.url(),
    enabled_events: eventNames,
    api_version: z.string().optional(),
    description: z.string().optional(),
    metadata,
    expand,
  }),
  // An endpoint's API version cannot change.
  endpointUpdate: z.strictObject({
    url: z.url().optional(),
    enabled_events: eventNames.optional(),
    disabled: yes.optional(),
    metadata,
    expand,
  }),
  portals: z.strictObject({ ...list, active: yes.optional(), is_default: yes.optional() }),
  portal: z.strictObject({
    customer: z.string(),
    configuration: z.string().optional(),
    return_url: z.url().optional(),
    locale: z.enum(['auto', 'de', 'en']).optional(),
    expand,
  }),
};
