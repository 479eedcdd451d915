import { locales } from '#domain/locales.ts';
import { slugOf } from '#i18n/routes.ts';
import { library } from './library.ts';

/** What `getStaticPaths` of a recipe returns, for its page and for every other form of it. */
export async function recipePaths() {
  const { dishes, related } = await library();
  return locales.flatMap((locale) =>
    dishes.map((dish) => {
      const neighbours = related.get(dish.id) ?? [];
      return {
        params: { locale, recipes: slugOf('recipes', locale), recipe: dish.de.slugs[locale] },
        props: { locale, dish, related: neighbours },
        // What the page shows: as long as it stays, the page of the last build serves again.
        cacheKey: [CODE_DIGEST, ...[dish, ...neighbours].map(({ digest }) => digest)].join(' '),
      };
    }),
  );
}
