import type { Locale } from '#domain/locales.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import type { Dish } from '../dish.ts';
import { tagName } from '../wording.ts';
import { cardOf } from './cards.ts';
import { fold } from './fold.ts';
import type { Entry } from './search.ts';

/** Every word of ingredients and tags once, folded: „süßkartoffel“ and `suesskartoffel` are the same here. */
function wordsOf({ ingredients, tags, locale }: Recipe): string {
  const names = ingredients.flatMap((entry) =>
    entry.kind === 'item' ? [entry.name.one, entry.name.many] : [],
  );
  const words = [...names, ...tags.map((tag) => tagName(tag, locale))].flatMap((text) =>
    fold(text).split(/[\s,]+/),
  );
  return [...new Set(words)].join(' ');
}

export async function entryOf(dish: Dish, locale: Locale): Promise<Entry> {
  const { path, title, time, energy, sources } = await cardOf(dish, locale);
  const recipe = dish[locale];
  return { path, title, time, energy, picture: sources.src, tags: recipe.tags, words: wordsOf(recipe) };
}
