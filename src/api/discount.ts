import type { Offer } from '#domain/shop/offers.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** No code of ours is longer; what is typed beyond that is cut off. */
export const longestCode = 40;

/** The products that the code goes with. */
export interface DiscountAnswer {
  code: string;
  offers: Offer[];
}

/** What a discount code takes off. Wrong, expired, foreign, used: one answer. */
export const discount = {
  method: 'POST',
  path: '/api/discount',
  signIn: 'optional',
  codes: ['discount_not_applicable'],
  isAnswer: (value): value is DiscountAnswer => isObject(value) && Array.isArray(value['offers']),
} as const satisfies Endpoint<DiscountAnswer>;
