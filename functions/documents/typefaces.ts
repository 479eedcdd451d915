/**
 * Typefaces of PDF documents. The PDF library silently drops letters that a typeface lacks, so texts are split into
 * runs that a face covers, and letters that none has are replaced first.
 */
import { create, type Font, type GlyphRun } from 'fontkit';

export type Cut = 'text' | 'strong' | 'display';

const figtree = (cut: string) => [`${cut}-latin`, `${cut}-latin-ext`];
const noto = (cut: string) => [
  ...figtree(cut),
  ...['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((part) => `${cut}-${part}`),
];

/** Families by cut, in order of preference; each family has one part per script. */
const families: Record<Cut, readonly (readonly string[])[]> = {
  text: [figtree('figtree'), noto('noto')],
  strong: [figtree('figtree-strong'), noto('noto-strong')],
  display: [[...figtree('fraunces'), 'fraunces-vietnamese'], noto('noto-strong')],
};

/** Text that a single font file can set. */
export interface Run {
  face: string;
  text: string;
}

export type Family = readonly string[];

class LetterMissing extends Error {}

const lettersOf = (text: string) => Array.from(text.normalize('NFC'));

/** Pasted white space becomes a space or a line break, as no typeface has it all. */
const plain = (text: string) =>
  text.replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\S\n]/g, ' ');

/** Replaces a letter that no typeface has, so that the gap is seen. */
export const standIn = '*';

/** Per typeface; more than all our documents share. */
const mostWords = 2_000;

/**
 * Caches the layout of words (ligatures, kerning), a third of a document's processor time: documents share nearly all
 * their words. The PDF library scales positions in place, so each caller gets its own copy.
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

/** `files`: TrueType files by name, parsed on first use and then kept. */
export function createTypefaces(files: Readonly<Record<string, Uint8Array>>) {
  const opened = new Map<string, Font>();

  function font(face: string): Font {
    const known = opened.get(face);
    if (known) return known;
    const file = files[face];
    if (!file) throw new Error(`The typeface ${face} is missing.`);
    const made = create(file);
    // Parts of a typeface share its name, and the PDF library would take them for one font.
    Object.defineProperty(made, 'postscriptName', { value: face });
    Object.defineProperty(made, 'layout', { value: remembered(made.layout.bind(made)) });
    opened.set(face, made);
    return made;
  }

  const faceOf = (letter: string, family: Family) =>
    family.find((face) => font(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

  const has = (letters: readonly string[], family: Family) =>
    letters.every((letter) => faceOf(letter, family) !== undefined);

  /** The best family that covers a whole text, so that a name has one typeface; otherwise all families. */
  function familyOf(text: string, cut: Cut): Family {
    const letters = lettersOf(text);
    return families[cut].find((candidate) => has(letters, candidate)) ?? families[cut].flat();
  }

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
        // Prefers the face of the letter before, for fewer runs.
        const face = faceOf(letter, last ? [last.face, ...family] : family);
        if (face === undefined) throw new LetterMissing('A typeface lacks a letter.');
        if (last?.face === face) last.text += letter;
        else runs.push({ face, text: letter });
      }
      return runs;
    },

    missing,

    /** The text with missing letters replaced, and whether none was. */
    drawable(text: string, cut: Cut = 'text'): { drawn: string; isWhole: boolean } {
      const lacking = new Set(missing(text, cut));
      const letters = lettersOf(plain(text)).map((letter) => (lacking.has(letter) ? standIn : letter));
      return { drawn: letters.join(''), isWhole: lacking.size === 0 };
    },
  };
}

export type Typefaces = ReturnType<typeof createTypefaces>;
