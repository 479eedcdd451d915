import { sayBroken } from '#site/ui/broken.ts';

/**
 * Lazy hydration of the onboarding: its first two screens stand in the page and can be answered there (`early.ts`). React
 * and the island's code load on pointer, focus or touch, and at once for visitors who are past the first screen.
 */
const place = document.getElementById('onboarding');
if (place) {
  let coming: Promise<void> | undefined;

  const load = () => {
    coming ??= import('./hydrate.tsx').then(
      ({ hydrate }) => {
        hydrate(place);
      },
      () => {
        delete place.dataset['opening'];
        place.querySelector('[aria-busy=true]')?.setAttribute('aria-busy', 'false');
        sayBroken();
      },
    );
  };
  const approach = ({ target }: Event) => {
    // What was touched is answered before the code that comes is read.
    if (target instanceof Element && target.closest('button')) requestAnimationFrame(() => setTimeout(load));
  };
  for (const type of ['pointerover', 'focusin', 'click']) place.addEventListener(type, approach);
  if ('opening' in place.dataset || place.dataset['screen'] !== 'welcome') load();
  // Out of the back-forward cache: on another page, or in another tab, the questions may have been answered.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load();
  });
}
