import type { Offer } from '#domain/shop/offers.ts';
import { openPlans } from './page.ts';
import { isAsBuilt } from './plans.store.ts';
import type { PlansWords } from './texts.ts';

/**
 * Lazy hydration of the offers: their prices and links stand in the page and work without any script. The shop is asked
 * whether they still hold; React is loaded when the page has to say something else, or on pointer, focus or touch at the field for
 * a discount code.
 */
const place = document.getElementById('plans');
if (place) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as PlansWords & { offers: Offer[] };
  const plans = openPlans(words.offers);
  let coming: Promise<unknown> | undefined;
  let isTaken = false;

  const take = () => {
    coming ??= import('./hydrate.tsx').then(
      ({ takeOver }) => {
        takeOver(place, plans, words, () => (isTaken = true));
      },
      // No connection, or gone after a deployment: the next touch tries again. The links need none of it.
      () => (coming = undefined),
    );
  };
  plans.$state.subscribe((state) => {
    place.dataset['loaded'] = state.loaded;
    if (!isAsBuilt(state, words.offers)) take();
  });
  plans.start();

  const code = place.querySelector('.plan-code');
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    code?.addEventListener(type, take, { passive: true });
  }
  // Before this script runs, the form leads to this page with the code in its address, which comes to the same.
  place.addEventListener('submit', (event) => {
    if (isTaken || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const typed = new FormData(event.target).get('code');
    void plans.apply(typeof typed === 'string' ? typed : '');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void plans.load();
  });
}

// An order that is still open is for members to see: nobody else loads anything.
if ('signedIn' in document.documentElement.dataset)
  import('#site/features/order/open-order/hint.tsx').catch(() => undefined);
