import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeJson } from '#site/feeds/recipe-formats.ts';
import { recipePictures } from '#site/features/recipes/pictures.ts';
import { devRecipePaths } from '#site/features/recipes/recipe-paths.ts';

/** In `npm run dev` alone: a build writes it beside the page. */
export const getStaticPaths = devRecipePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) => {
  const { shapes } = recipePictures(dish);
  return Response.json(recipeJson(dish[locale], shapes));
};
