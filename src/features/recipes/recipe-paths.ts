import { locales } from '#domain/locales.ts';
import { shelfSegments } from '#i18n/recipe-routes.ts';
import { slugOf } from '#i18n/routes.ts';
import { library, tagsInUse, type Dish } from './library.ts';

/** What a page shows: while it and the code stay, the page of the last build serves again. */
const keyOf = (dishes: readonly Dish[], ...more: readonly unknown[]) =>
  [...dishes.map(({ digest }) => digest), ...more].join(' ');

/** What `getStaticPaths` of a recipe returns. */
export async function recipePaths() {
  const { dishes, related } = await library();
  return locales.flatMap((locale) =>
    dishes.map((dish) => {
      const neighbours = related.get(dish.id) ?? [];
      return {
        params: { locale, recipes: slugOf('recipes', locale), recipe: dish.de.slugs[locale] },
        props: { locale, dish, related: neighbours },
        cacheKey: keyOf([dish, ...neighbours]),
      };
    }),
  );
}

/** The same for its other forms, which a build writes beside its page. */
export const devRecipePaths = async () => (import.meta.env.DEV ? recipePaths() : []);

/** Tag pages, and what does not fit on the first page of a list. */
export async function shelfPaths() {
  const { shelves } = await library();
  const tags = await tagsInUse();
  return locales.flatMap((locale) =>
    shelves
      .filter(({ tag, page }) => tag ?? page > 1)
      .map((shelf) => ({
        params: { locale, recipes: slugOf('recipes', locale), shelf: shelfSegments(shelf, locale) },
        props: { locale, shelf },
        cacheKey: keyOf(shelf.dishes, shelf.total, ...tags),
      })),
  );
}
