import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { dishOf } from '#domain/meal-plan/from-recipe.ts';
import { locales } from '#domain/locales.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import { library } from '#site/features/recipes/library.ts';
import { recipePictures } from '#site/features/recipes/pictures.ts';

/** What a meal plan knows of the recipes, in one language: `readDishes` reads it in the browser. */
export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const { dishes } = await library();
  const planned = dishes.map((dish) => {
    const { src, thumbnail } = recipePictures(dish);
    return dishOf(dish[locale], dish.foods, { path: recipePath(dish.de, locale), picture: src, thumbnail });
  });
  return Response.json(planned);
};
