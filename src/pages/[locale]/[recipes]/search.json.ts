import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { otherNames } from '#domain/recipes/other-names.ts';
import { seasonOf } from '#domain/meal-plan/from-recipe.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { staticPathsOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { library, type Dish } from '#site/features/recipes/library.ts';
import { cardOf } from '#site/features/recipes/list/cards.ts';
import type { Entry } from '#site/features/recipes/list/search.ts';
import { tagName } from '#site/features/recipes/wording.ts';

/** The search index of recipes, loaded when the search is first touched. */
export const getStaticPaths = () => staticPathsOf('recipes');

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Words of ingredients, tags and meals, and other names for these and the title, without duplicates. */
function wordsOf({ title, ingredients, tags, meals, locale }: Recipe): string {
  const names = ingredients.flatMap((entry) =>
    entry.kind === 'item' ? [entry.name.one, entry.name.many] : [],
  );
  const named = textsOf(locale, 'week').meals;
  const words = [
    ...names,
    ...tags.map((tag) => tagName(tag, locale)),
    ...meals.map((meal) => named[meal]),
  ].flatMap((text) => text.split(/[\s,]+/));
  return [...new Set([...words, ...otherNames([...words, ...title.split(/[\s-]+/)], locale)])].join(' ');
}

function entryOf(dish: Dish, locale: Locale): Entry {
  const recipe = dish[locale];
  const { tags, allergens, nutrition } = recipe;
  const months = seasonOf(dish.foods);
  return {
    ...cardOf(dish, locale),
    tags,
    ...(months && { months }),
    words: wordsOf(recipe),
    allergens,
    carbs: nutrition.carbs,
  };
}

export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const { dishes } = await library();
  return Response.json(dishes.map((dish) => entryOf(dish, locale)));
};
