import type { TrackingEvent } from '#domain/events/tracking-event.ts';

/** Who did something, as the edge and the payment know it. Nothing of it comes out of a body. */
export interface Visitor {
  address?: string;
  userAgent?: string;
  /** The ad platform's own identifiers, passed on as they are. */
  fbp?: string;
  fbc?: string;
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  city?: string;
  postcode?: string;
  /** ISO 3166-1, two letters. */
  country?: string;
}

/** A conversion event: what the ad platform may hear, by the consent that the receipt proves. */
export interface Conversion {
  event: TrackingEvent;
  consentReceipt: string;
  visitor: Visitor;
}

/** Puts a conversion event on its way: into the queue, out of the request. */
export interface Conversions {
  report(conversion: Conversion): Promise<void>;
}

export type Delivery =
  | { state: 'received' }
  /** Something in this batch will never be taken. */
  | { state: 'refused'; reason: string }
  /** Busy, out of order, or its answer was lost: the same again later. */
  | { state: 'later'; reason: string }
  /** Our own access is wrong or missing: nothing will be taken until somebody mends it. */
  | { state: 'locked_out'; reason: string };

/** Where conversion events go. A batch has one test code, or none. */
export interface AdPlatform {
  send(batch: readonly Conversion[]): Promise<Delivery>;
}
