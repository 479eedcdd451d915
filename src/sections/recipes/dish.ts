import type { ImageMetadata } from 'astro';
import type { Recipe } from '#domain/recipes/recipe.ts';

/** A recipe with its picture, in both languages: `dish.de`, `dish.en`. */
export interface Dish {
  id: string;
  /** Changes with anything in the recipe's folder. */
  digest: string;
  picture: ImageMetadata;
  de: Recipe;
  en: Recipe;
}
