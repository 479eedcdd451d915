import { z } from 'zod';
import {
  browserEventNames,
  paymentEventNames,
  trackedProducts,
  type BrowserEvent,
} from '#domain/events/catalogue.ts';
import { pageNameOf } from '#domain/events/tracked-pages.ts';
import { isEventId, isTestCode } from '#domain/events/tracking-event.ts';

type ReadEvent =
  | {
      state: 'read';
      event: BrowserEvent;
      id: string;
      /** In seconds, if the browser sends it. */
      time: number | undefined;
      address: string;
      testCode: string | undefined;
    }
  | { state: 'refused'; code: 'bad_request' | 'forbidden' };

/** Personal and payment data come from the edge, the account and the payment, never from a page. */
const notFromAPage = ['user_data', 'em', 'email', 'ph', 'phone', 'fn', 'ln', 'external_id', 'transaction_id'];
const fromThePayment: ReadonlySet<unknown> = new Set(paymentEventNames);

const dearest = 10_000;

/** Drops unknown keys and anything not on our lists, so that no text of a page gets through. */
const form = z.object({
  event_name: z.enum(browserEventNames),
  event_id: z.unknown().optional(),
  event_time: z.number().optional().catch(undefined),
  event_source_url: z.string().max(4_000).catch(''),
  value: z.number().min(0).max(dearest).optional(),
  content_ids: z.array(z.enum(trackedProducts)).length(1).optional(),
  custom_data: z
    .object({ content_name: z.string().optional().catch(undefined) })
    .catch({})
    .default({}),
  test_event_code: z.unknown().optional(),
});

function eventOf({ event_name: name, value, content_ids: ids, custom_data: custom }: z.infer<typeof form>) {
  const [product] = ids ?? [];
  switch (name) {
    case 'PageView':
      return { name, page: pageNameOf(custom.content_name) };
    case 'Lead':
    case 'CompleteRegistration':
      return { name };
    case 'ViewContent':
      return product && { name, product };
    case 'InitiateCheckout':
      return product && value !== undefined ? { name, product, cents: Math.round(value * 100) } : undefined;
  }
}

const randomId = () => crypto.randomUUID().replaceAll('-', '');

export function readBrowserEvent(body: unknown): ReadEvent {
  const given = z.record(z.string(), z.unknown()).safeParse(body);
  if (!given.success) return { state: 'refused', code: 'bad_request' };
  const isForbidden = fromThePayment.has(given.data['event_name']);
  if (isForbidden || notFromAPage.some((key) => Object.hasOwn(given.data, key))) {
    return { state: 'refused', code: 'forbidden' };
  }
  const parsed = form.safeParse(given.data);
  const event = parsed.success ? eventOf(parsed.data) : undefined;
  if (!parsed.success || !event) return { state: 'refused', code: 'bad_request' };
  const { event_id: id, event_time: time, event_source_url: address, test_event_code: code } = parsed.data;
  return {
    state: 'read',
    event,
    id: isEventId(id) ? id : randomId(),
    time,
    address,
    testCode: isTestCode(code) ? code : undefined,
  };
}
