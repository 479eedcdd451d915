import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { staticPathsOf } from '#i18n/routes.ts';
import { library } from '#site/sections/recipes/library.ts';
import { entryOf } from '#site/sections/recipes/list/entries.ts';

export const getStaticPaths = () => staticPathsOf('recipes');

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** What the search in the index reads, with its first touch. */
export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const { dishes } = await library();
  return Response.json(await Promise.all(dishes.map((dish) => entryOf(dish, locale))));
};
