import { toasts } from '#site/browser/toasts.ts';
import { onFirstTouch } from './first-touch.ts';

const tools = () => import('./recipe-tools.ts');

/** Cook, put on the list, share, print. */
class RecipeActions extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
      const name = button?.dataset['do'];
      if (name === 'print') print();
      if (name === 'cook' || name === 'list' || name === 'share') void this.#use(name);
    });
    onFirstTouch(tools);
  }

  async #use(name: 'cook' | 'list' | 'share') {
    try {
      await (await tools())[name](this.dataset);
    } catch {
      toasts.show(this.dataset[name === 'cook' ? 'cookFailed' : 'failed'] ?? '');
    }
  }
}

customElements.define('recipe-actions', RecipeActions);
