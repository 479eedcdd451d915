import type { ClientDirective } from 'astro';
import { savesData } from '#site/browser/saves-data.ts';

/** Conditions for hydrating without an approach; each is optional. */
export interface AtOnce {
  /** Selector that the page matches. */
  page?: string;
  /** Key that exists in the device's storage. */
  stored?: string;
  /** What is stored there when the island will show a result. */
  result?: string;
  /** Parameter in the address, also in its fragment. */
  query?: string;
  /** After this many milliseconds, unless the visitor saves data. */
  afterMs?: number;
}

function storedAt(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

const hasParameter = (name: string) =>
  [location.search, location.hash.slice(1)].some((part) => new URLSearchParams(part).has(name));

/** Why an island hydrates at once, if it does. */
function dueFor({ page, stored, result, query }: AtOnce): 'page' | 'stored' | 'result' | 'query' | undefined {
  if (page !== undefined && document.querySelector(page)) return 'page';
  const found = stored === undefined ? null : storedAt(stored);
  if (found !== null) return result !== undefined && found.includes(result) ? 'result' : 'stored';
  return query !== undefined && hasParameter(query) ? 'query' : undefined;
}

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isChanged = (field: HTMLInputElement) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Enters a field's existing value again: React only notices changes. */
function retype(field: HTMLInputElement) {
  const { value, checked, selectionStart, selectionEnd } = field;
  const set = (name: 'value' | 'checked', to: string | boolean) =>
    // The prototype's setter, because React overrides the field's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set?.call(field, to);
  if (isBox(field)) {
    set('checked', !checked);
    field.click();
    return;
  }
  for (const text of ['', value]) {
    set('value', text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // After React has handled it.
  if (selectionStart !== null) setTimeout(() => field.setSelectionRange(selectionStart, selectionEnd));
}

/** How long loading may take before the page shows an error. */
const patienceMs = 10_000;

/**
 * `client:approach`: hydrates on pointer, focus or touch. Presses, submits and input from before are replayed on the
 * same element. An island that hydrates at once says why in `data-at-once`, by which its page shows something else; its
 * code removes the attribute once it has something to show.
 *
 * @see https://docs.astro.build/en/reference/integrations-reference/#addclientdirective-option
 */
const approach: ClientDirective = (load, { value }, island) => {
  const atOnce = (value || {}) as AtOnce;
  const listening = new AbortController();
  let isComing = false;
  let repeat: (() => void) | undefined;

  const calm = () => {
    for (const busy of island.querySelectorAll('[aria-busy=true]')) busy.ariaBusy = null;
  };

  const free = () => {
    delete island.dataset['atOnce'];
    calm();
  };

  async function hydrate() {
    if (isComing) return;
    isComing = true;
    const late = setTimeout(() => {
      free();
      // Astro's own event for code that fails to load.
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
    }, patienceMs);
    const take = await load();
    clearTimeout(late);
    calm();
    const typed = [...island.querySelectorAll('input')].filter(isChanged);
    await take();
    if (island.hasAttribute('ssr')) {
      // Loading failed: the next touch tries again.
      free();
      isComing = false;
      return;
    }
    listening.abort();
    // Events on a field or button make React hydrate it at once.
    for (const field of typed) retype(field);
    repeat?.();
  }

  function keep(event: Event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const isPress = event.type === 'click';
    // A tap on an answer may lead on, even if it is chosen already. Arrow keys only choose: their clicks have no detail.
    if (target instanceof HTMLInputElement && target.type === 'radio' && (event as MouseEvent).detail > 0)
      repeat = () => {
        target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        target.click();
      };
    // Other elements work without script, and a form's button triggers its submit.
    if (isPress && (!button || (button.form && button.type === 'submit'))) return;
    event.preventDefault();
    const pressed = event instanceof SubmitEvent ? event.submitter : button;
    calm();
    if (pressed) pressed.ariaBusy = 'true';
    repeat = () => {
      if (target instanceof HTMLFormElement) target.requestSubmit(pressed);
      else button?.click();
    };
    void hydrate();
  }

  /** For fields outside of a form, Enter is handled by the island. */
  function keepEnter({ key, target }: KeyboardEvent) {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form) return;
    // After React has handled the input.
    repeat = () => {
      setTimeout(() => {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
    };
  }

  const { signal } = listening;
  island.addEventListener('keydown', keepEnter, { signal });
  for (const type of ['click', 'submit']) island.addEventListener(type, keep, { capture: true, signal });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    island.addEventListener(type, () => void hydrate(), { passive: true, signal });
  const due = dueFor(atOnce);
  if (due) {
    island.dataset['atOnce'] = due;
    void hydrate();
  } else if (atOnce.afterMs !== undefined && !savesData('page'))
    setTimeout(() => void hydrate(), atOnce.afterMs);
};

export default approach;
