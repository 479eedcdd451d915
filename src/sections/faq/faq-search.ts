import { fill, plural } from '#domain/fill.ts';
import type { QuestionIndex, SearchResult } from '#domain/question-search.ts';
import type { Screens } from '#i18n/generated/screens.ts';

type Texts = Pick<Screens['faq']['search'], 'found' | 'foundFor'>;

const mostGroups = 3;
/** Then she has typed to the end. */
const pauseMs = 2_000;

/** The index and its ranking come when somebody is about to type: until then the page is read without them. */
const loadSearch = () => import('#domain/question-search.ts');

const searchable = (details: HTMLElement) => ({
  question: details.querySelector('h3')?.textContent ?? '',
  search: details.dataset['search'] ?? '',
  answer: details.querySelector('.prose')?.textContent ?? '',
});

/**
 * The search of the questions in the page: shows what was found with the best first, and opens the question that a
 * link leads to. What is typed stays here: only single words that stand in no question are counted, without anything else.
 */
class FaqSearch extends HTMLElement {
  readonly #questions = [...this.querySelectorAll('details')];
  readonly #groups = [...this.querySelectorAll<HTMLElement>('section[id]')];
  readonly #texts = JSON.parse(this.dataset['texts'] ?? '{}') as Texts;
  #index: QuestionIndex | undefined;
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

    input.addEventListener('focus', () => {
      // It is there by the first letter.
      loadSearch().catch(() => undefined);
    });
    input.addEventListener('input', () => void update());
    form.addEventListener('reset', () => {
      // At once: what is hidden cannot be scrolled to.
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
        // The browser's own way there would begin before all questions are back, and end too early.
        event.preventDefault();
        form.reset();
        location.hash = link.hash;
        document.getElementById(link.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
      });
    addEventListener('hashchange', openAddressed);
    openAddressed();
    // A browser that comes back here may have kept what was typed.
    void update();
  }

  /** Searches for what is typed by the time the search has come. */
  async #search(typed: () => string): Promise<void> {
    if (typed().trim() === '') {
      this.#showAll();
      return;
    }
    const search = await loadSearch().catch(() => undefined);
    // Without a connection all questions stay there to be read.
    if (!search || typed().trim() === '') return;
    this.#index ??= search.questionIndex(this.#questions.map(searchable));
    const result = search.searchQuestions(this.#index, typed());
    const isEmpty = result.found.length === 0;
    this.#show(result.found, this.#said(result));
    if (result.missed.length > 0) this.#pause = setTimeout(this.#count, pauseMs, result.missed);
    if (isEmpty) this.#offer(search.nearestQuestions(this.#index, typed()));
  }

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
    import('#site/stores/page-search-misses.ts')
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

  /** The group of the best question comes first, and in it the best question: what is read out keeps that order. */
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

  /** Nothing was found: the groups that sound most like it, or all. */
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
