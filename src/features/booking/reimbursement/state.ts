import { atom } from 'nanostores';
import { isOtherCover, otherCovers, type Insurer, type OtherCover } from '#domain/course/insurers.ts';
import { reimbursementFor, type Reimbursement } from '#domain/course/reimbursement.ts';
import { fold } from '#domain/search/fold.ts';
import { search, searchIndex } from '#domain/search/search.ts';
import { bookingOf } from '../booking.ts';
import type { SelectorWords } from './props.ts';

/** An entry of the list: an insurer, or another kind of insurance. */
export interface Option {
  id: string;
  name: string;
  /** Other names that people type for it. */
  aliases: readonly string[];
  cover: Insurer | OtherCover;
}

/** Parameter of a fragment: an insurer's own page links to the selector with its insurer chosen. */
export const chosenParameter = 'insurer';

export interface Choice {
  option: Option | undefined;
  /** The visitor has already taken as many courses this year as insurers pay for. */
  had: boolean;
  sum: Reimbursement;
  /** Whether the next page will know the choice. */
  kept: boolean;
}

const optionsOf = ({ insurers, covers }: Pick<SelectorWords, 'insurers' | 'covers'>): Option[] => [
  ...insurers.map((cover) => ({ id: cover.id, name: cover.name, aliases: cover.aliases, cover })),
  ...otherCovers.map((cover) => ({ id: cover, name: covers[cover][0], aliases: covers[cover], cover })),
];

/** `AOK Nord-Ost` and `aoknordost` are one name. */
const joined = (name: string) => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds options by what a visitor types, best first. */
function finderOf(options: readonly Option[]): (typed: string) => readonly Option[] {
  const names = options.map(({ name, aliases }) => new Set([name, ...aliases].map(joined)));
  const index = searchIndex(
    options.map(({ name, aliases, cover }) => ({
      title: name,
      search: [...aliases, isOtherCover(cover) ? '' : cover.kind].join(' '),
    })),
  );
  return (typed) => {
    const named = options.filter((_, at) => names[at]?.has(joined(typed)));
    if (named.length > 0) return named;
    const { found, isWhole } = search(index, typed);
    return isWhole ? found.flatMap((at) => options[at] ?? []) : [];
  };
}

export const choiceOf = (option: Option | undefined, had: boolean): Choice => ({
  option,
  had,
  sum: reimbursementFor(option?.cover, had),
  kept: true,
});

/** The insurer selector: what an insurer pays back for the course, and the link to the first missing step. */
export function createInsurerSelector(words: Pick<SelectorWords, 'course' | 'insurers' | 'covers'>) {
  const booking = bookingOf(words.course);
  const options = optionsOf(words);
  const findAll = finderOf(options);
  const optionBy = (id: string | undefined) => options.find((option) => option.id === id);
  const $choice = atom<Choice>(choiceOf(undefined, false));

  return {
    $choice,
    /** Shows what the link or this booking already knows; until then, the built page's state. */
    start() {
      const linked = optionBy(new URLSearchParams(location.hash.slice(1)).get(chosenParameter) ?? undefined);
      if (linked) {
        this.choose(linked.id);
        // A reload must not undo a later choice.
        history.replaceState(history.state, '', location.pathname + location.search);
        return;
      }
      const option = optionBy(booking.read().insurer);
      if (option) $choice.set(choiceOf(option, $choice.get().had));
    },
    /** Matches of the typed text, best first. */
    find: (typed: string): readonly Option[] => {
      // Nothing typed yet, or only punctuation.
      if (!/[\p{L}\p{N}]/u.test(typed)) return options;
      const all = findAll(typed);
      if (all.length > 0) return all;
      // Words after a name that leaves no choice are often a city: `Barmer Köln`.
      const words = typed.trim().split(/\s+/);
      return (
        words
          .map((_, at) => findAll(words.slice(0, -1 - at).join(' ')))
          .find((found) => found.length === 1) ?? []
      );
    },
    choose(id: string | undefined) {
      const option = optionBy(id);
      const kept = booking.change({ insurer: option?.id });
      $choice.set({ ...choiceOf(option, $choice.get().had), kept });
    },
    setHad(had: boolean) {
      const { option, kept } = $choice.get();
      $choice.set({ ...choiceOf(option, had), kept });
    },
  };
}

export type InsurerSelector = ReturnType<typeof createInsurerSelector>;
