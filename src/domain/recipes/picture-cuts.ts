import { pictureWidths } from './picture-set.ts';

const stampWidth = 128;
const fourToThree = (width: number) => ({ width, height: (width * 3) / 4 });

/**
 * A recipe's picture (responsive image, AVIF), cut once for everything that shows it.
 *
 * One width serves cards and pages: measured over our recipes 960 px take 23 kB, 800 px 20 kB, 1200 px 30 kB. More
 * widths would save little on a phone and cost a file a recipe each (docs/decisions/005-many-recipes.md). Where many
 * are shown side by side (a strip, a day, a week) a thumbnail has a quarter to a third of the bytes, and the app's
 * screens use an even smaller one. Every recipe is shown at 4:3, whatever the photo's format.
 *
 * Search engines ask for 1:1, 4:3 and 16:9; messengers and social networks want 16:9, as a JPEG.
 * @see https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
export const cuts = {
  shown: { format: 'avif', quality: 50, ...fourToThree(pictureWidths.picture) },
  small: { format: 'avif', quality: 40, ...fourToThree(pictureWidths.thumbnail) },
  stamp: { format: 'avif', quality: 35, ...fourToThree(stampWidth) },
  wide: { format: 'jpeg', quality: 70, width: 1200, height: 675 },
  square: { format: 'jpeg', quality: 70, width: 900, height: 900 },
} as const;

export type Cut = keyof typeof cuts;
export const cutNames = ['shown', 'small', 'stamp', 'wide', 'square'] as const satisfies readonly Cut[];

/** The URL changes with the picture, and with the way of cropping. */
export const cutPath = (digest: string, cut: Cut): string =>
  `/_astro/picture.${digest}_${cut}.${cuts[cut].format}`;
