import { absolute } from '#domain/company/company.ts';
import type { Nutrition } from '#domain/recipes/nutrition.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { dietsOf } from '#domain/recipes/tags.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import { ingredientText, stepText } from '#site/features/recipes/plain-text.ts';
import { cuisineName, portionsText, tagName } from '#site/features/recipes/wording.ts';
import { organizationId, publisher, type Thing } from '#site/shell/structured-data.ts';

const diets = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
} as const;

/** An ISO 8601 duration, `PT1H30M`; undefined for zero, as `PT0M` would claim that it takes no time. */
export function isoDuration(total: number): string | undefined {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (total <= 0) return undefined;
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${minutes > 0 ? `${String(minutes)}M` : ''}`;
}

const gramsOf = (value: number) => `${String(value)} g`;

const nutritionThing = (nutrition: Nutrition, servingSize: string): Thing => ({
  '@type': 'NutritionInformation',
  servingSize,
  calories: `${String(nutrition.kcal)} kcal`,
  fatContent: gramsOf(nutrition.fat),
  saturatedFatContent: gramsOf(nutrition.saturated),
  carbohydrateContent: gramsOf(nutrition.carbs),
  sugarContent: gramsOf(nutrition.sugar),
  fiberContent: gramsOf(nutrition.fibre),
  proteinContent: gramsOf(nutrition.protein),
  // Salt is 2.5 times its sodium (Regulation (EU) No 1169/2011, Annex I).
  sodiumContent: `${String(Math.round((nutrition.salt / 2.5) * 1000))} mg`,
});

/** JSON-LD `Recipe`, for rich results; `images` in 1:1, 4:3 and 16:9. */
export function recipeThing(recipe: Recipe, images: readonly string[]): Thing {
  const { locale } = recipe;
  const url = absolute(recipePath(recipe, locale));
  const [category] = recipe.tags;
  return {
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    url,
    mainEntityOfPage: url,
    name: recipe.title,
    description: recipe.description,
    inLanguage: locale,
    image: images.map((path) => absolute(path)),
    author: publisher,
    publisher: { '@id': organizationId },
    datePublished: recipe.published,
    prepTime: isoDuration(recipe.prep),
    cookTime: isoDuration(recipe.cook),
    totalTime: isoDuration(recipe.prep + recipe.cook),
    recipeYield: [String(recipe.servings), portionsText(recipe.servings, locale)],
    recipeCategory: category && tagName(category, locale),
    recipeCuisine: recipe.cuisine && cuisineName(recipe.cuisine, locale),
    keywords: recipe.tags.map((tag) => tagName(tag, locale)).join(', '),
    suitableForDiet: dietsOf(recipe.tags).map((diet) => diets[diet]),
    recipeIngredient: recipe.ingredients.flatMap((ingredient) =>
      ingredient.kind === 'item' ? [ingredientText(ingredient, recipe)] : [],
    ),
    recipeInstructions: recipe.steps.map((step, index) => ({
      '@type': 'HowToStep',
      text: stepText(step, recipe),
      url: `${url}#step-${String(index + 1)}`,
    })),
    nutrition: nutritionThing(recipe.nutrition, portionsText(1, locale)),
  };
}

/** JSON-LD `ItemList`. */
export const recipeListThing = (name: string, paths: readonly string[]): Thing => ({
  '@type': 'ItemList',
  name,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(path),
  })),
});
