import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** Every recipe picture is shown at 4:3, whatever an editor's camera made of it. */
const height = (width: number) => Math.round((width * 3) / 4);
const widths = [400, 800, 1200];

export interface PictureSources {
  avif: string;
  /** For browsers without AVIF. */
  src: string;
}

interface SharedPictures {
  /** 1:1, 4:3 and 16:9, as search engines ask for them. */
  shapes: readonly string[];
  /** 1200 by 630, for messengers and social networks. */
  social: string;
}

const cropped = async (
  picture: ImageMetadata,
  format: 'avif' | 'webp' | 'jpeg',
  width: number,
  height: number,
) => {
  const quality = format === 'avif' ? 50 : 70;
  return (await getImage({ src: picture, format, width, height, fit: 'cover', quality })).src;
};

async function sourcesOf(picture: ImageMetadata): Promise<PictureSources> {
  const avif = widths.map(
    async (width) => `${await cropped(picture, 'avif', width, height(width))} ${String(width)}w`,
  );
  return {
    avif: (await Promise.all(avif)).join(', '),
    src: await cropped(picture, 'webp', 800, height(800)),
  };
}

async function sharedOf(picture: ImageMetadata): Promise<SharedPictures> {
  const jpeg = (width: number, height: number) => cropped(picture, 'jpeg', width, height);
  return {
    shapes: [await jpeg(900, 900), await jpeg(1200, 900), await jpeg(1200, 675)],
    social: await jpeg(1200, 630),
  };
}

/**
 * A picture stands on many pages in both languages: its addresses are worked out once. (Asking for anything
 * of the picture itself, such as its width, would make Astro publish the editor's original as well.)
 */
function once<Result>(work: (picture: ImageMetadata) => Promise<Result>) {
  const done = new WeakMap<ImageMetadata, Promise<Result>>();
  return (picture: ImageMetadata): Promise<Result> => {
    const known = done.get(picture);
    if (known) return known;
    const result = work(picture);
    done.set(picture, result);
    return result;
  };
}

export const pictureSources = once(sourcesOf);
export const sharedPictures = once(sharedOf);
