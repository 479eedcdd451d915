import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '#domain/text/locales.ts';
import { writtenIngredients } from '#site/features/recipes/meal-plan.ts';

/** `readDishIngredients` reads it in the browser. */
export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { locale } }) =>
  Response.json(await writtenIngredients(locale));
