import { fill, plural } from '#domain/text/fill.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import type { Screens } from '#i18n/texts.ts';
import { latest } from '#site/browser/latest.ts';
import { toasts } from '#site/browser/toasts.ts';
import { painted } from '#site/ui/painted.ts';
import type { Find, Found } from './find.ts';
import { isEmpty, queryOf, searchOf, toggled, type Entry, type Query } from './search.ts';

const screenful = 48;
/** Cards are added in batches: the first fill the screen, and are painted before the next. */
const handful = 4;

/** Loads the search data on the first touch; failures are retried at the next. */
function createSearchData(address: string): () => Promise<Find | undefined> {
  let find: Promise<Find | undefined> | undefined;

  const fetchEntries = async () => {
    try {
      const [answer, { createFind }] = await Promise.all([fetch(address), import('./find.ts')]);
      if (answer.ok) return createFind((await answer.json()) as readonly Entry[], dayInGermany(new Date()));
    } catch {
      // Offline, or cut short: no answer.
    }
    find = undefined;
    return undefined;
  };

  return () => (find ??= fetchEntries());
}

/** Search and tag filter in place, kept in the address for the back button, reloads and shared links. */
class RecipeSearch extends HTMLElement {
  #load = createSearchData(this.dataset['index'] ?? '');
  #query: Query = { text: '', tags: [] };
  #shown = screenful;
  #initial: Element[] = [];
  /** The page's cards, and those created for results. */
  #cards = new Map<string, Element>();
  readonly #fills = latest();
  #total = '';

  connectedCallback() {
    const form = this.querySelector('form');
    if (!form) return;
    this.#initial = [...this.#list.children];
    for (const card of this.#initial) this.#cards.set(card.querySelector('a')?.pathname ?? '', card);
    this.#total = this.#status.textContent;

    form.addEventListener('focusin', () => void this.#load());
    form.addEventListener(
      'input',
      () => void this.#turnTo({ ...this.#query, text: this.#input.value }, 'replaceState'),
    );
    form.addEventListener('reset', (event) => {
      event.preventDefault();
      this.#input.value = '';
      this.#input.focus();
      void this.#turnTo({ ...this.#query, text: '' }, 'replaceState');
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#list.querySelector('a')?.focus();
    });
    this.addEventListener('click', (event) => this.#click(event));
    addEventListener('popstate', () => this.#read());
    this.#read();
  }

  #click(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-tag]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      const tags = toggled(this.#query.tags, link.dataset['tag'] ?? '');
      void this.#turnTo({ ...this.#query, tags }, 'pushState');
    } else if (target?.closest('[data-reset]')) {
      this.#input.value = '';
      this.#input.focus();
      void this.#turnTo({ text: '', tags: [] }, 'pushState');
    } else if (target?.closest('[data-more]')) {
      this.#shown += screenful;
      void this.#update(this.#query);
    }
  }

  /** Paints the input before searching. */
  async #turnTo(query: Query, record: 'pushState' | 'replaceState') {
    this.#query = query;
    this.#markTags();
    await painted();
    if (this.#query === query) this.#go(query, record);
  }

  #markTags() {
    for (const link of this.querySelectorAll<HTMLElement>('a[data-tag]')) {
      const isOn = this.#query.tags.includes(link.dataset['tag'] ?? '');
      if ((link.ariaCurrent === 'true') !== isOn) link.ariaCurrent = isOn ? 'true' : null;
    }
  }

  #read() {
    const query = queryOf(location.search);
    this.#input.value = query.text;
    // Not in batches: the browser restores the scroll position.
    void this.#update(query, Infinity);
  }

  #go(query: Query, record: 'pushState' | 'replaceState') {
    history[record](history.state, '', location.pathname + searchOf(query, location.search));
    this.#shown = screenful;
    void this.#update(query);
  }

  async #update(query: Query, atOnce = handful) {
    this.#query = query;
    if (isEmpty(query)) {
      this.#show(undefined, atOnce);
      return;
    }
    const find = await this.#load();
    if (this.#query !== query) return;
    if (!find) toasts.show(this.dataset['failed'] ?? '');
    this.#show(find?.(query), atOnce);
  }

  #show(result: Found | undefined, atOnce: number) {
    const found = result?.entries;
    const cards = found?.slice(0, this.#shown).map((entry) => () => this.#cardOf(entry));
    void this.#fill(cards ?? this.#initial.map((card) => () => card), atOnce);
    this.#list.classList.toggle('long', !found);
    this.#status.textContent = found ? this.#count(found.length) : this.#total;
    const said = result?.note;
    for (const note of this.querySelectorAll<HTMLElement>('[data-note]'))
      note.hidden = note.dataset['note'] !== said;
    this.#hide('empty', !found || found.length > 0 || said === 'unknown');
    this.#hide('more', !found || found.length <= this.#shown);
    this.#hide('pages', Boolean(found));
    this.querySelector('[type=reset]')?.toggleAttribute('hidden', this.#input.value === '');
    this.#markTags();
  }

  /** Puts cards into the list, `atOnce` per batch; cards in the right place stay. */
  async #fill(cards: readonly (() => Element)[], atOnce: number) {
    const list = this.#list;
    const isLatest = this.#fills.begin();
    let at = 0;
    while (at < cards.length && at < list.children.length && list.children[at] === cards[at]?.()) at += 1;
    for (const card of [...list.children].slice(at)) card.remove();
    for (let end = Math.max(at + handful, atOnce); at < cards.length; end += handful) {
      list.append(...cards.slice(at, end).map((card) => card()));
      at = end;
      if (at < cards.length) await painted();
      if (!isLatest()) return;
    }
  }

  #count(found: number) {
    const texts = JSON.parse(this.dataset['texts'] ?? '{}') as Screens['recipes']['search']['found'];
    return fill(plural(texts, found), { found });
  }

  #hide(part: string, hidden: boolean) {
    this.querySelector(`[data-${part}]`)?.toggleAttribute('hidden', hidden);
  }

  #cardOf(entry: Entry): Element {
    const card = this.#cards.get(entry.path) ?? this.#newCard(entry);
    this.#cards.set(entry.path, card);
    return card;
  }

  /** For recipes that are not on this page. */
  #newCard({ path, title, time, energy, picture }: Entry): Element {
    const item = document.importNode(
      this.#part('template', HTMLTemplateElement).content,
      true,
    ).firstElementChild;
    if (!item) throw new Error('recipe-search has no card');
    const link = item.querySelector('a');
    link?.setAttribute('href', path);
    link?.append(title);
    item.querySelector('img')?.setAttribute('src', picture);
    item.querySelector('[data-time]')?.append(time);
    item.querySelector('[data-energy]')?.append(energy);
    return item;
  }

  get #list() {
    return this.#part('ul[data-recipes]', HTMLElement);
  }

  get #status() {
    return this.#part('output', HTMLElement);
  }

  get #input() {
    return this.#part('input', HTMLInputElement);
  }

  #part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
    const part = this.querySelector(selector);
    if (!(part instanceof kind)) throw new Error(`recipe-search: no element ${selector}`);
    return part;
  }
}

customElements.define('recipe-search', RecipeSearch);
