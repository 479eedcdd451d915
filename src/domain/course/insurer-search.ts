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

/** How well a name fits what was typed: 0 is best. */
function distance({ words, whole }: SearchKey['names'][number], typed: readonly string[]): number {
  const joined = typed.join('');
  if (whole === joined) return 0;
  if (words.some((word) => word === joined)) return 1;
  if (whole.startsWith(joined)) return 2;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  return joined.length > 2 && whole.includes(joined) ? 4 : Infinity;
}

/** The entries that fit what was typed, the best first, otherwise in their own order. Nothing typed fits all. */
export function searchInsurers<Entry extends { key: SearchKey }>(
  typed: string,
  entries: readonly Entry[],
): Entry[] {
  const spellings = foldings(typed)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  if (spellings.length === 0) return [...entries];
  return entries
    .map((entry) => {
      const distances = spellings.flatMap((words) => entry.key.names.map((name) => distance(name, words)));
      return { entry, distance: Math.min(...distances) };
    })
    .filter((found) => found.distance < Infinity)
    .sort((a, b) => a.distance - b.distance)
    .map(({ entry }) => entry);
}
