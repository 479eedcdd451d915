import { describe, expect, it } from 'vitest';
import { readIngredient } from '#domain/recipes/ingredient.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { readSteps } from '#domain/recipes/steps.ts';
import { recipeFeed, xmlText } from '#site/feeds/recipe-feed.ts';
import { recipeJson, recipeMarkdown } from '#site/feeds/recipe-formats.ts';
import { isoDuration, recipeThing } from '#site/feeds/structured-data/recipe.ts';
import { serialise } from '#site/feeds/structured-data/page.ts';

const ingredients = ['200 g rote Linsen, gewaschen', '1 Zwiebel(n)', 'Für obendrauf:', 'etwas Salz'].map(
  (line) => {
    const reading = readIngredient(line);
    if (reading.kind === 'unreadable') throw new Error(reading.problem);
    return reading.value;
  },
);

const recipe: Recipe = {
  id: 'red-lentil-soup',
  locale: 'de',
  slugs: { de: 'linsensuppe', en: 'lentil-soup' },
  title: 'Suppe </script><script>alert(1)</script> & mehr',
  description: 'Warm & gut.',
  pictureAlt: 'Eine Suppe',
  published: '2026-02-06',
  draft: false,
  servings: 4,
  prep: 10,
  cook: 80,
  tags: ['soup', 'vegan', 'vegetarian'],
  meals: ['lunch', 'dinner'],
  allergens: ['celery'],
  nutrition: {
    kj: 1700,
    kcal: 406,
    fat: 10.5,
    saturated: 1.2,
    carbs: 50,
    sugar: 6,
    protein: 20,
    salt: 1.25,
    fibre: 9,
  },
  ingredients,
  steps: readSteps(
    ['Die {Zwiebel} in Öl 5 Minuten dünsten.', '{rote Linsen|Linsen} und {Salz} zugeben.'],
    ingredients,
  ),
  story: { markdown: 'Eine Geschichte.', html: '<p>Eine Geschichte.</p>' },
};

const pictures = ['/_astro/a.jpg', '/_astro/b.jpg', '/_astro/c.jpg'];

describe('structured data', () => {
  const thing = recipeThing({ ...recipe, cuisine: 'indian' }, '2026-03-01', pictures);

  it('says what search engines ask of a recipe', () => {
    expect(thing).toMatchObject({
      '@type': 'Recipe',
      url: 'https://www.valea.example/de/rezepte/linsensuppe',
      image: pictures.map((path) => `https://www.valea.example${path}`),
      datePublished: '2026-02-06',
      dateModified: '2026-03-01',
      prepTime: 'PT10M',
      cookTime: 'PT1H20M',
      totalTime: 'PT1H30M',
      recipeYield: ['4', '4 Portionen'],
      recipeCuisine: 'indische Küche',
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
      recipeIngredient: ['200 g rote Linsen, gewaschen', '1 Zwiebel', 'etwas Salz'],
      recipeInstructions: [
        {
          text: 'Die Zwiebel (1) in Öl 5 Minuten dünsten.',
          url: 'https://www.valea.example/de/rezepte/linsensuppe#step-1',
        },
        { text: 'Linsen (200 g) und Salz zugeben.' },
      ],
      nutrition: { calories: '406 kcal', fatContent: '10.5 g', sodiumContent: '500 mg' },
    });
  });

  it('leaves out the cuisine if a dish has none', () => {
    expect(JSON.parse(serialise([recipeThing(recipe, '2026-03-01', pictures)]))).not.toHaveProperty(
      '@graph.0.recipeCuisine',
    );
  });

  it('cannot be left by a title that closes the script', () => {
    const json = serialise([thing]);
    expect(json).not.toContain('</script');
    expect(JSON.stringify(JSON.parse(json))).toContain('</script><script>alert(1)</script>');
  });

  it.each([
    [0, undefined],
    [5, 'PT5M'],
    [60, 'PT1H'],
    [95, 'PT1H35M'],
  ])('writes %i minutes exactly', (minutes, duration) => {
    expect(isoDuration(minutes)).toBe(duration);
  });
});

it('reads as Markdown: ingredients, steps with amounts, nutrition, source', () => {
  const text = recipeMarkdown(recipe);
  expect(text).toContain('- 200 g rote Linsen, gewaschen\n- 1 Zwiebel\n\n### Für obendrauf\n\n- etwas Salz');
  expect(text).toContain('1. Die Zwiebel (1) in Öl 5 Minuten dünsten.');
  expect(text).toContain('| Energie | 1.700 kJ / 406 kcal |');
  expect(text).toContain('Quelle: https://www.valea.example/de/rezepte/linsensuppe');
});

it('reads as data, with exact amounts and the seconds of each timer', () => {
  const json = recipeJson(recipe, pictures);
  expect(json).toMatchObject({
    minutes: { prep: 10, cook: 80, total: 90 },
    meals: ['lunch', 'dinner'],
    alternate: { en: 'https://www.valea.example/en/recipes/lentil-soup' },
    steps: [{ timers: [{ text: '5 Minuten', seconds: 300 }] }, { timers: [] }],
  });
  expect(json.ingredients[0]).toMatchObject({
    quantity: '200 g',
    name: 'rote Linsen',
    note: 'gewaschen',
    exact: { kind: 'measured', unit: 'g', amount: { low: { n: 200, d: 1 } } },
  });
});

describe('the feed', () => {
  it('is well-formed whatever a title holds', () => {
    expect(xmlText('a\u{0}\u{b} <b> & "c" \u{1f955}')).toBe('a &lt;b&gt; &amp; &quot;c&quot; \u{1f955}');
  });

  it('names each recipe once and for ever', () => {
    const feed = recipeFeed(
      [{ id: recipe.id, picture: '', modified: '2026-03-01', de: recipe, en: recipe, foods: [] }],
      'de',
    );
    expect(feed).toContain('<guid isPermaLink="false">red-lentil-soup.de</guid>');
    expect(feed).toContain('<pubDate>Fri, 06 Feb 2026 06:00:00 GMT</pubDate>');
    expect(feed).toContain(
      '<title>Suppe &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; mehr</title>',
    );
  });
});
