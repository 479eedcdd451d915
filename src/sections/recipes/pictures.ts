import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { pictureWidths } from '#domain/meal-plan/dish.ts';

/**
 * A recipe's picture (responsive image, AVIF), cut once for everything that shows it.
 *
 * One width serves cards and pages: measured over our recipes 960 px take 23 kB, 800 px 20 kB, 1200 px 30 kB. More
 * widths would save little on a phone and cost a file a recipe each (docs/decisions/005-many-recipes.md). Where many
 * stand side by side and small (a strip, a day, a week) a thumbnail does, of a quarter to a third of the bytes. Every
 * recipe is shown at 4:3, whatever an editor's camera made of it.
 */
const fourToThree = (width: number) => ({ width, height: (width * 3) / 4 });
export const shown = fourToThree(pictureWidths.picture);
export const small = fourToThree(pictureWidths.thumbnail);

interface RecipePictures {
  /** What pages show. */
  src: string;
  thumbnail: string;
  /** 1:1, 4:3 and 16:9, as search engines ask for them: https://developers.google.com/search/docs/appearance/structured-data/recipe */
  shapes: readonly string[];
  /** 16:9 and a JPEG, as messengers and social networks want it. */
  wide: { path: string; height: number };
}

async function cut(picture: ImageMetadata): Promise<RecipePictures> {
  const cropped = async (format: 'avif' | 'jpeg', quality: number, size: typeof shown) =>
    (await getImage({ src: picture, format, ...size, fit: 'cover', quality })).src;
  const src = await cropped('avif', 50, shown);
  const thumbnail = await cropped('avif', 40, small);
  const wide = await cropped('jpeg', 70, { width: 1200, height: 675 });
  const square = await cropped('jpeg', 70, { width: 900, height: 900 });
  return { src, thumbnail, shapes: [square, src, wide], wide: { path: wide, height: 675 } };
}

const done = new WeakMap<ImageMetadata, Promise<RecipePictures>>();

/**
 * A picture stands on many pages in both languages: its addresses are worked out once. (Asking for anything
 * of the picture itself, such as its width, would make Astro publish the editor's original as well.)
 */
export function recipePictures(picture: ImageMetadata): Promise<RecipePictures> {
  const known = done.get(picture);
  if (known) return known;
  const pictures = cut(picture);
  done.set(picture, pictures);
  return pictures;
}
