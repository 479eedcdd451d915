import { fill, plural } from '#domain/fill.ts';
import {
  nearestQuestions,
  questionIndex,
  searchQuestions,
  type SearchResult,
} from '#domain/question-search.ts';
import type { Screens } from '#i18n/generated/screens.ts';

type Texts = Pick<Screens['faq']['search'], 'found' | 'foundFor'>;

const mostGroups = 3;
/** Then she has typed to the end. */
const pauseMs = 2_000;

/**
 * The search of the questions in the page: shows what was found with the best first, and opens the question that a
 * link leads to. What is typed stays here: only single words that stand in no question are counted, without anything else.
 */
class FaqSearch extends HTMLElement {
  readonly #questions = [...this.querySelectorAll('details')];
  readonly #groups = [...this.querySelectorAll<HTMLElement>('section[id]')];
  readonly #texts = JSON.parse(this.dataset['texts'] ?? '{}') as Texts;
  readonly #index = questionIndex(
    this.#questions.map((details) => ({
      question: details.querySelector('h3')?.textContent ?? '',
      search: details.dataset['search'] ?? '',
      answer: details.querySelector('.prose')?.textContent ?? '',
    })),
  );

  #pause: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    if (!form || !input) return;

    const update = () => {
      this.#search(input.value);
    };
    const showAll = () => {
      form.reset();
      // At once: what is hidden cannot be scrolled to.
      update();
    };
    const openAddressed = () => {
      const details = document.getElementById(location.hash.slice(1))?.closest('details');
      if (!details) return;
      if (details.hidden) showAll();
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
    for (const link of this.querySelectorAll('[data-empty] [href^="#"]'))
      link.addEventListener('click', showAll);
    addEventListener('hashchange', openAddressed);
    openAddressed();
    update();
  }

  #search(typed: string) {
    const isSearching = typed.trim() !== '';
    const result = isSearching
      ? searchQuestions(this.#index, typed)
      : { found: [...this.#questions.keys()], corrected: undefined, missed: [] };
    const status = this.querySelector('output');
    if (status) status.textContent = isSearching ? this.#said(result) : '';
    this.querySelector('[type=reset]')?.toggleAttribute('hidden', !isSearching);
    this.#arrange(result.found);
    const isEmpty = result.found.length === 0;
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', !isEmpty);
    clearTimeout(this.#pause);
    if (result.missed.length > 0) this.#pause = setTimeout(this.#count, pauseMs, result.missed);
    if (isEmpty) this.#offer(nearestQuestions(this.#index, typed));
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
