import { fill, plural } from '#domain/fill.ts';
import { fold } from '#domain/fold.ts';
import type { Screens } from '#i18n/generated/screens.ts';

/** The search of the questions in the page: hides what does not fit, and opens the question that a link leads to. */
class FaqSearch extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    if (!form || !input) return;

    const entries = [...this.querySelectorAll('details')].map((details) => ({
      details,
      text: fold(details.textContent),
    }));
    const update = () => {
      const words = fold(input.value).trim().split(/\s+/);
      let found = 0;
      for (const { details, text } of entries) {
        details.hidden = !words.every((word) => text.includes(word));
        if (!details.hidden) found += 1;
      }
      this.#show(found, input.value.trim() !== '');
    };
    const openAddressed = () => {
      const details = document.getElementById(location.hash.slice(1))?.closest('details');
      if (!details) return;
      if (details.hidden) {
        form.reset();
        // At once: what is hidden cannot be scrolled to.
        update();
      }
      details.open = true;
      details.scrollIntoView({ behavior: 'instant' });
    };

    input.addEventListener('input', update);
    form.addEventListener('reset', () => {
      setTimeout(update);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.querySelector<HTMLElement>('details:not([hidden]) summary')?.focus();
    });
    addEventListener('hashchange', openAddressed);
    openAddressed();
    update();
  }

  #show(found: number, searching: boolean) {
    for (const group of this.querySelectorAll('section[id]')) {
      const empty = !group.querySelector('details:not([hidden])');
      group.toggleAttribute('hidden', empty);
      this.querySelector(`li:has(> [href="#${group.id}"])`)?.toggleAttribute('hidden', empty);
    }
    const texts = JSON.parse(this.dataset['texts'] ?? '{}') as Screens['faq']['search']['found'];
    const status = this.querySelector('output');
    if (status) status.textContent = searching ? fill(plural(texts, found), { found }) : '';
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', found > 0);
    this.querySelector('[type=reset]')?.toggleAttribute('hidden', !searching);
  }
}

customElements.define('faq-search', FaqSearch);
