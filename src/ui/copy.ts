import { copy } from '#site/browser/clipboard.ts';
import { toasts } from '#site/browser/toasts.ts';

const say = ({ dataset }: HTMLElement, copied: boolean) => {
  toasts.show((copied ? dataset['done'] : dataset['failed']) ?? '');
};

/** Copies the address of its link, and shows a toast. Without script the link just works. */
class CopyLink extends HTMLElement {
  // Bound once: the search moves the element, which connects it again.
  readonly #copy = () => {
    void copy(this.querySelector('a')?.href ?? '').then((copied) => say(this, copied));
  };

  connectedCallback() {
    this.querySelector('a')?.addEventListener('click', this.#copy);
  }
}

/** Copies its quotation, and shows a toast. */
class CopyText extends HTMLElement {
  connectedCallback() {
    const text = this.querySelector('blockquote');
    this.querySelector('button')?.addEventListener('click', () => {
      if (text) void this.#copy(text);
    });
  }

  async #copy(text: HTMLElement) {
    const copied = await copy(text.innerText);
    // Selected for copying by hand.
    if (!copied) getSelection()?.selectAllChildren(text);
    say(this, copied);
  }
}

customElements.define('copy-link', CopyLink);
customElements.define('copy-text', CopyText);
