import { bookingBox } from '#site/clients/booking-box.ts';
import type { InsurerSelector } from './reimbursement.store.ts';

/** Fetches the selector when a hand comes near it, and before that only listens for what is pressed. */
const place = document.getElementById('insurer-selector');
const book = document.querySelector<HTMLButtonElement>('[data-book]');

let taken: Promise<InsurerSelector> | undefined;
let pressed: HTMLElement | undefined;

async function load(island: HTMLElement): Promise<InsurerSelector> {
  try {
    const { takeOver } = await import('./hydrate.tsx');
    return takeOver(island, () => pressed);
  } catch (error) {
    // Gone after a deployment, or no connection: the next touch tries again, and the table is there all the same.
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
  // Who comes back to this page may have chosen an insurer already, and sees it again.
  if (bookingBox(course).read().insurer !== undefined) near();
}
