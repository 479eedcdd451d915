/** What we use of a library that comes without types. */

declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }
  export function create(file: Uint8Array): Font;
}
