import type { AccessLevel } from '#domain/access.ts';
import type { TextVersions } from '#domain/shop/agreement.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { isObject, type Endpoint } from './endpoint.ts';

export interface OffersAnswer {
  offers: Offer[];
  texts: TextVersions;
  /** What a member has and cannot buy once more, and what was paid for in a way that takes days. */
  has: AccessLevel[];
  processing: AccessLevel[];
  /** How long the guarantee lasts of what she orders now. */
  guaranteeDays: GuaranteeDays;
}

/** What can be bought today and at what price. */
export const readOffers = {
  method: 'GET',
  path: '/api/offers',
  signIn: 'optional',
  codes: [],
  isAnswer: (value): value is OffersAnswer =>
    isObject(value) && Array.isArray(value['offers']) && isObject(value['texts']),
} as const satisfies Endpoint<OffersAnswer>;
