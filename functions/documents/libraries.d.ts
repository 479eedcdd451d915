/** What we use of a library that comes without types. */

declare module 'fontkit' {
  /** Where a letter stands beside the one before it, in units of the font. */
  export type GlyphPosition = Record<string, number>;
  export interface GlyphRun {
    positions: GlyphPosition[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string, features?: unknown) => GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
