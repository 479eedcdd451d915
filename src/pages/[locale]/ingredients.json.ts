import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { neededOf } from '#domain/meal-plan/from-recipe.ts';
import { locales } from '#domain/locales.ts';
import { library } from '#site/features/recipes/library.ts';

/** The ingredients of all recipes for the shopping list, in one language: `readDishIngredients` reads it. */
export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const { dishes } = await library();
  return Response.json(
    Object.fromEntries(
      dishes.map(({ id, foods, ...recipe }) => [id, neededOf(recipe[locale].ingredients, foods, locale)]),
    ),
  );
};
