/**
 * Typefaces of PDF documents, and which of them has which letter. The PDF library leaves out a letter that a typeface
 * lacks and says nothing: every text is cut into runs that the face has, and what no face has is replaced before.
 */
import { create, type Font, type GlyphRun } from 'fontkit';

export type Cut = 'text' | 'strong' | 'display';

const figtree = (cut: string) => [`${cut}-latin`, `${cut}-latin-ext`];
const noto = (cut: string) => [
  ...figtree(cut),
  ...['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((part) => `${cut}-${part}`),
];

/** For each cut the families, best first; a family's parts hold the letters of one script each. */
const families: Record<Cut, readonly (readonly string[])[]> = {
  text: [figtree('figtree'), noto('noto')],
  strong: [figtree('figtree-strong'), noto('noto-strong')],
  display: [[...figtree('fraunces'), 'fraunces-vietnamese'], noto('noto-strong')],
};

/** A text that one file of a typeface can set. */
export interface Run {
  face: string;
  text: string;
}

export type Family = readonly string[];

class LetterMissing extends Error {}

const lettersOf = (text: string) => Array.from(text.normalize('NFC'));

/** No typeface has all white space that people paste: each is a space or ends a line. */
const plain = (text: string) =>
  text.replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\S\n]/g, ' ');

/** Stands for a letter that no typeface has: left out, nobody would notice. */
export const standIn = '*';

/** So many words a typeface, which is more than all our documents have in common. */
const mostWords = 2_000;

/**
 * Words that were laid out (ligatures, kerning) once stay so: nearly all of a document stands in the one before it, and
 * that was a third of its processor time. The PDF library scales positions in place, so each gets its own.
 */
function remembered(layout: Font['layout']): Font['layout'] {
  const known = new Map<string, GlyphRun>();
  const copyOf = (run: GlyphRun): GlyphRun =>
    Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
      positions: run.positions.map((position) => ({ ...position })),
    });
  return (text, features) => {
    if (features !== undefined) return layout(text, features);
    const found = known.get(text);
    if (found) return copyOf(found);
    const made = layout(text);
    if (known.size >= mostWords) known.clear();
    known.set(text, copyOf(made));
    return made;
  };
}

/** `files`: the families’ files as TrueType, by name. A file is opened when a letter asks for it, and then kept. */
export function createTypefaces(files: Readonly<Record<string, Uint8Array>>) {
  const opened = new Map<string, Font>();

  function font(face: string): Font {
    const known = opened.get(face);
    if (known) return known;
    const file = files[face];
    if (!file) throw new Error(`The typeface ${face} is missing.`);
    const made = create(file);
    // All parts of a typeface bear its name, and the PDF library takes two of one name for the same.
    Object.defineProperty(made, 'postscriptName', { value: face });
    Object.defineProperty(made, 'layout', { value: remembered(made.layout.bind(made)) });
    opened.set(face, made);
    return made;
  }

  const faceOf = (letter: string, family: Family) =>
    family.find((face) => font(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

  const has = (letters: readonly string[], family: Family) =>
    letters.every((letter) => faceOf(letter, family) !== undefined);

  /** The best family that has all of a text, so that a name stands in one typeface; all of them where none has. */
  function familyOf(text: string, cut: Cut): Family {
    const letters = lettersOf(text);
    return families[cut].find((candidate) => has(letters, candidate)) ?? families[cut].flat();
  }

  /** What no typeface has, each letter once. */
  const missing = (text: string, cut: Cut = 'text'): string[] => [
    ...new Set(
      lettersOf(plain(text)).filter(
        (letter) => letter !== '\n' && faceOf(letter, families[cut].flat()) === undefined,
      ),
    ),
  ];

  return {
    font,
    familyOf,

    runs(text: string, family: Family): Run[] {
      const runs: Run[] = [];
      for (const letter of lettersOf(text)) {
        const last = runs.at(-1);
        // What both parts have stays with what is before it: fewer pieces.
        const face = faceOf(letter, last ? [last.face, ...family] : family);
        if (face === undefined) throw new LetterMissing('A typeface lacks a letter.');
        if (last?.face === face) last.text += letter;
        else runs.push({ face, text: letter });
      }
      return runs;
    },

    missing,

    /** A text as it can be drawn, and whether letters of it were replaced. */
    drawable(text: string, cut: Cut = 'text'): { drawn: string; isWhole: boolean } {
      const lacking = new Set(missing(text, cut));
      const letters = lettersOf(plain(text)).map((letter) => (lacking.has(letter) ? standIn : letter));
      return { drawn: letters.join(''), isWhole: lacking.size === 0 };
    },
  };
}

export type Typefaces = ReturnType<typeof createTypefaces>;
