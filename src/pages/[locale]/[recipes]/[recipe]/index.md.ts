import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeMarkdown } from '#site/layouts/recipe-formats.ts';
import { devRecipePaths } from '#site/sections/recipes/recipe-paths.ts';

/** In `npm run dev` alone: a build writes it beside the page. */
export const getStaticPaths = devRecipePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) =>
  new Response(recipeMarkdown(dish[locale]), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
