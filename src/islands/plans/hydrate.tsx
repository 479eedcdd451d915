import { hydrateRoot } from 'react-dom/client';
import type { Offer } from '#domain/shop/offers.ts';
import { openPlans } from './page.ts';
import { PlansView } from './PlansView.tsx';
import type { PlansWords } from './texts.ts';

/** Hydrates the plans that the page was built with; their links work before that, and without it. */
const place = document.getElementById('plans');
if (place) {
  const { offers, ...words } = JSON.parse(place.dataset['words'] ?? '{}') as PlansWords & { offers: Offer[] };
  const plans = openPlans(offers);
  plans.$state.subscribe(({ loaded }) => {
    place.dataset['loaded'] = loaded;
  });
  hydrateRoot(place, <PlansView {...words} plans={plans} />);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void plans.load();
  });
}

// An order that is still open is for members to see: nobody else loads anything.
if ('signedIn' in document.documentElement.dataset)
  import('#site/islands/open-order/hint.tsx').catch(() => undefined);
