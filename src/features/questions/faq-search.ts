import { fill, plural } from '#domain/text/fill.ts';
import type { SearchResult } from '#domain/search/search.ts';
import type { Screens } from '#i18n/texts.ts';
import '#site/ui/copy.ts';

type Texts = Pick<Screens['faq']['search'], 'found' | 'foundFor'>;

const mostGroups = 3;
/** Typing has ended. */
const pauseMs = 2_000;

const textIn = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? '';

const shown = (details: HTMLElement) => ({
  anchor: details.querySelector('.answer')?.id ?? '',
  title: textIn(details, 'h3'),
  text: textIn(details, '.prose'),
});

/**
 * Searches the questions on the page, and opens the one that a link leads to. Queries stay here: only single words
 * without a match are counted.
 */
class FaqSearch extends HTMLElement {
  readonly #questions = [...this.querySelectorAll('details')];
  readonly #groups = [...this.querySelectorAll<HTMLElement>('section[id]:not(.answer)')];
  readonly #texts = JSON.parse(this.dataset['texts'] ?? '{}') as Texts;
  #pause: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    if (!form || !input) return;

    const update = () => this.#search(() => input.value);
    const openAddressed = () => {
      const details = document.getElementById(location.hash.slice(1))?.closest('details');
      if (!details) return;
      if (details.hidden) form.reset();
      details.open = true;
      details.scrollIntoView({ behavior: 'instant' });
    };

    // Loaded before the first letter.
    input.addEventListener('focus', () => void this.#load());
    input.addEventListener('input', () => void update());
    form.addEventListener('reset', () => {
      // Hidden elements cannot be scrolled to.
      this.#showAll();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void update().then(() => {
        this.querySelector<HTMLElement>('details:not([hidden]) summary')?.focus();
      });
    });
    for (const link of this.querySelectorAll<HTMLAnchorElement>('[data-empty] [href^="#"]'))
      link.addEventListener('click', (event) => {
        // The browser would scroll before all questions are visible, and stop too early.
        event.preventDefault();
        form.reset();
        location.hash = link.hash;
        document.getElementById(link.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
      });
    // Clicks come before the answer is painted; `toggle` covers those that the browser opens.
    this.addEventListener('click', this.#addLink);
    this.addEventListener('toggle', this.#addLink, { capture: true });
    addEventListener('hashchange', openAddressed);
    openAddressed();
    // Browsers may restore the query.
    void update();
  }

  readonly #addLink = ({ target }: Event) => {
    const details = target instanceof Element ? target.closest('details') : null;
    const template = this.querySelector<HTMLTemplateElement>('template[data-copy-link]');
    if (!details || !template || details.querySelector('copy-link')) return;
    const { anchor, title } = shown(details);
    const copy = document.importNode(template.content, true);
    copy.querySelector('a')?.setAttribute('href', `#${anchor}`);
    copy.querySelector('.visually-hidden')?.append(`: ${title}`);
    details.querySelector('.answer')?.append(copy);
  };

  /** Uses the query as it is once the search has loaded. */
  async #search(typed: () => string): Promise<void> {
    if (typed().trim() === '') {
      this.#showAll();
      return;
    }
    const questions = await this.#load();
    // Offline, all questions stay readable.
    if (!questions || typed().trim() === '') return;
    const result = questions.search(typed());
    const isEmpty = result.found.length === 0;
    this.#show(result.found, this.#said(result));
    if (result.missed.length > 0) this.#pause = setTimeout(this.#count, pauseMs, result.missed);
    if (isEmpty) this.#offer(questions.nearest(typed()));
  }

  /** Ranking and synonyms are loaded when the field is focused. */
  readonly #load = () =>
    import('./page-question-search.ts')
      .then(({ openQuestionSearch }) => openQuestionSearch(() => this.#questions.map(shown)))
      .catch(() => undefined);

  #showAll() {
    this.#show([...this.#questions.keys()], '');
  }

  #show(found: readonly number[], said: string) {
    clearTimeout(this.#pause);
    const status = this.querySelector('output');
    if (status) status.textContent = said;
    this.querySelector('[type=reset]')?.toggleAttribute('hidden', said === '');
    this.#arrange(found);
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', found.length > 0);
  }

  readonly #count = (missed: readonly string[]) => {
    import('./page-search-misses.ts')
      .then(({ countMisses }) => {
        countMisses(missed);
      })
      .catch(() => undefined);
  };

  #said({ found: { length: found }, corrected }: SearchResult) {
    return corrected === undefined
      ? fill(plural(this.#texts.found, found), { found })
      : fill(plural(this.#texts.foundFor, found), { found, words: corrected });
  }

  /** Moves the best group and question to the top, for screen readers as well. */
  #arrange(found: readonly number[]) {
    const shown = found.flatMap((at) => this.#questions[at] ?? []);
    for (const details of this.#questions) details.hidden = !shown.includes(details);
    for (const details of shown) details.closest('section')?.append(details);
    const groups = new Set(shown.map((details) => details.closest('section')));
    for (const group of groups) if (group) group.parentElement?.append(group);
    for (const group of this.#groups) {
      group.hidden = !groups.has(group);
      this.#hideLink('nav', group, group.hidden);
    }
  }

  /** Nothing was found: the most similar groups, or all. */
  #offer(nearest: readonly number[]) {
    const groups = new Set(nearest.map((at) => this.#questions[at]?.closest('section')));
    const offered = [...groups].slice(0, mostGroups);
    for (const group of this.#groups)
      this.#hideLink('[data-empty]', group, offered.length > 0 && !offered.includes(group));
  }

  #hideLink(within: string, { id }: HTMLElement, hidden: boolean) {
    this.querySelector(`${within} li:has(> [href="#${id}"])`)?.toggleAttribute('hidden', hidden);
  }
}

customElements.define('faq-search', FaqSearch);
