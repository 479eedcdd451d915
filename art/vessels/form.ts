import { svg } from '../svg.ts';

export interface Ellipse {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A level ring of a round thing: how wide it is, and how high it lies over the table. */
export type Ring = readonly [radius: number, height: number];

export const oval = ({ cx, cy, rx, ry }: Ellipse): string =>
  svg`M${cx - rx} ${cy} A${rx} ${ry} 0 1 1 ${cx + rx} ${cy} A${rx} ${ry} 0 1 1 ${cx - rx} ${cy} Z`;

/** What throws a shadow: its outline on the table, thinner and thinner slices of it up to the top. */
export interface Caster {
  /** Outline of a slice around its own place on the table, by its part of the height (0 to 1). */
  slice: (part: number) => string;
  height: number;
}

export const roundCaster = (rings: readonly Ring[], tilt: number, y = 0): Caster => {
  const height = Math.max(...rings.map(([, high]) => high));
  const radiusAt = (part: number): number => {
    const high = part * height;
    const above = rings.findIndex(([, ring]) => ring >= high);
    const [r1, h1] = rings[Math.max(above, 0)] ?? [0, 0];
    const [r0, h0] = rings[Math.max(above - 1, 0)] ?? [r1, h1];
    return h1 === h0 ? r1 : r0 + ((r1 - r0) * (high - h0)) / (h1 - h0);
  };
  return {
    height,
    slice: (part) => {
      const radius = radiusAt(part);
      return oval({ cx: 0, cy: y, rx: radius, ry: radius * tilt });
    },
  };
};
