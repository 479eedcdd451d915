import { formatKilocalories } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import type { Dish } from '../library.ts';
import { recipePictures } from '../pictures.ts';
import { durationText } from '../wording.ts';

export interface CardContent {
  path: string;
  title: string;
  time: string;
  energy: string;
  picture: string;
}

const done = new WeakMap<object, CardContent>();

function contentOf(dish: Dish, locale: Locale): CardContent {
  const { title, prep, cook, nutrition } = dish[locale];
  return {
    path: recipePath(dish.de, locale),
    title,
    time: durationText(prep + cook, locale),
    energy: formatKilocalories(nutrition.kcal, locale),
    picture: recipePictures(dish).src,
  };
}

export function cardOf(dish: Dish, locale: Locale): CardContent {
  const recipe = dish[locale];
  const known = done.get(recipe);
  if (known) return known;
  const content = contentOf(dish, locale);
  done.set(recipe, content);
  return content;
}
