import type { Locale } from '../locales.ts';
import type { Allergen } from './allergens.ts';
import type { Cuisine } from './cuisines.ts';
import type { Ingredient } from './ingredient.ts';
import type { Meal } from './meals.ts';
import type { Nutrition } from './nutrition.ts';
import type { Step } from './steps.ts';
import type { Tag } from './tags.ts';

/** Markdown of an editor, and the safe HTML that it becomes. */
export interface Prose {
  readonly markdown: string;
  readonly html: string;
}

/** A recipe in one language: the figures that both share, and its own words. */
export interface Recipe {
  /** The folder; the same in both languages, and for ever. */
  readonly id: string;
  readonly locale: Locale;
  readonly slugs: Readonly<Record<Locale, string>>;
  readonly title: string;
  readonly description: string;
  readonly pictureAlt: string;
  /** `2026-09-12` */
  readonly published: string;
  /** Not public yet: only `npm run dev` shows it. */
  readonly draft: boolean;
  readonly servings: number;
  /** Minutes. */
  readonly prep: number;
  readonly cook: number;
  readonly tags: readonly Tag[];
  /** Where the dish is at home, if it is anywhere. */
  readonly cuisine?: Cuisine;
  /** What it is eaten as, in the order of the day. */
  readonly meals: readonly Meal[];
  readonly allergens: readonly Allergen[];
  readonly nutrition: Nutrition;
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly Step[];
  readonly story: Prose;
  readonly tip?: Prose;
}
