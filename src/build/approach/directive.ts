import type { ClientDirective } from 'astro';

/** When an island hydrates without having been approached. Each may be left out. */
export interface AtOnce {
  /** The page matches this selector. */
  page?: string;
  /** The device holds something under this key. */
  stored?: string;
  /** The address has this parameter. */
  query?: string;
  /** After this many milliseconds, except where data is to be saved. */
  afterMs?: number;
}

function isStored(key: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
  } catch {
    return false;
  }
}

const isDue = ({ page, stored, query }: AtOnce) =>
  (page !== undefined && document.querySelector(page) !== null) ||
  (stored !== undefined && isStored(stored)) ||
  (query !== undefined && new URLSearchParams(location.search).has(query));

const savesData = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isChanged = (field: HTMLInputElement) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Types once more what a field of the built page holds already: React hears of changes alone. */
function retype(field: HTMLInputElement) {
  const { value, checked, selectionStart, selectionEnd } = field;
  const set = (name: 'value' | 'checked', to: string | boolean) =>
    // The prototype's own setter: React watches the field's.
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
  // After what React makes of it.
  if (selectionStart !== null) setTimeout(() => field.setSelectionRange(selectionStart, selectionEnd));
}

/** So long the code may be on its way before the page says that something is missing. */
const patienceMs = 10_000;

/**
 * `client:approach`: hydrates on pointer, focus or touch. What is pressed, sent or typed before that is carried out on
 * the same element afterwards.
 *
 * @see https://docs.astro.build/en/reference/integrations-reference/#addclientdirective-option
 */
const approach: ClientDirective = (load, { value }, island) => {
  const atOnce = (typeof value === 'object' ? value : {}) as AtOnce;
  const listening = new AbortController();
  let isComing = false;
  let repeat: (() => void) | undefined;

  const free = () => {
    delete island.dataset['atOnce'];
    for (const busy of island.querySelectorAll('[aria-busy=true]')) busy.removeAttribute('aria-busy');
  };

  async function hydrate() {
    if (isComing) return;
    isComing = true;
    const late = setTimeout(() => {
      free();
      // What Astro says where code cannot be fetched.
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
    }, patienceMs);
    const take = await load();
    clearTimeout(late);
    for (const busy of island.querySelectorAll('[aria-busy=true]')) busy.removeAttribute('aria-busy');
    const typed = [...island.querySelectorAll('input')].filter(isChanged);
    await take();
    if (island.hasAttribute('ssr')) {
      // Its code could not be fetched: the next touch tries again.
      free();
      isComing = false;
      return;
    }
    listening.abort();
    // Even while React is still at work a field hears its input, and a button its press: it hydrates at once then.
    for (const field of typed) retype(field);
    repeat?.();
    // What the island shows instead of the built page is there with its next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete island.dataset['atOnce'];
      }),
    );
  }

  function keep(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const isPress = event.type === 'click';
    // What is no button works by itself, and a form's button is followed by its submit.
    if (isPress && (!button || (button.form && button.type === 'submit'))) return;
    event.preventDefault();
    const { target } = event;
    const pressed = event instanceof SubmitEvent ? event.submitter : button;
    for (const busy of island.querySelectorAll('[aria-busy=true]')) busy.removeAttribute('aria-busy');
    pressed?.setAttribute('aria-busy', 'true');
    repeat = () => {
      if (target instanceof HTMLFormElement) target.requestSubmit(pressed);
      else button?.click();
    };
    void hydrate();
  }

  /** Enter in a field of no form is what the island makes of it. */
  function keepEnter({ key, target }: KeyboardEvent) {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form) return;
    // After what React makes of the text.
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
  if (isDue(atOnce)) {
    island.dataset['atOnce'] = '';
    void hydrate();
  } else if (atOnce.afterMs !== undefined && !savesData()) setTimeout(() => void hydrate(), atOnce.afterMs);
};

export default approach;
