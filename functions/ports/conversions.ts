import type { TrackingEvent } from '#domain/events/tracking-event.ts';

/** What the edge and the payment tell about a visitor; never taken from a body. */
export interface Visitor {
  address?: string;
  userAgent?: string;
  /** The ad platform's own identifiers, passed on unchanged. */
  fbp?: string;
  fbc?: string;
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  city?: string;
  postcode?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** A conversion event with what the receipt's consent allows the ad platform to learn. */
export interface Conversion {
  event: TrackingEvent;
  consentReceipt: string;
  visitor: Visitor;
}

export interface Conversions {
  report(conversion: Conversion): Promise<void>;
}

export type Delivery =
  | { state: 'received' }
  /** Something in this batch is invalid: retrying is pointless. */
  | { state: 'refused'; reason: string }
  /** Busy, out of order, or the answer was lost: retry. */
  | { state: 'later'; reason: string }
  /** Our credentials are wrong or missing: nothing is accepted until they are repaired. */
  | { state: 'locked_out'; reason: string };

/** A batch has one test code, or none. */
export interface AdPlatform {
  send(batch: readonly Conversion[]): Promise<Delivery>;
}
