import { toasts } from '#site/stores/page-toasts.ts';

/** A text and a button that copies it. */
class CopyText extends HTMLElement {
  connectedCallback() {
    const text = this.querySelector('blockquote');
    this.querySelector('button')?.addEventListener('click', () => {
      if (text) void this.#copy(text);
    });
  }

  async #copy(place: HTMLElement) {
    const { done = '', failed = '' } = this.dataset;
    try {
      await navigator.clipboard.writeText(place.innerText);
      toasts.show(done);
    } catch {
      // Refused: then it is selected, and she copies it herself.
      getSelection()?.selectAllChildren(place);
      toasts.show(failed);
    }
  }
}

customElements.define('copy-text', CopyText);
