import { fill, plural } from '#domain/text/fill.ts';
import {
  fewestServings,
  mostServings,
  readServings,
  toServings,
  writeServings,
} from '#domain/recipes/servings.ts';
import type { Screens } from '#i18n/texts.ts';
import { onFirstTouch } from './first-touch.ts';

const scaling = () => import('./scale-amounts.ts');

/** The address keeps the portions as `#p=3`, for sharing, printing and returning. */
class PortionStepper extends HTMLElement {
  #written = Number(this.dataset['servings']);
  #wanted = this.#written;

  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (button) this.#choose(toServings(this.#wanted + Number(button.dataset['step'])));
    });
    addEventListener('hashchange', () => void this.#show(readServings(location.hash, this.#wanted)));
    onFirstTouch(scaling);
    void this.#show(readServings(location.hash, this.#written));
  }

  #choose(wanted: number) {
    if (wanted === this.#wanted) return;
    const hash = writeServings(wanted, this.#written);
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    void this.#show(wanted);
  }

  async #show(wanted: number) {
    const changed = wanted !== this.#wanted;
    this.#wanted = wanted;
    for (const button of this.querySelectorAll('button')) {
      const end = button.dataset['step'] === '1' ? mostServings : fewestServings;
      button.ariaDisabled = wanted === end ? 'true' : null;
    }
    if (!changed) return;
    const { scaleAmounts } = await scaling();
    if (wanted !== this.#wanted) return;
    scaleAmounts({ wanted, written: this.#written });
    const texts = JSON.parse(this.dataset['texts'] ?? '{}') as Screens['recipes']['portions']['count'];
    const output = this.querySelector('output');
    if (output) output.textContent = fill(plural(texts, wanted), { number: wanted });
  }
}

customElements.define('portion-stepper', PortionStepper);
