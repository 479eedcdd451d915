import type { PaymentEvent } from '#domain/events/catalogue.ts';
import type { TrackingEvent } from '#domain/events/tracking-event.ts';

/** Who did something, as the edge and the payment know her. Nothing of it comes out of a body. */
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

/** Something that the ad platform may hear of, by the consent that its receipt stands for. */
export interface Conversion {
  event: TrackingEvent;
  receipt: string;
  visitor: Visitor;
}

/** What was paid, as the payment and its order tell it. */
export interface PaidOrder {
  /** Its `payment` is the payment's own id, and the event's: however often it is told, it counts once. */
  event: PaymentEvent;
  at: Date;
  /** Of the page that was ordered on. */
  path: string;
  /** Of the consent that she had when she ordered. Without one nobody hears of it. */
  receipt: string | undefined;
  visitor: Visitor;
  testCode?: string;
}

/** The way of an event out of a request: on to the queue. */
export interface Conversions {
  /** What a page has seen. */
  report(conversion: Conversion): Promise<void>;
  /** What the payment service has confirmed. */
  paid(order: PaidOrder): Promise<void>;
}

export type Delivery =
  | { state: 'received' }
  /** Something in this batch will never be taken. */
  | { state: 'refused'; reason: string }
  /** Busy, out of order, or its answer was lost: the same again later. */
  | { state: 'later'; reason: string }
  /** Our own access is at fault: nothing will be taken until somebody mends it. */
  | { state: 'locked_out'; reason: string };

/** Where conversions go. A batch has one test code, or none. */
export interface AdPlatform {
  send(batch: readonly Conversion[]): Promise<Delivery>;
}
