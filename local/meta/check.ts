import { z } from 'zod';
import { badToken, graphError, noSuchDataset, type GraphError } from './graph-error.ts';

/** As strict as the documentation: refuses what Meta would silently ignore. */
const sha256 = z.string().regex(/^[\da-f]{64}$/, 'must be a SHA-256 in lower case');
const hashed = z.union([sha256, z.array(sha256).min(1)]).optional();

const userData = z
  .strictObject({
    em: hashed,
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
  .refine((given) => Object.keys(given).length > 1, 'says too little of the visitor to find a match');

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

const eventForm = z
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

const requestForm = z.strictObject({
  data: z.array(z.unknown()).min(1).max(1_000),
  access_token: z.string().optional(),
  test_event_code: z.string().optional(),
});

export interface Account {
  dataset: string;
  token: string;
}

export type Checked =
  | { state: 'taken'; events: MetaEvent[]; testCode: string | undefined }
  | { state: 'refused'; error: GraphError };

const maxAgeSeconds = 7 * 86_400;
const refused = (error: GraphError): Checked => ({ state: 'refused', error });

/** As at Meta, one bad event fails the whole request. */
function checkTime(event: MetaEvent, now: number): GraphError | undefined {
  const age = now / 1000 - event.event_time;
  if (age > maxAgeSeconds) {
    return graphError({
      code: 100,
      subcode: 2804003,
      details: 'The timestamp for this event is too far in the past.',
    });
  }
  if (age < -600) {
    return graphError({
      code: 100,
      subcode: 2804004,
      details: 'The timestamp for this event is in the future.',
    });
  }
  return undefined;
}

/** Meta's documented response to a POST to `/{version}/{dataset}/events`. */
export function checkCall(path: string, text: string, account: Account, now: number): Checked {
  const [, version = '', dataset, edge] = path.split('/');
  if (!/^v\d{2}\.0$/.test(version) || edge !== 'events') {
    return refused(graphError({ code: 2500, message: 'Unknown path components' }));
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused(graphError({ code: 100, message: 'Invalid JSON' }));
  }
  const request = requestForm.safeParse(body);
  if (!request.success) return refused(graphError({ code: 100, details: z.prettifyError(request.error) }));
  if (request.data.access_token !== account.token) return refused(badToken());
  if (dataset !== account.dataset) return refused(noSuchDataset());

  const events: MetaEvent[] = [];
  for (const given of request.data.data) {
    const event = eventForm.safeParse(given);
    if (!event.success) {
      return refused(graphError({ code: 100, subcode: 2804050, details: z.prettifyError(event.error) }));
    }
    const late = checkTime(event.data, now);
    if (late) return refused(late);
    events.push(event.data);
  }
  return { state: 'taken', events, testCode: request.data.test_event_code };
}
