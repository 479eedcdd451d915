import type { AccessLevel } from '../shop/access.ts';
import { categoryOf, type ContentCategory, type ConversionEvent } from './catalogue.ts';
import { reduceAddress, type PageName } from './tracked-pages.ts';

/** As sent from browser to Worker, and from Worker to queue. */
export interface TrackingEvent {
  event_name: ConversionEvent['name'];
  /** Deduplicates: the same event sent twice counts once. */
  event_id: string;
  event_source_url: string;
  /** In seconds. */
  event_time: number;
  value?: number;
  currency?: 'EUR';
  content_ids?: readonly AccessLevel[];
  transaction_id?: string;
  custom_data?: {
    content_category: ContentCategory;
    content_name?: PageName;
    content_type?: 'product';
  };
  test_event_code?: string;
}

interface Circumstances {
  id: string;
  time: number;
  /** A whole address, of which only the route is kept. */
  address: string;
  site: string;
  /** Those that ad platforms may see. */
  routes: readonly string[];
  testCode?: string | undefined;
}

type Particulars = Partial<
  Pick<TrackingEvent, 'value' | 'currency' | 'content_ids' | 'transaction_id' | 'custom_data'>
>;

function particulars(event: ConversionEvent): Particulars {
  switch (event.name) {
    case 'PageView':
      return { custom_data: { content_category: 'page', content_name: event.page } };
    case 'Lead':
    case 'CompleteRegistration':
      return {};
    case 'ViewContent':
      return {
        content_ids: [event.product],
        custom_data: { content_category: categoryOf(event.product), content_type: 'product' },
      };
    case 'InitiateCheckout':
    case 'Purchase':
    case 'Subscribe':
      return {
        value: event.cents / 100,
        currency: 'EUR',
        content_ids: [event.product],
        ...('payment' in event ? { transaction_id: event.payment } : {}),
        custom_data: { content_category: categoryOf(event.product), content_type: 'product' },
      };
  }
}

export const trackingEvent = (
  event: ConversionEvent,
  { id, time, address, site, routes, testCode }: Circumstances,
): TrackingEvent => ({
  event_name: event.name,
  event_id: id,
  event_source_url: reduceAddress(address, site, routes),
  event_time: Math.floor(time / 1000),
  ...particulars(event),
  ...(testCode === undefined ? {} : { test_event_code: testCode }),
});

/** The ad platform's test codes look like `TEST12345`; nothing else is passed on as one. */
export const isTestCode = (value: unknown): value is string =>
  typeof value === 'string' && /^TEST\d{1,10}$/.test(value);

/** Ids made by the browser: random, 32 hexadecimal digits. Payment ids never look like that. */
export const isEventId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value);
