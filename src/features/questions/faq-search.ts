import { fill, plural } from '#domain/fill.ts';
import type { SearchResult } from '#domain/search.ts';
import type { Screens } from '#i18n/generated/screens.ts';
import '#site/ui/copy.ts';

type Texts = Pick<Screens['faq']['search'], 'found' | 'foundFor'>;

const mostGroups = 3;
/** Then she has typed to the end. */
const pauseMs = 2_000;

const textIn = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? '';

const shown = (details: HTMLElement) => ({
  anchor: details.querySelector('.answer')?.id ?? '',
  title: textIn(details, 'h3'),
  text: textIn(details, '.prose'),
});

/**
 * The search of the questions in the page: shows what was found with the best first, and opens the question that a
 * link leads to. What is typed stays here: only single words that stand in no question are counted, without anything else.
 */
class FaqSearch extends HTMLElement {
  readonly #questions = [...this.querySelectorAll('details')];
  readonly #groups = [...this.querySelectorAll<HTMLElement>('section[id]')];
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

    // It is there by the first letter.
    input.addEventListener('focus', () => void this.#load());
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
    // A press opens an answer before it is painted; `toggle` tells of those that the browser opens by itself.
    this.addEventListener('click', this.#addLink);
    this.addEventListener('toggle', this.#addLink, { capture: true });
    addEventListener('hashchange', openAddressed);
    openAddressed();
    // A browser that comes back here may have kept what was typed.
    void update();
  }

  /** Puts the link that copies the address of a question below its answer. */
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

  /** Searches for what is typed by the time the search has come. */
  async #search(typed: () => string): Promise<void> {
    if (typed().trim() === '') {
      this.#showAll();
      return;
    }
    const questions = await this.#load();
    // Without a connection all questions stay there to be read.
    if (!questions || typed().trim() === '') return;
    const result = questions.search(typed());
    const isEmpty = result.found.length === 0;
    this.#show(result.found, this.#said(result));
    if (result.missed.length > 0) this.#pause = setTimeout(this.#count, pauseMs, result.missed);
    if (isEmpty) this.#offer(questions.nearest(typed()));
  }

  /** Ranking and synonyms come when somebody is about to type: until then the page is read without them. */
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
