import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeMarkdown } from '#site/feeds/recipe-formats.ts';
import { devRecipePaths } from '#site/features/recipes/recipe-paths.ts';

/** In `npm run dev` alone: the Worker takes it from the JSON that a build writes beside the page. */
export const getStaticPaths = devRecipePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) =>
  new Response(recipeMarkdown(dish[locale]), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
