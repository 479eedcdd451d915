import { hydrateRoot } from 'react-dom/client';
import type { Offer } from '#domain/shop/offers.ts';
import type { Plans } from './plans.store.ts';
import { PlansView } from './PlansView.tsx';
import type { PlansWords } from './texts.ts';

/** Hydrates the plans that the page was built with. */
export function takeOver(
  place: HTMLElement,
  plans: Plans,
  words: PlansWords & { offers: readonly Offer[] },
  onStarted: () => void,
) {
  hydrateRoot(place, <PlansView {...words} plans={plans} onStarted={onStarted} />);
}
