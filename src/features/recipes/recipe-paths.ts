import { locales } from '#domain/text/locales.ts';
import { shelfSegments } from '#i18n/recipe-routes.ts';
import { slugOf } from '#i18n/routes.ts';
import { library } from './library.ts';

export async function recipePaths() {
  const { dishes, related } = await library();
  return locales.flatMap((locale) =>
    dishes.map((dish) => ({
      params: { locale, recipes: slugOf('recipes', locale), recipe: dish.de.slugs[locale] },
      props: { locale, dish, related: related.get(dish.id) ?? [] },
    })),
  );
}

/** Tag pages, and further pages of lists. */
export async function shelfPaths() {
  const { shelves } = await library();
  return locales.flatMap((locale) =>
    shelves
      .filter(({ tag, page }) => tag ?? page > 1)
      .map((shelf) => ({
        params: { locale, recipes: slugOf('recipes', locale), shelf: shelfSegments(shelf, locale) },
        props: { locale, shelf },
      })),
  );
}
