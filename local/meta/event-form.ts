import { z } from 'zod';

/** As strict as the documentation, and stricter than the platform: what it would silently ignore is refused here. */
const sha256 = z.string().regex(/^[\da-f]{64}$/, 'must be a SHA-256 in lower case');
const hashed = z.union([sha256, z.array(sha256).min(1)]).optional();

const userData = z
  .strictObject({
    em: hashed,
    ph: hashed,
    fn: hashed,
    ln: hashed,
    ct: hashed,
    zp: hashed,
    country: hashed,
    client_ip_address: z.union([z.ipv4(), z.ipv6()]).optional(),
    client_user_agent: z.string().min(1),
    fbp: z
      .string()
      .regex(/^fb\.\d\.\d{10,13}\.\d+(\.\w{1,10})?$/)
      .optional(),
    fbc: z
      .string()
      .regex(/^fb\.\d\.\d{10,13}\.[\w.-]+$/)
      .optional(),
  })
  .refine((given) => Object.keys(given).length > 1, 'says too little of the visitor to match her');

const customData = z
  .strictObject({
    value: z.number().nonnegative().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/i, 'must be an ISO 4217 code')
      .optional(),
    content_ids: z.array(z.string()).min(1).optional(),
    content_name: z.string().optional(),
    content_category: z.string().optional(),
    content_type: z.enum(['product', 'product_group']).optional(),
    order_id: z.string().optional(),
  })
  .refine(
    ({ value, currency }) => (value === undefined) === (currency === undefined),
    'value needs a currency',
  );

export const eventForm = z
  .strictObject({
    event_name: z.string().min(1).max(50),
    event_time: z.number().int(),
    event_id: z.string().min(1).max(100),
    event_source_url: z.url({ protocol: /^https?$/ }),
    action_source: z.literal('website'),
    user_data: userData,
    custom_data: customData.optional(),
  })
  .refine(
    ({ event_name: name, custom_data: custom }) => name !== 'Purchase' || custom?.value !== undefined,
    'a purchase needs value and currency',
  );

export type MetaEvent = z.infer<typeof eventForm>;

export const requestForm = z.strictObject({
  data: z.array(z.unknown()).min(1).max(1_000),
  access_token: z.string().optional(),
  test_event_code: z.string().optional(),
});
