export interface Film {
  /** The name of its files. */
  name: string;
  seconds: number;
  /** The moment that the poster shows. */
  posterAt: number;
  /** What never moves. */
  still: string;
  /** What is to be seen over it t seconds after the start, 960 by 540. */
  frame: (t: number) => string;
}

export const stage = { width: 960, height: 540, rate: 24 } as const;
