/** The first letter is rarely mistyped, and distinguishes short names. */
const firstLetter = 2;

/**
 * Damerau-Levenshtein distance (fuzzy search) to a word or its beginning, as typing may not be finished. See
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function typosIn(typed: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i += 1) {
    const above = row;
    row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const changed = i === 1 && j === 1 ? firstLetter : 1;
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : changed),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = above;
  }
  return Math.min(...row);
}

export const typosAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
