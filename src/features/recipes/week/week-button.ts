import { toasts } from '#site/browser/toasts.ts';

const putting = () => import('./put-on-week.ts');

/** What the page says of the week: where it is kept, and words (WeekTexts.astro). */
const { key = '', failed = '' } = document.querySelector<HTMLElement>('[data-week-texts]')?.dataset ?? {};

/**
 * Whether a recipe was put onto the week that this device keeps. A page that is merely read looks no closer than this:
 * what reads and changes a week is fetched on pointer, focus or touch.
 */
function isOnWeek(recipe: string): boolean {
  try {
    return localStorage.getItem(key)?.includes(`{"recipe":"${recipe}","pinned":true}`) ?? false;
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}

/** Toggle button: puts its recipe onto the week plan, and takes it off again. */
class WeekButton extends HTMLElement {
  constructor() {
    super();
    // Not where it is connected: the search takes a card out of the list and puts the same one back.
    this.addEventListener('pointerover', () => void putting().catch(() => undefined), { once: true });
    this.addEventListener('click', () => {
      putting().then(
        ({ toggleOnWeek }) => {
          toggleOnWeek(this);
        },
        () => {
          toasts.show(failed);
        },
      );
    });
    // Rendered ahead, and put onto the week on the page before since.
    document.addEventListener('prerenderingchange', () => {
      this.show();
    });
  }

  connectedCallback() {
    this.show();
  }

  show() {
    const isOn = isOnWeek(this.dataset['recipe'] ?? '');
    this.querySelector('button')?.setAttribute('aria-pressed', String(isOn));
  }
}

customElements.define('week-button', WeekButton);
