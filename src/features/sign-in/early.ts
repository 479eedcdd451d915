import { createHash } from 'node:crypto';
import { signedInKey, signedInValues } from '#domain/device.ts';
import { landings } from '#domain/generated/landings.ts';

/** Of what stands in the page for the island, what has to be known before the first paint. */
interface Words {
  texts: { headlines: Record<string, { title: string; text: string }> };
}

/**
 * Event replay: an inline script right behind the ways to sign in. It puts in their place what this visit needs instead
 * (the check of a login that is probably there, the form for an address alone), writes the headline that it was asked
 * for, and notes a press that comes before any script file: it waits in `data-pressed` for the island.
 */
function beforeHydration(signedIn: string, yes: string, headlinesOf: Record<string, { signIn: string }>) {
  const place = document.getElementById('login');
  if (!place) return;
  const { headlines } = (JSON.parse(place.dataset['words'] ?? '{}') as Words).texts;
  const query = new URLSearchParams(location.search);
  // The body has it only later (`src/shell/counting.ts`).
  const [, landing = ''] = (query.get('via') ?? '').split('.');
  const chosen = Object.hasOwn(headlinesOf, landing) ? headlinesOf[landing]?.signIn : query.get('for');
  const reason = chosen ?? '';
  let isMember = false;
  try {
    isMember = localStorage.getItem(signedIn) === yes;
  } catch {
    // Storage is blocked: no session outlives a page.
  }
  const other = isMember || query.has('oobCode') ? 'checking' : reason === 'quiz' ? 'form' : undefined;
  const part = document.querySelector<HTMLTemplateElement>(`#login-${other ?? 'ways'}`);
  if (other && part) {
    place.dataset['screen'] = other;
    place.replaceChildren(...document.importNode(part.content, true).children);
  } else if (Object.hasOwn(headlines, reason)) {
    const [title, text] = place.querySelectorAll('h1, h1 + p');
    if (title) title.textContent = headlines[reason]?.title ?? '';
    if (text) text.textContent = headlines[reason]?.text ?? '';
  }

  const press = (way: string, button: Element | null) => {
    for (const busy of place.querySelectorAll('[aria-busy=true]')) busy.setAttribute('aria-busy', 'false');
    place.dataset['pressed'] = way;
    button?.setAttribute('aria-busy', 'true');
  };
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-way]') : null;
    const way = button?.dataset['way'];
    if (way !== undefined && !('taken' in place.dataset)) press(way, button);
  });
  place.addEventListener('submit', (event) => {
    if ('taken' in place.dataset) return;
    event.preventDefault();
    press('send', place.querySelector('[type=submit]'));
  });
}

const values = [signedInKey, signedInValues.yes, landings];

/** The function's own source, as it stands in the page. */
export const earlyScript = `(${beforeHydration.toString()})(${values.map((value) => JSON.stringify(value)).join(',')})`;

/** What the page's own policy must allow. */
export const earlyHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}` as const;
