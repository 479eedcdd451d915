/** The parts that we use of a library without types. */

declare module 'fontkit' {
  export interface Font {
    characterSet: readonly number[];
    glyphForCodePoint: (codePoint: number) => unknown;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }
  export function create(file: Uint8Array): Font;
}
