import { cutPath, cuts, type Cut } from '#domain/recipes/picture-cuts.ts';
import type { Dish } from './library.ts';

interface RecipePictures {
  /** What pages show. */
  src: string;
  thumbnail: string;
  /** As large as a stamp. */
  stamp: string;
  /** 1:1, 4:3 and 16:9. */
  shapes: readonly string[];
  wide: { path: string; height: number };
}

/** The addresses of a recipe's picture. */
export function recipePictures({ picture }: Pick<Dish, 'picture'>): RecipePictures {
  const at = (cut: Cut) => cutPath(picture, cut);
  const src = at('shown');
  const wide = at('wide');
  return {
    src,
    thumbnail: at('small'),
    stamp: at('stamp'),
    shapes: [at('square'), src, wide],
    wide: { path: wide, height: cuts.wide.height },
  };
}
