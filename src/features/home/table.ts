import { from } from '#site/styles/breakpoints.ts';

export const table = {
  scene: 'table',
  // Smaller than displayed on phones: the next width is half as large again.
  sizes: `${from.large} 42rem, ${from.medium} 72vw, 82vw`,
  widths: [720, 960, 1280],
  quality: 44,
  narrow: { widths: [480, 640, 960], quality: 35 },
} as const;
