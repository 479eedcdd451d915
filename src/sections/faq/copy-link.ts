import { toasts } from '#site/stores/page-toasts.ts';

/** A link to a place on this page also copies its full address; without script it just leads there. */
class CopyLink extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    link?.addEventListener('click', () => {
      void this.#copy(link.href);
    });
  }

  async #copy(address: string) {
    let text = this.dataset['failed'];
    try {
      await navigator.clipboard.writeText(address);
      text = this.dataset['done'];
    } catch {
      // Clipboard access may be refused; the toast then says how to help oneself.
    }
    if (text) toasts.show(text);
  }
}

customElements.define('copy-link', CopyLink);
