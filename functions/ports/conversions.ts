import type { TrackingEvent } from '#domain/events/tracking-event.ts';

/** A visitor's data from the edge and the payment; never taken from a body. */
export interface Visitor {
  address?: string | undefined;
  userAgent?: string | undefined;
  /** The ad platform's own identifiers, passed on unchanged. */
  fbp?: string | undefined;
  fbc?: string | undefined;
  /** Of a purchase. */
  email?: string;
}

/** A conversion event with the data that the receipt's consent lets the ad platform have. */
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
  /** Busy, down, or the response was lost: retry. */
  | { state: 'later'; reason: string }
  /** Our credentials are wrong or missing: nothing is accepted until they are fixed. */
  | { state: 'locked_out'; reason: string };

/** A batch has one test code, or none. */
export interface AdPlatform {
  send(batch: readonly Conversion[]): Promise<Delivery>;
}
