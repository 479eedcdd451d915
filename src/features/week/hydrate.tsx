import { createRoot } from 'react-dom/client';
import { openWeek } from './page.ts';
import { WeekView } from './WeekView.tsx';
import type { WeekWords } from './words.ts';

/** Puts the week in the place of what stood there until its recipes came. */
export function open(place: HTMLElement, listPlace: HTMLElement) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as WeekWords;
  const week = openWeek(words);
  createRoot(place).render(<WeekView {...words} week={week} listPlace={listPlace} />);
  week.start();
  week.$state.subscribe((state) => {
    place.dataset['state'] = state.state;
    // The page's own invitation to the questions is for whoever has not answered them.
    place.toggleAttribute('data-answered', state.state === 'ready' && state.answered !== undefined);
  });
  // A day later, or with the back button, something else may be on it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) week.wake();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') week.wake();
  });
}
