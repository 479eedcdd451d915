import type { CallErrorCode } from '#domain/error-codes.ts';
import type { TextVersions } from '#domain/shop/agreement.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { Offer } from '#domain/shop/offers.ts';

/** What she wishes and knows about beginning before the time for withdrawal is over. */
export interface Wishes {
  begin: boolean;
  knows: boolean;
}

/** What has changed since she last looked, and is shown before she orders. */
export type Notice = 'discount' | 'price' | 'texts';

export interface Review {
  step: 'review';
  /** The price as the shop says it, with the code where that counts. */
  offer: Offer;
  code: string | undefined;
  texts: TextVersions;
  /** The address that we know of her, or what she types. */
  email: { known: string } | { typed: string };
  wishes: Wishes;
  busy: boolean;
  notice: Notice | undefined;
  problem: CallErrorCode | undefined;
}

export type Has = 'already_has_app' | 'already_has_course' | 'payment_processing';

export type OrderState =
  | { step: 'loading' }
  /** Something comes first: signing in, the conditions of a course, an address for its receipt. */
  | { step: 'elsewhere'; to: string }
  /** Signing in stands in this page, because leaving it would forget her. */
  | { step: 'sign-in' }
  | { step: 'has'; code: Has }
  | { step: 'unreachable'; code: CallErrorCode }
  | Review
  /** The order stands; the payment page opens. */
  | { step: 'leaving'; url: string };

export interface OrderOf {
  product: ProductKey;
  /** As it stands in the address: whether it counts, the shop says. */
  code: string | undefined;
}
