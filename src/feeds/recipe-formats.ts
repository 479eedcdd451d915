import { absolute } from '#domain/company/company.ts';
import { fill } from '#domain/text/fill.ts';
import { formatNumber } from '#domain/text/format.ts';
import { one } from '#domain/recipes/fraction.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Item } from '#domain/recipes/ingredient.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { showItem } from '#domain/recipes/show-ingredient.ts';
import { textsOf } from '#i18n/texts.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import { ingredientText, spaced, stepText } from '#site/features/recipes/plain-text.ts';
import { cuisineName, durationText, grams, portionsText, tagName } from '#site/features/recipes/wording.ts';

function ingredientsMarkdown(recipe: Recipe): string {
  return recipe.ingredients
    .map((entry) =>
      entry.kind === 'heading' ? `\n### ${entry.text}\n` : `- ${ingredientText(entry, recipe)}`,
    )
    .join('\n');
}

function nutritionMarkdown({ nutrition, locale }: Recipe): string {
  const t = textsOf(locale, 'recipes');
  const rows = [
    [
      t.nutrition.energy,
      fill(t.nutrition.energyValue, {
        kj: formatNumber(nutrition.kj, locale),
        kcal: formatNumber(nutrition.kcal, locale),
      }),
    ],
    [t.nutrition.fat, grams(nutrition.fat, locale)],
    [t.nutrition.saturated, grams(nutrition.saturated, locale)],
    [t.nutrition.carbs, grams(nutrition.carbs, locale)],
    [t.nutrition.sugar, grams(nutrition.sugar, locale)],
    [t.nutrition.fibre, grams(nutrition.fibre, locale)],
    [t.nutrition.protein, grams(nutrition.protein, locale)],
    [t.nutrition.salt, grams(nutrition.salt, locale)],
  ];
  const head = `| ${t.nutrition.nutrient} | ${t.nutrition.amount} |\n| --- | --- |`;
  return `${head}\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

export function recipeMarkdown(recipe: Recipe): string {
  const { locale, prep, cook } = recipe;
  const t = textsOf(locale, 'recipes');
  const allergens = recipe.allergens.map((allergen) => t.allergens[allergen]).join(', ');
  const facts = [
    portionsText(recipe.servings, locale),
    ...(prep > 0 ? [fill(t.facts.prep, { time: durationText(prep, locale) })] : []),
    ...(cook > 0 ? [fill(t.facts.cook, { time: durationText(cook, locale) })] : []),
    ...(recipe.cuisine ? [cuisineName(recipe.cuisine, locale)] : []),
    recipe.tags.map((tag) => tagName(tag, locale)).join(', '),
  ];
  const parts = [
    `# ${recipe.title}`,
    recipe.description,
    facts.join(' · '),
    recipe.story.markdown.trim(),
    `## ${t.ingredients.title}`,
    ingredientsMarkdown(recipe).trim(),
    `## ${t.method.title}`,
    recipe.steps.map((step, index) => `${String(index + 1)}. ${stepText(step, recipe)}`).join('\n'),
    ...(recipe.tip ? [`## ${t.method.tip}`, recipe.tip.markdown.trim()] : []),
    `## ${t.nutrition.title}`,
    nutritionMarkdown(recipe),
    `## ${t.allergens.title}`,
    allergens || t.allergens.none,
    fill(t.markdown.source, { url: absolute(recipePath(recipe, locale)) }),
  ];
  return spaced(`${parts.join('\n\n')}\n`);
}

function itemJson(item: Item, locale: Locale) {
  const { quantity, ...rest } = showItem(item, one, locale);
  return { ...rest, quantity: spaced(quantity) };
}

/** Amounts are exact fractions; texts are those of the page. */
export function recipeJson(recipe: Recipe, pictures: readonly string[]) {
  const { locale } = recipe;
  return {
    id: recipe.id,
    locale,
    url: absolute(recipePath(recipe, locale)),
    alternate: { de: absolute(recipePath(recipe, 'de')), en: absolute(recipePath(recipe, 'en')) },
    title: recipe.title,
    description: recipe.description,
    pictures: pictures.map((path) => absolute(path)),
    published: recipe.published,
    servings: recipe.servings,
    minutes: { prep: recipe.prep, cook: recipe.cook, total: recipe.prep + recipe.cook },
    tags: recipe.tags,
    cuisine: recipe.cuisine,
    meals: recipe.meals,
    allergens: recipe.allergens,
    nutritionPerPortion: recipe.nutrition,
    ingredients: recipe.ingredients.map((entry) =>
      entry.kind === 'heading'
        ? { heading: entry.text }
        : { ...itemJson(entry, locale), exact: entry.quantity, text: ingredientText(entry, recipe) },
    ),
    steps: recipe.steps.map((step) => ({
      text: stepText(step, recipe),
      timers: step.segments.flatMap((segment) =>
        segment.kind === 'timer' ? [{ text: segment.text, seconds: segment.seconds }] : [],
      ),
    })),
    ...(recipe.tip && { tip: recipe.tip.markdown.trim() }),
    // Served as `index.md` by the Worker (functions/pages/recipe-page.ts).
    markdown: recipeMarkdown(recipe),
  };
}
