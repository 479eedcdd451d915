import { createHash } from 'node:crypto';
import { personalKey, signedInKey, signedInValues } from '#domain/device.ts';

/**
 * Event replay: an inline script right behind the first screen. A press that comes before any script file counts: the
 * first question takes the first screen's place out of the page itself, can be answered there, and what else is pressed
 * waits in `data-pressed` for the island. Whoever is past the first screen does not see it: answers on the device or a
 * member's account lead to another one.
 */
function beforeHydration(draft: string, signedIn: string, yes: string) {
  const place = document.getElementById('onboarding');
  const question = document.querySelector<HTMLTemplateElement>('#onb-question');
  if (!place || !question) return;
  const welcome = [...place.childNodes];
  const show = (screen: string, parts: readonly Node[]) => {
    place.dataset['screen'] = screen;
    place.replaceChildren(...parts);
    place.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const press = (way: string, button: Element | null) => {
    place.dataset['pressed'] = way;
    button?.setAttribute('aria-busy', 'true');
  };
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-way]') : null;
    const way = button?.dataset['way'];
    if ('taken' in place.dataset || 'pressed' in place.dataset) return;
    if (way === 'begin') show('question', [...document.importNode(question.content, true).children]);
    if (way === 'back') show('welcome', welcome);
    if (way === 'pause') press(way, button);
  });
  place.addEventListener('submit', (event) => {
    if ('taken' in place.dataset) return;
    event.preventDefault();
    press('next', place.querySelector('[type=submit]'));
  });
  try {
    const kept = sessionStorage.getItem(draft) ?? localStorage.getItem(draft);
    const isPast = kept !== null || localStorage.getItem(signedIn) === yes;
    if (isPast) place.dataset['opening'] = '';
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

const keys = [personalKey('onboarding'), signedInKey, signedInValues.yes];

/** The function's own source, as it stands in the page. */
export const earlyScript = `(${beforeHydration.toString()})(${keys.map((key) => JSON.stringify(key)).join(',')})`;

/** What the page's own policy must allow. */
export const earlyHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}` as const;
