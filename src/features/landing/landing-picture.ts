import { from } from '#site/styles/breakpoints.ts';

/** How the main picture of a landing page is cut. */
export const landingPicture = {
  widths: [360, 540, 720, 960, 1280],
  sizes: `${from.large} 40rem, 92vw`,
  quality: 45,
};
