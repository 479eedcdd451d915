import type { Offer } from '#domain/shop/offers.ts';
import { has, post } from './endpoint.ts';

/** Longer than any of our codes; the rest is cut off. */
export const longestCode = 40;

/** The products that the code applies to. */
export interface DiscountAnswer {
  code: string;
  offers: Offer[];
}

/** A discount code's reduction. Wrong, expired and used codes get the same answer. */
export const discount = post('/api/discount', {
  signIn: 'optional',
  codes: ['discount_not_applicable'],
  isAnswer: has<DiscountAnswer>({ offers: 'list' }),
});
