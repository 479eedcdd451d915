import { cutPath, cuts, type Cut } from '#domain/recipes/picture-cuts.ts';
import type { Dish } from './library.ts';

interface RecipePictures {
  src: string;
  thumbnail: string;
  /** A tiny one. */
  stamp: string;
  shapes: readonly string[];
  wide: { path: string; height: number };
}

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
