import type { Cut, Family, Run, Typefaces } from './typefaces.ts';

/** The style properties that line breaks depend on. */
export interface SetText {
  cut?: Cut;
  size: number;
  /** Sets a whole name in one typeface, even if only one word needs the other. */
  isOneName?: boolean;
}

interface Word {
  text: string;
  family: Family;
}

export type Line = readonly Word[];

/** Breaks texts into lines. `measure` returns the width of a text in a face that has all its letters. */
export function createLines(
  typefaces: Typefaces,
  measure: (face: string, size: number, text: string) => number,
) {
  const widthOfRuns = (runs: readonly Run[], size: number) =>
    runs.reduce((width, { face, text }) => width + measure(face, size, text), 0);

  const widthOf = ({ text, family }: Word, size: number) => widthOfRuns(typefaces.runs(text, family), size);

  function head(word: Word, size: number, width: number): number {
    const letters = Array.from(word.text);
    let count = Math.max(1, letters.length - 1);
    while (count > 1 && widthOf({ ...word, text: letters.slice(0, count).join('') }, size) > width)
      count -= 1;
    return letters.slice(0, count).join('').length;
  }

  /** Wraps a drawable text. `\n` begins a new line; overlong words are broken. */
  function lines(text: string, width: number, { cut = 'text', size, isOneName = false }: SetText): Word[][] {
    const one = isOneName ? typefaces.familyOf(text, cut) : undefined;
    return text.split('\n').flatMap((paragraph) => {
      const waiting = paragraph
        .split(' ')
        .filter((word) => word !== '')
        .map((word): Word => ({ text: word, family: one ?? typefaces.familyOf(word, cut) }));
      const made: Word[][] = [[]];
      let room = width;
      for (let word = waiting.shift(); word; word = waiting.shift()) {
        const wide = widthOf(word, size);
        const space = made.at(-1)?.length ? widthOf({ text: ' ', family: word.family }, size) : 0;
        if (wide + space <= room) {
          made.at(-1)?.push(word);
          room -= wide + space;
        } else if (space > 0) {
          made.push([]);
          room = width;
          waiting.unshift(word);
        } else {
          const { text: whole, family } = word;
          const end = head(word, size, width);
          made.at(-1)?.push({ text: whole.slice(0, end), family });
          waiting.unshift({ text: whole.slice(end), family });
          made.push([]);
          room = width;
        }
      }
      return made;
    });
  }

  const runsOf = (line: readonly Word[]): Run[] =>
    line
      .flatMap(({ text, family }, index) =>
        typefaces.runs(index < line.length - 1 ? `${text} ` : text, family),
      )
      .reduce<Run[]>((merged, run) => {
        const last = merged.at(-1);
        if (last?.face === run.face) last.text += run.text;
        else merged.push({ ...run });
        return merged;
      }, []);

  return { lines, runsOf, widthOf, widthOfRuns };
}
