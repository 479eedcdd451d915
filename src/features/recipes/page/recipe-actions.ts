import { share } from '#site/browser/share.ts';
import { toasts } from '#site/browser/toasts.ts';
import { onFirstTouch } from './first-touch.ts';

const cookMode = () => import('../cook/cook-mode.ts');

/** Cook, share, print. The shared address keeps the chosen portions. */
class RecipeActions extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
      if (button?.dataset['do'] === 'cook') void this.#cook();
      if (button?.dataset['do'] === 'share') void this.#share();
      if (button?.dataset['do'] === 'print') print();
    });
    onFirstTouch(cookMode);
  }

  async #cook() {
    try {
      const { startCooking } = await cookMode();
      startCooking();
    } catch {
      toasts.show(this.dataset['cookFailed'] ?? '');
    }
  }

  #share() {
    const { title = '', text = '', path = '', copied = '', notCopied = '' } = this.dataset;
    const url = location.origin + path + location.hash;
    return share({ data: { title, text, url }, otherwise: url, copied, notCopied });
  }
}

customElements.define('recipe-actions', RecipeActions);
