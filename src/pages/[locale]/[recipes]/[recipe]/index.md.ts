import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { recipeMarkdown } from '#site/feeds/recipe-formats.ts';
import { recipePaths } from '#site/features/recipes/recipe-paths.ts';

/** For `npm run dev`: in production the Worker takes it from the JSON, as the number of files is limited. */
export const getStaticPaths = async () => (import.meta.env.DEV ? recipePaths() : []);

type Props = InferGetStaticPropsType<typeof recipePaths>;

export const GET: APIRoute<Props> = ({ props: { dish, locale } }) =>
  new Response(recipeMarkdown(dish[locale]), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
