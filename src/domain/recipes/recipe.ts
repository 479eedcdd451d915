import type { Locale } from '../text/locales.ts';
import type { Allergen } from './allergens.ts';
import type { Cuisine } from './cuisines.ts';
import type { Ingredient } from './ingredient.ts';
import type { Meal } from './meals.ts';
import type { Nutrition } from './nutrition.ts';
import type { Step } from './steps.ts';
import type { Tag } from './tags.ts';

/** An editor's Markdown as safe HTML. */
export interface Prose {
  readonly markdown: string;
  readonly html: string;
}

/** A recipe in one language: shared figures and translated words. */
export interface Recipe {
  /** The folder; the same in both languages, and permanent. */
  readonly id: string;
  readonly locale: Locale;
  readonly slugs: Readonly<Record<Locale, string>>;
  readonly title: string;
  readonly description: string;
  readonly pictureAlt: string;
  readonly published: string;
  /** Only shown by `npm run dev`. */
  readonly draft: boolean;
  readonly servings: number;
  /** Minutes. */
  readonly prep: number;
  readonly cook: number;
  /** To be done the evening before, in a sentence: soaking, thawing. */
  readonly evening?: string;
  /** Days that leftovers keep, where the tags do not say it. */
  readonly keeps?: number;
  readonly tags: readonly Tag[];
  readonly cuisine?: Cuisine;
  readonly meals: readonly Meal[];
  readonly allergens: readonly Allergen[];
  readonly nutrition: Nutrition;
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly Step[];
  readonly story: Prose;
  readonly tip?: Prose;
}
