import { count } from '#site/browser/count.ts';
import { isSessionStored } from '#site/browser/identity/stored-session.ts';
import { sayBroken } from '#site/ui/broken.ts';
import type { LoginWords } from './texts.ts';
import { placeOfVisit } from './visit.ts';

/** The island may be on its way for as long as this before the page says that something is missing. */
const patienceMs = 10_000;
/** Later than the page's own work, and before most people have made up their minds. */
const restMs = 3_000;

const signsOfLife = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'];

/**
 * Lazy hydration of the sign-in: its ways stand in the page and can be pressed there (`early.ts`). React and the
 * provider's SDK come with the first sign of life; without one they come when the page has long been at rest, because on
 * phones a provider's window that opens late is blocked. Where a login is to be checked, they come at once.
 */
function prepare(place: HTMLElement) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as LoginWords;
  // The address bar and the history forget at once what could sign somebody in.
  const visit = placeOfVisit(words.texts.otherwise);
  const isChecking = () => place.dataset['screen'] === 'checking';
  let coming: Promise<void> | undefined;

  /** "Checking your login" would never end; what can still be pressed stays. */
  const giveUp = () => {
    place.hidden = isChecking();
    for (const busy of place.querySelectorAll('[aria-busy=true]')) busy.setAttribute('aria-busy', 'false');
    sayBroken();
  };
  const load = () => {
    if (coming) return;
    const waiting = setTimeout(giveUp, patienceMs);
    coming = import('./hydrate.tsx').then(({ takeOver }) => {
      clearTimeout(waiting);
      place.hidden = false;
      for (const said of document.querySelectorAll<HTMLElement>('[data-broken]')) said.hidden = true;
      takeOver(place, words, visit);
    }, giveUp);
  };

  if (isChecking() || 'pressed' in place.dataset) load();
  if (isChecking()) return;
  const step = words.steps[visit.purpose];
  if (step) count(step);
  for (const type of signsOfLife) addEventListener(type, load, { once: true, passive: true });
  place.addEventListener('click', load);
  void isSessionStored().then((isStored) => {
    if (isStored) load();
  });
  setTimeout(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData !== true) load();
  }, restMs);
}

const place = document.getElementById('login');
if (place) prepare(place);
