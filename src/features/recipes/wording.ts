import { fill, plural } from '#domain/text/fill.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Cuisine } from '#domain/recipes/cuisines.ts';
import { showDuration } from '#domain/recipes/show-duration.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { textsOf } from '#i18n/texts.ts';

/** Cached, as the same few values are on every page. */
function once(text: (value: number, locale: Locale) => string) {
  const known = new Map<string, string>();
  return (value: number, locale: Locale): string => {
    const key = `${locale}${String(value)}`;
    const shown = known.get(key) ?? text(value, locale);
    known.set(key, shown);
    return shown;
  };
}

export const durationText = once((minutes: number, locale: Locale) =>
  showDuration(minutes, textsOf(locale, 'recipes').time),
);

export const portionsText = once((servings: number, locale: Locale): string => {
  const t = textsOf(locale, 'recipes');
  return fill(plural(t.portions.count, servings), { number: servings });
});

export function tagName(tag: Tag, locale: Locale): string {
  const t = textsOf(locale, 'recipes');
  return t.tags.names[tag];
}

export function cuisineName(cuisine: Cuisine, locale: Locale): string {
  const t = textsOf(locale, 'recipes');
  return t.cuisines[cuisine];
}

/** Two decimals for salt, as most dishes contain little. */
export const grams = (value: number, locale: Locale): string => `${formatNumber(value, locale)}\u{a0}g`;
