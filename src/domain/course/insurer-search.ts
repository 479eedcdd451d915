import { typosAllowed, typosIn } from '../typos.ts';

/** The umlauts both ways in which people type them: `ü` as `ue` and as `u`. */
const long: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const foldings = (text: string): string[] => {
  const lower = text.normalize('NFC').toLowerCase();
  const spelt = lower.replaceAll(/[äöüß]/g, (letter) => long[letter] ?? letter);
  return [...new Set([plain(lower), plain(spelt)])];
};

/** `R+V` is one word however it is typed; a space, a dash or a slash parts words. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/[+&.']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is looked through for one entry of a list, made once. */
export interface SearchKey {
  /** Each of its names in each spelling: as words, and in one piece. */
  names: readonly { words: readonly string[]; whole: string }[];
}

export function searchKey(...names: readonly string[]): SearchKey {
  const spellings = new Set(names.flatMap(foldings));
  return {
    names: [...spellings].map((name) => {
      const words = wordsOf(name);
      return { words, whole: words.join('') };
    }),
  };
}

/** Said along with a name, and part of none. */
const fillers: ReadonlySet<string> = new Set(['der', 'die', 'das', 'und', 'the', 'and']);

const meant = (words: readonly string[]) => {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
};

/** How many typing mistakes lie between a name and what was typed, if each word could be meant. */
function mistyped({ words }: SearchKey['names'][number], typed: readonly string[]): number {
  const typos = typed.map((part) => {
    const least = Math.min(...words.map((word) => typosIn(part, word)));
    return least <= typosAllowed(part) ? least : Infinity;
  });
  return typos.reduce((sum, count) => sum + count, 0);
}

/** How well a name fits what was typed: 0 is best. */
function distance({ words, whole }: SearchKey['names'][number], typed: readonly string[]): number {
  const joined = typed.join('');
  if (whole === joined) return 0;
  if (words.some((word) => word === joined)) return 1;
  if (whole.startsWith(joined)) return 2;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  return joined.length > 2 && whole.includes(joined) ? 4 : Infinity;
}

type Measure = (name: SearchKey['names'][number], typed: readonly string[]) => number;

function nearest<Entry extends { key: SearchKey }>(
  entries: readonly Entry[],
  spellings: readonly (readonly string[])[],
  measure: Measure,
) {
  return entries
    .map((entry) => ({
      entry,
      distance: Math.min(
        ...spellings.flatMap((typed) => entry.key.names.map((name) => measure(name, typed))),
      ),
    }))
    .filter((found) => found.distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
}

/**
 * The entries that fit what was typed, the best first, otherwise in their own order. Nothing typed fits all. Only
 * where nothing fits as it is typed are typing mistakes forgiven, and then no more than the best needs.
 */
export function searchInsurers<Entry extends { key: SearchKey }>(
  typed: string,
  entries: readonly Entry[],
): Entry[] {
  const spellings = foldings(typed)
    .map((spelling) => meant(wordsOf(spelling)))
    .filter((words) => words.length > 0);
  if (spellings.length === 0) return [...entries];
  const exact = nearest(entries, spellings, distance);
  if (exact.length > 0) return exact.map(({ entry }) => entry);
  const forgiven = nearest(entries, spellings, mistyped);
  return forgiven.filter((found) => found.distance === forgiven[0]?.distance).map(({ entry }) => entry);
}
