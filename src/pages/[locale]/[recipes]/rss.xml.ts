import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { staticPathsOf } from '#i18n/routes.ts';
import { recipeFeed } from '#site/feeds/recipe-feed.ts';
import { library } from '#site/features/recipes/library.ts';

export const getStaticPaths = () => staticPathsOf('recipes');

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const { dishes } = await library();
  return new Response(recipeFeed(dishes, locale), { headers: { 'Content-Type': 'application/rss+xml' } });
};
