import { toasts } from '#site/browser/toasts.ts';

/**
 * Copies and shows a toast: `<copy-link>` the address of its link, `<copy-text>` its quotation. Without script the link
 * just works.
 */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Clipboard access may be denied; the toast then says what to do.
    return false;
  }
}

const say = ({ dataset }: HTMLElement, copied: boolean) => {
  toasts.show((copied ? dataset['done'] : dataset['failed']) ?? '');
};

class CopyLink extends HTMLElement {
  // Bound once: the search moves the element, which connects it again.
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
    // Selected for copying by hand.
    if (!copied) getSelection()?.selectAllChildren(text);
    say(this, copied);
  }
}

customElements.define('copy-link', CopyLink);
customElements.define('copy-text', CopyText);
