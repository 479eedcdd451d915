import type { AccessLevel } from '#domain/shop/access.ts';
import type { TextVersions } from '#domain/shop/agreement.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { get, has } from './endpoint.ts';

export interface OffersAnswer {
  offers: Offer[];
  texts: TextVersions;
  /** What the member cannot buy again: products already owned, or with a pending payment. */
  has: AccessLevel[];
  processing: AccessLevel[];
  /** The length of the guarantee for an order made now. */
  guaranteeDays: number;
}

/** Today's products and prices. */
export const readOffers = get('/api/offers', {
  signIn: 'optional',
  isAnswer: has<OffersAnswer>({ offers: 'list', texts: 'object' }),
});
