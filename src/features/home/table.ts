import { from } from '#site/styles/breakpoints.ts';

/** How the main picture of the home page is cut. */
export const table = {
  scene: 'table',
  // On a phone a little less than it measures: the next width would be half as heavy again.
  sizes: `${from.large} 42rem, ${from.medium} 72vw, 82vw`,
  widths: [720, 960, 1280],
  quality: 44,
  narrow: { widths: [480, 640, 960], quality: 35 },
} as const;
