/** The parts that we use of a library without types. */

declare module 'fontkit' {
  /** Offsets in font units. */
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
