import { toasts } from '#site/browser/toasts.ts';
import { onFirstTouch } from './first-touch.ts';

const cookMode = () => import('../cook/cook-mode.ts');
const sharing = () => import('#site/browser/share.ts');

/** Cook, put on the list, share, print. The shared address keeps the chosen portions. */
class RecipeActions extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
      if (button?.dataset['do'] === 'cook') void this.#cook();
      if (button?.dataset['do'] === 'list') void this.#list();
      if (button?.dataset['do'] === 'share') void this.#share();
      if (button?.dataset['do'] === 'print') print();
    });
    onFirstTouch(() => Promise.all([cookMode(), sharing()]));
  }

  async #cook() {
    try {
      const { startCooking } = await cookMode();
      startCooking();
    } catch {
      toasts.show(this.dataset['cookFailed'] ?? '');
    }
  }

  async #list() {
    try {
      const { addToList } = await import('./add-to-list.ts');
      await addToList(this.dataset['id'] ?? '');
    } catch {
      toasts.show(this.dataset['failed'] ?? '');
    }
  }

  async #share() {
    const { share } = await sharing();
    const { title = '', text = '', path = '', copied = '', notCopied = '' } = this.dataset;
    const url = location.origin + path + location.hash;
    await share({ data: { title, text, url }, otherwise: url, copied, notCopied });
  }
}

customElements.define('recipe-actions', RecipeActions);
