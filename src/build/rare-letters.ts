/**
 * Each typeface comes in two files. The second has the letters that only some pages need: fractions, degrees and the accents
 * of foreign words, a fifth of its bytes.
 */
export const rareLetters = Array.from('°×¼½¾Éàáâçèéêëíîñóôúû');

const codes = rareLetters.map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
const hex = (code: number) => code.toString(16).toUpperCase();

/** The same for a style sheet, as `U+E7-EB`. */
export const rareRange = codes
  .filter((code) => !codes.includes(code - 1))
  .map((first) => {
    let last = first;
    while (codes.includes(last + 1)) last += 1;
    return `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`;
  });
