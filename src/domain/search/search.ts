import { fold } from './fold.ts';
import { typosAllowed, typosIn } from './typos.ts';

export interface Searchable {
  title?: string;
  /** Synonyms and other names. */
  search?: string;
  text?: string;
}

export interface SearchIndex {
  /** Each entry's folded words and their weights. */
  entries: readonly ReadonlyMap<string, number>[];
  /** Folded words as spelt in the text. */
  spellings: ReadonlyMap<string, string>;
}

export interface SearchResult {
  /** Positions in the index, best first. */
  found: number[];
  /** Whether each of these has every word of the query. */
  isWhole: boolean;
  /** The corrected query, if typing mistakes were forgiven. */
  corrected: string | undefined;
  /** Folded words that occur in no entry, even when corrected. Parts of addresses are left out. */
  missed: string[];
}

/** Filler words in German and English. */
const fillers = new Set(
  fold(
    `als am an auf auch aus bei bekomme bekommen das dass dem den der des die ein eine einen er es für geht habe haben hat
    ich im in ist ja kann man mein meine meinen mich mir mit muss nicht nur oder sich sind so um und valea viel von was
    welche welches wann wenn wie wird wo zu zum a am an and are as at be but can do does for from get have how i if in is it
    many me much my not of on or the there this to what when where which who why will with you`,
  ).split(/\s+/),
);

const writtenWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-+&][\p{L}\p{N}]+)*/gu) ?? [];

/** `Rote-Linsen-Suppe` is three words, one, and a `Linsensuppe`; `R+V` is one. */
const partsOf = (word: string) => {
  const parts = word.split(/[-+&]/);
  return [...parts, ...parts.slice(1).map((_, index) => parts.slice(index).join(''))];
};

export function searchIndex(searchables: readonly Searchable[]): SearchIndex {
  const spellings = new Map<string, string>();
  const entries = searchables.map((one) => {
    const words = new Map<string, number>();
    const telling = writtenWords(one.title ?? '').filter((word) => !fillers.has(fold(word))).length;
    // Words weigh more in a short title.
    const weights = { title: 4 + 2 / (telling || 1), search: 5, text: 1 };
    for (const field of ['title', 'search', 'text'] as const) {
      for (const spelling of writtenWords(one[field] ?? '').flatMap(partsOf)) {
        const word = fold(spelling);
        words.set(word, Math.max(words.get(word) ?? 0, weights[field]));
        if (!spellings.has(word)) spellings.set(word, spelling);
      }
    }
    return words;
  });
  return { entries, spellings };
}

const endings = /(?:ungen|ung|ingen|ies|ing|ern|est|ten|en|er|em|es|ed|et|st|te|e|n|s|t|y)$/;

/** Rough stemming: `bezahlen`, `bezahlt` and `Bezahlung` become the same. */
const stem = (word: string) => {
  const cut = word.replace(endings, '');
  return cut.length < 4 ? word : cut;
};

/** 1 for the same word, 0 for an unrelated one. */
function likeness(typed: string, word: string): number {
  if (word === typed) return 1;
  const short = stem(typed);
  const base = stem(word);
  if (short === base) return 0.9;
  // The visitor may still be typing.
  if (word.startsWith(typed)) return 0.8;
  // German compounds: `Kursgebühr` is a `Gebühr`, and `Bezahlseite` relates to `bezahlen`.
  if (short.length > 3 && (word.startsWith(short) || word.endsWith(short))) return 0.6;
  if (typed.length > 3 && word.includes(typed)) return 0.6;
  const isPart = base.length > 3 && (short.endsWith(base) || (base.length > 4 && typed.startsWith(base)));
  return isPart ? 0.5 : 0;
}

function scoresOf({ entries, spellings }: SearchIndex, typed: string, least = 0.6): number[] {
  const likely = [...spellings.keys()]
    .map((word) => [word, likeness(typed, word)] as const)
    .filter(([, like]) => like > 0 && like >= least);
  return entries.map((words) => Math.max(0, ...likely.map(([word, like]) => (words.get(word) ?? 0) * like)));
}

/** `c` and `k` are one sound in German: `Klassik` and `classic`. */
const soundOf = (word: string) => word.replaceAll('c', 'k');

/** The word that was probably meant: fewest typos, then nearest in length. */
function meant({ spellings }: SearchIndex, typed: string): string | undefined {
  const allowed = typosAllowed(typed);
  // Too short for a typo, too short for a sound: `com` is no `kommt`.
  if (allowed === 0) return undefined;
  const [likeliest] = [...spellings.keys()]
    .filter((word) => !fillers.has(word))
    .map((word) => ({
      word,
      typos: typosIn(soundOf(typed), soundOf(word)),
      longer: Math.abs(word.length - typed.length),
    }))
    .filter(({ typos }) => typos <= allowed)
    .sort((one, other) => one.typos - other.typos || one.longer - other.longer);
  return likeliest?.word;
}

/**
 * Full-text search with synonyms, endings, parts of compounds, and umlauts in any spelling. Only words that occur
 * nowhere count as mistyped. Rare words count more (inverse document frequency). If no entry has all words, the nearest
 * are found.
 */
export function search(index: SearchIndex, typed: string): SearchResult {
  const all = writtenWords(typed).flatMap((word) => word.replaceAll(/[+&]/g, '').split('-'));
  const telling = all.filter((word) => !fillers.has(fold(word)));
  const asked = (telling.length > 0 ? telling : all).filter(
    ({ length }, _, words) => length > 1 || words.every((word) => word.length === 1),
  );
  const plain = new Set(typed.split(/[\s.,;:?!]+(?=\s|$)|\s+/).filter((word) => /^\p{L}+$/u.test(word)));
  const missed: string[] = [];
  const columns: number[][] = [];
  const shown = asked.map((spelling) => {
    const word = fold(spelling);
    const scores = scoresOf(index, word);
    if (scores.some(Boolean)) {
      columns.push(scores);
      return spelling;
    }
    const other = meant(index, word);
    if (other !== undefined) {
      columns.push(scoresOf(index, other));
      return index.spellings.get(other) ?? other;
    }
    const distant = scoresOf(index, word, 0);
    if (distant.some(Boolean)) columns.push(distant);
    else if (plain.has(spelling)) missed.push(word);
    return spelling;
  });
  const rarity = columns.map((scores) => Math.log(1 + scores.length / scores.filter(Boolean).length));
  const sums = index.entries.map((_, entry) =>
    columns.reduce((sum, scores, column) => sum + (scores[entry] ?? 0) * (rarity[column] ?? 0), 0),
  );
  const best = Math.max(0, ...sums);
  const isFull = (entry: number) => columns.every((scores) => scores[entry]);
  const entries = sums.map((_, entry) => entry).filter((entry) => (sums[entry] ?? 0) > 0);
  const full = entries.filter(isFull);
  return {
    isWhole: full.length > 0 && columns.length === asked.length,
    found: (full.length > 0 ? full : entries.filter((entry) => (sums[entry] ?? 0) >= best / 2)).sort(
      (one, other) => (sums[other] ?? 0) - (sums[one] ?? 0) || one - other,
    ),
    corrected: shown.join(' ') === asked.join(' ') ? undefined : shown.join(' '),
    missed,
  };
}

const pieces = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3));

/** Entries that share the most trigrams with a query without results. */
export function nearest({ entries }: SearchIndex, typed: string): number[] {
  const asked = writtenWords(typed).map(fold).flatMap(pieces);
  return entries
    .map((words, entry) => {
      const text = [...words.keys()].filter((word) => (words.get(word) ?? 0) > 1).join(' ');
      return { entry, shared: asked.filter((piece) => text.includes(piece)).length };
    })
    .filter(({ shared }) => shared > 1)
    .sort((one, other) => other.shared - one.shared)
    .map(({ entry }) => entry);
}
