import { bookingOf } from '../booking.ts';
import type { InsurerSelector } from './reimbursement.store.ts';

/** Loads the insurer selector when it is approached (pointer, focus, touch), and until then notes what is pressed. */
const place = document.getElementById('insurer-selector');
const book = document.querySelector<HTMLButtonElement>('[data-book]');

let taken: Promise<InsurerSelector> | undefined;
let pressed: HTMLElement | undefined;

async function load(island: HTMLElement): Promise<InsurerSelector> {
  try {
    const { takeOver } = await import('./hydrate.tsx');
    return takeOver(island, () => pressed);
  } catch (error) {
    // Gone after a deployment, or no connection: the next touch tries again. The table below needs no script.
    taken = undefined;
    throw error;
  }
}

if (place) {
  const course = place.dataset['course'] === 'zpp2' ? 'zpp2' : 'zpp';
  const approach = () => (taken ??= load(place));
  const near = () => {
    approach().catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    place.addEventListener(type, near, { passive: true });
  }
  place.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? (target.closest('button') ?? undefined) : undefined;
    },
    { once: true },
  );
  book?.addEventListener('click', () => {
    book.ariaBusy = 'true';
    approach().then(
      (selector) => {
        book.ariaBusy = 'false';
        selector.book();
      },
      () => {
        book.ariaBusy = 'false';
      },
    );
  });
  // An insurer that was chosen on an earlier visit of this page is shown again.
  if (bookingOf(course).read().insurer !== undefined) near();
}
