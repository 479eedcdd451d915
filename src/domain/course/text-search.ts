/** Finds words in a text as `fold` compares them, with their positions. */
import { fold } from '../search/fold.ts';

/** The end is exclusive. */
export type Stretch = readonly [from: number, to: number];

/** Like `fold`, letter by letter, with the position of each in the text. */
function foldedLetters(text: string) {
  const letters: { letter: string; from: number; to: number }[] = [];
  let at = 0;
  let before = '';
  for (const character of text) {
    const to = at + character.length;
    for (const letter of fold(character).split('')) {
      // `ae`, `oe` and `ue` stand for umlauts.
      if (letter !== 'e' || !['a', 'o', 'u'].includes(before)) letters.push({ letter, from: at, to });
      before = letter;
    }
    at = to;
  }
  return letters;
}

export function stretchesOf(text: string, words: string): readonly Stretch[] {
  const wanted = fold(words.trim());
  if (wanted === '') return [];
  const letters = foldedLetters(text);
  const folded = letters.map(({ letter }) => letter).join('');
  const found: Stretch[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const first = letters[at];
    const last = letters[at + wanted.length - 1];
    if (first && last) found.push([first.from, last.to]);
  }
  return found;
}
