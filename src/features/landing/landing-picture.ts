import { from } from '#site/styles/breakpoints.ts';

export const landingPicture = {
  widths: [360, 540, 720, 960, 1280],
  sizes: `${from.large} 40rem, 92vw`,
  quality: 45,
};
