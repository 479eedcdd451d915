import type { Locale } from '#domain/text/locales.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { pathOf } from './routes.ts';

const segments = {
  tag: { en: 'tag', de: 'thema' },
  page: { en: 'page', de: 'seite' },
} as const satisfies Record<string, Record<Locale, string>>;

const tagSlugs = {
  breakfast: { en: 'breakfast', de: 'fruehstueck' },
  soup: { en: 'soup', de: 'suppe' },
  salad: { en: 'salad', de: 'salat' },
  bowl: { en: 'bowl', de: 'bowl' },
  pasta: { en: 'pasta', de: 'pasta' },
  fish: { en: 'fish', de: 'fisch' },
  vegan: { en: 'vegan', de: 'vegan' },
  vegetarian: { en: 'vegetarian', de: 'vegetarisch' },
  quick: { en: 'quick', de: 'schnell' },
  family: { en: 'family', de: 'familie' },
  'high-protein': { en: 'high-protein', de: 'viel-eiweiss' },
  baking: { en: 'baking', de: 'backen' },
  snack: { en: 'snack', de: 'snack' },
  'one-pot': { en: 'one-pot', de: 'ein-topf' },
  'meal-prep': { en: 'meal-prep', de: 'vorkochen' },
} as const satisfies Record<Tag, Record<Locale, string>>;

/** A page of all recipes, or of those with a tag. */
export interface Shelf {
  tag?: Tag;
  /** From 1. */
  page: number;
}

/** Its path after the index; empty for the index itself. */
export function shelfSegments({ tag, page }: Shelf, locale: Locale): string {
  const parts: string[] = tag ? [segments.tag[locale], tagSlugs[tag][locale]] : [];
  if (page > 1) parts.push(...(tag ? [] : [segments.page[locale]]), String(page));
  return parts.join('/');
}

export function shelfPath(shelf: Shelf, locale: Locale): string {
  const rest = shelfSegments(shelf, locale);
  const index = pathOf('recipes', locale);
  return rest ? `${index}/${rest}` : index;
}

export const tagPath = (tag: Tag, locale: Locale): string => shelfPath({ tag, page: 1 }, locale);

export const recipePath = (recipe: { slugs: Record<Locale, string> }, locale: Locale): string =>
  `${pathOf('recipes', locale)}/${recipe.slugs[locale]}`;

export const feedPath = (locale: Locale): string => `${pathOf('recipes', locale)}/rss.xml`;

/** The search index. */
export const searchDataPath = (locale: Locale): string => `${pathOf('recipes', locale)}/search.json`;
