import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Offer } from '#domain/shop/offers.ts';

/** What becomes of a discount code. */
export type CodeState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'applied'; code: string; offers: Offer[] }
  | { state: 'refused'; problem: CallErrorCode | 'empty' };

/** What the shop says about her. */
export type Holding = 'none' | 'has' | 'processing';

export interface PlansState {
  /** `page`: the prices that the page was built with; the shop has not answered yet. */
  loaded: 'page' | 'known' | 'failed';
  offers: readonly Offer[];
  code: CodeState;
  holding: Holding;
  /** Whether somebody was signed in here when it was last known: then the way to the order is shorter. */
  signedIn: boolean;
}

export const asBuilt = (offers: readonly Offer[]): PlansState => ({
  loaded: 'page',
  offers,
  code: { state: 'none' },
  holding: 'none',
  signedIn: true,
});

/** The offers as they are shown: with the code, where it goes with them. */
export const shownOffers = ({ offers, code }: PlansState): Offer[] =>
  offers.map((offer) => {
    const reduced = code.state === 'applied' ? code.offers : [];
    return reduced.find(({ product }) => product === offer.product) ?? offer;
  });
