import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeMarkdown } from '#site/layouts/recipe-formats.ts';
import { recipePaths } from '#site/sections/recipes/recipe-paths.ts';

export const getStaticPaths = recipePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) =>
  new Response(recipeMarkdown(dish[locale]), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
