import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeJson } from '#site/feeds/recipe-formats.ts';
import { recipePictures } from '#site/features/recipes/pictures.ts';
import { recipePaths } from '#site/features/recipes/recipe-paths.ts';

export const getStaticPaths = recipePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) => {
  const { shapes } = recipePictures(dish);
  return Response.json(recipeJson(dish[locale], shapes));
};
