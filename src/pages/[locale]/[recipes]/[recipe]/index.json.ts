import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeJson } from '#site/layouts/recipe-formats.ts';
import { recipePictures } from '#site/sections/recipes/pictures.ts';
import { devRecipePaths } from '#site/sections/recipes/recipe-paths.ts';

/** In `npm run dev` alone: a build writes it beside the page. */
export const getStaticPaths = devRecipePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) => {
  const { shapes } = recipePictures(dish);
  return Response.json(recipeJson(dish[locale], shapes));
};
