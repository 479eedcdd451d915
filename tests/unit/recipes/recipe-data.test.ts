import { expect, it } from 'vitest';
import { absolute } from '#domain/company/company.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { recipeFeed, xmlText } from '#site/feeds/recipe-feed.ts';
import { recipeJson, recipeMarkdown } from '#site/feeds/recipe-formats.ts';
import { isoDuration, recipeThing } from '#site/features/recipes/structured-data.ts';
import { serialise } from '#site/shell/structured-data.ts';
import { openRecipeProject } from './recipe-project.ts';

/** The valid recipe, with a title that tries to break out of its script element. */
async function openRecipe(): Promise<Recipe> {
  const { check } = await openRecipeProject();
  const [reading] = (await check()).recipes;
  if (!reading) throw new Error('There is no recipe');
  const story = { markdown: 'Warm.', html: '<p>Warm.</p>' };
  return {
    ...reading.recipe.de,
    story,
    tip: story,
    title: 'Suppe </script><script>alert(1)</script> & mehr',
    cook: 80,
  };
}

const address = absolute('/de/rezepte/rote-linsen-suppe');
const pictures = ['/_astro/a.jpg', '/_astro/b.jpg', '/_astro/c.jpg'];

it('structured data: has what search engines ask of a recipe', async () => {
  const recipe = await openRecipe();
  expect(recipeThing({ ...recipe, cuisine: 'indian' }, pictures)).toMatchObject({
    '@type': 'Recipe',
    url: address,
    image: pictures.map((path) => absolute(path)),
    datePublished: '2026-09-12',
    prepTime: 'PT10M',
    cookTime: 'PT1H20M',
    totalTime: 'PT1H30M',
    recipeYield: ['4', '4 Portionen'],
    recipeCuisine: 'indische Küche',
    suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
    recipeIngredient: expect.arrayContaining(['200 g rote Linsen', '½ Bund Koriander', 'etwas Salz']) as [],
    recipeInstructions: [
      { text: 'Das Rapsöl (2 EL) mit der Brühe (200 ml) 5 Minuten erhitzen.', url: `${address}#step-1` },
      {
        text: 'Linsen (200 g) zugeben, 10–15 Minuten köcheln, mit Koriander (½ Bund) und Salz servieren.',
      },
    ],
    nutrition: { calories: '251 kcal', fatContent: '7.2 g', sodiumContent: '360 mg' },
  });
});

it('structured data: no cuisine if the dish has none, and no title can break out of it', async () => {
  const recipe = await openRecipe();
  const json = serialise([recipeThing(recipe, pictures)]);
  expect(JSON.parse(json)).not.toHaveProperty('@graph.0.recipeCuisine');
  expect(json).not.toContain('</script');
  expect(JSON.parse(json)).toHaveProperty('@graph.0.name', recipe.title);
});

it.each([
  [0, undefined],
  [60, 'PT1H'],
  [95, 'PT1H35M'],
])('structured data: %i minutes are written exactly', (minutes, duration) => {
  expect(isoDuration(minutes)).toBe(duration);
});

it('recipe as Markdown: ingredients, steps with amounts, nutrition, source', async () => {
  const text = recipeMarkdown(await openRecipe());
  expect(text).toContain('- 200 g rote Linsen\n- 2 EL Rapsöl\n\n### Für obendrauf\n\n- ½ Bund Koriander');
  expect(text).toContain('1. Das Rapsöl (2 EL) mit der Brühe (200 ml) 5 Minuten erhitzen.');
  expect(text).toContain('| Energie | 1.050 kJ / 251 kcal |');
  expect(text).toContain(`Quelle: ${address}`);
});

it('recipe as data: exact amounts and the seconds of each timer', async () => {
  expect(recipeJson(await openRecipe(), pictures)).toMatchObject({
    minutes: { prep: 10, cook: 80, total: 90 },
    meals: ['lunch', 'dinner'],
    alternate: { en: absolute('/en/recipes/red-lentil-soup') },
    ingredients: [
      {
        quantity: '200 g',
        name: 'rote Linsen',
        exact: { kind: 'measured', unit: 'g', amount: { low: { n: 200, d: 1 } } },
      },
      ...Array<unknown>(5).fill({}),
    ],
    steps: [{ timers: [{ text: '5 Minuten', seconds: 300 }] }, { timers: [{ seconds: 600 }] }],
  });
});

it('feed: each recipe has one permanent id, and any title leaves it well-formed', async () => {
  const recipe = await openRecipe();
  const entry = { id: recipe.id, picture: '', de: recipe, en: recipe, foods: [] };
  const feed = recipeFeed([entry], 'de');
  expect(feed).toContain('<guid isPermaLink="false">red-lentil-soup.de</guid>');
  expect(feed).toContain('<pubDate>Sat, 12 Sep 2026 06:00:00 GMT</pubDate>');
  expect(feed).toContain(`<title>${xmlText(recipe.title)}</title>`);
  expect(xmlText('a\u{0}\u{b} <b> & "c" \u{1f955}')).toBe('a &lt;b&gt; &amp; &quot;c&quot; \u{1f955}');
});
