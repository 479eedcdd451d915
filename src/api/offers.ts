import type { AccessLevel } from '#domain/access.ts';
import type { TextVersions } from '#domain/shop/agreement.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { isObject, type Endpoint } from './endpoint.ts';

export interface OffersAnswer {
  offers: Offer[];
  texts: TextVersions;
  /** What the member cannot buy again: what she has, and what is being paid by a method that takes days. */
  has: AccessLevel[];
  processing: AccessLevel[];
  /** The length of the guarantee for an order made now. */
  guaranteeDays: GuaranteeDays;
}

/** Today's products and prices. */
export const readOffers = {
  method: 'GET',
  path: '/api/offers',
  signIn: 'optional',
  codes: [],
  isAnswer: (value): value is OffersAnswer =>
    isObject(value) && Array.isArray(value['offers']) && isObject(value['texts']),
} as const satisfies Endpoint<OffersAnswer>;
