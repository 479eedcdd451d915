import { toasts } from '#site/browser/toasts.ts';

/**
 * Copies to the clipboard and says so in a toast: `<copy-link>` the address of its link, `<copy-text>` its quotation.
 * Without script the link just leads there.
 */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers may refuse access to the clipboard; the toast then says how to help oneself.
    return false;
  }
}

const say = ({ dataset }: HTMLElement, copied: boolean) => {
  toasts.show((copied ? dataset['done'] : dataset['failed']) ?? '');
};

class CopyLink extends HTMLElement {
  // One listener for good: a search moves the element, which connects it once more.
  readonly #copy = () => {
    void copy(this.querySelector('a')?.href ?? '').then((copied) => say(this, copied));
  };

  connectedCallback() {
    this.querySelector('a')?.addEventListener('click', this.#copy);
  }
}

class CopyText extends HTMLElement {
  connectedCallback() {
    const text = this.querySelector('blockquote');
    this.querySelector('button')?.addEventListener('click', () => {
      if (text) void this.#copy(text);
    });
  }

  async #copy(text: HTMLElement) {
    const copied = await copy(text.innerText);
    // Selected, it can be copied by hand.
    if (!copied) getSelection()?.selectAllChildren(text);
    say(this, copied);
  }
}

customElements.define('copy-link', CopyLink);
customElements.define('copy-text', CopyText);
