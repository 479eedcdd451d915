import { personalKey } from '#domain/device.ts';
import { toasts } from '#site/stores/toasts.ts';
import { onFirstTouch } from '../page/first-touch.ts';
import type { PutTexts } from './put-on-week.ts';

/**
 * Whether a recipe was put onto the week that this device keeps. A page that is merely read looks no closer than this:
 * what reads and changes a week is fetched when somebody begins to use the page.
 */
function isOnWeek(recipe: string): boolean {
  try {
    const kept = localStorage.getItem(personalKey('week')) ?? '';
    return kept.includes(`{"recipe":${JSON.stringify(recipe)},"pinned":true}`);
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}

const putting = () => import('./put-on-week.ts');

/** Toggle button: puts its recipe onto the week plan, and takes it off again. */
class WeekButton extends HTMLElement {
  connectedCallback() {
    this.show();
    this.querySelector('button')?.addEventListener('click', () => void this.#press());
  }

  show(isOn = isOnWeek(this.dataset['recipe'] ?? '')) {
    const button = this.querySelector('button');
    if (button) button.ariaPressed = String(isOn);
  }

  async #press() {
    const place = document.querySelector<HTMLElement>('[data-week-texts]');
    const texts = JSON.parse(place?.dataset['weekTexts'] ?? '{}') as PutTexts;
    const { recipe = '', meals = '' } = this.dataset;
    try {
      const { toggleOnWeek } = await putting();
      toggleOnWeek({ id: recipe, meals: meals.split(' ') }, texts, (isOn) => {
        this.show(isOn);
      });
    } catch {
      toasts.show(texts.failed);
    }
  }
}

// The week was changed on its own page, and the back button leads here again.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const element of document.querySelectorAll('week-button'))
    if (element instanceof WeekButton) element.show();
});
onFirstTouch(putting);
customElements.define('week-button', WeekButton);
