/**
 * Fonts of PDF documents. The PDF library silently drops letters missing from a font, so a text is set in one that has
 * all of its letters, and letters that none has are replaced first.
 */
import { create, type Font } from 'fontkit';

/** Our subset fonts, then Noto Sans, which has every letter that a name may contain. */
const faces = {
  text: ['figtree', 'noto'],
  strong: ['figtree-strong', 'noto-strong'],
  display: ['fraunces', 'noto-strong'],
} as const;

export type Cut = keyof typeof faces;
export type Face = (typeof faces)[Cut][number];

/** Everything that pasted text breaks lines with. */
export const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Pasted white space becomes a space or a line break, because no font has all kinds. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(lineBreak, '\n')
    .replaceAll(/[^\S\n]/g, ' ');

/** Replaces a letter that no font has, so that the gap is visible. */
export const standIn = '*';

/** `files`: TrueType files, parsed on first use and then kept. */
export function createTypefaces(files: Readonly<Record<Face, Uint8Array>>) {
  const opened = new Map<Face, Font>();

  function font(face: Face): Font {
    const known = opened.get(face);
    if (known) return known;
    const made = create(files[face]);
    // The styles of a font share its name, and the PDF library would treat them as one.
    Object.defineProperty(made, 'postscriptName', { value: face });
    // The library keeps a glyph with the letters that it is first asked for. One first met as a part of another, the o
    // of an ö, would have none, and could not be searched for or read aloud in any later document.
    for (const letter of made.characterSet) made.glyphForCodePoint(letter);
    opened.set(face, made);
    return made;
  }

  const has = (face: Face, letter: string) =>
    letter === '\n' || font(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

  const missing = (text: string, cut: Cut = 'text'): string[] => [
    ...new Set(Array.from(plain(text)).filter((letter) => !has(faces[cut][1], letter))),
  ];

  return {
    font,
    missing,

    /** A text as it can be drawn, the font that has all of it, and whether no letter was replaced. */
    set(text: string, cut: Cut = 'text'): { drawn: string; face: Face; isWhole: boolean } {
      const lacking = new Set(missing(text, cut));
      const letters = Array.from(plain(text), (letter) => (lacking.has(letter) ? standIn : letter));
      const [own, other] = faces[cut];
      const face = letters.every((letter) => has(own, letter)) ? own : other;
      return { drawn: letters.join(''), face, isWhole: lacking.size === 0 };
    },
  };
}

export type Typefaces = ReturnType<typeof createTypefaces>;
