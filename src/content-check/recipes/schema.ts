/** Front matter of a recipe. The check and the browser editor's form are derived from it. */
import { z } from 'zod';
import { allergens } from '#domain/recipes/allergens.ts';
import { cuisines } from '#domain/recipes/cuisines.ts';
import { meals } from '#domain/recipes/meals.ts';
import { nutrients, type Nutrient } from '#domain/recipes/nutrition.ts';
import { mostServings } from '#domain/recipes/servings.ts';
import { tags } from '#domain/recipes/tags.ts';
import {
  choice,
  choices,
  day,
  decimal,
  hints,
  diagnose,
  list,
  truth,
  whole,
  words,
} from '../describe/kinds.ts';
import { isReserved, isSlug, toSlug } from './slug.ts';

const slug = z
  .string()
  .min(1, { abort: true })
  .superRefine((written, context) => {
    if (!isSlug(written)) diagnose(context, 'slug-shape', { better: toSlug(written) || 'rote-linsen-suppe' });
    else if (isReserved(written)) diagnose(context, 'slug-reserved');
  });

const figure = () => decimal({ least: 0, most: 99_999 }, 12.5);
const figures = (): Record<Nutrient, ReturnType<typeof figure>> => ({
  kj: figure(),
  kcal: figure(),
  fat: figure(),
  saturated: figure(),
  carbs: figure(),
  sugar: figure(),
  protein: figure(),
  salt: figure(),
  fibre: figure(),
});

const minutes = { most: 1440 };

/** The German file also holds the figures and choices for both languages. */
export const germanFields = z.strictObject({
  title: words(60, 'Rote-Linsen-Suppe mit Kokos'),
  slug: slug.register(hints, { example: 'rote-linsen-suppe-mit-kokos' }),
  description: words(155, 'Cremig, würzig und in einer halben Stunde auf dem Tisch.'),
  picture: words(200, '').register(hints, {
    example: 'Orangefarbene Suppe in einer hellen Schale',
    wrong: 'picture-undescribed',
    missing: 'picture-undescribed',
  }),
  published: day('2026-09-12'),
  draft: truth().optional(),
  servings: whole({ least: 1, most: mostServings }, 4),
  prep: whole({ least: 1, ...minutes }, 10),
  cook: whole({ least: 0, ...minutes }, 20),
  tags: choices(tags, 1, '[soup, vegan, vegetarian]'),
  cuisine: choice(cuisines, 'italian').optional(),
  meals: choices(meals, 1, '[lunch, dinner]').optional(),
  allergens: choices(allergens, 0, '[celery, milk]'),
  /** Each line is read by `ingredients.ts`. */
  ingredients: list(z.unknown()).register(hints, {
    example: 'mit Zeilen darunter wie „  - 200 g rote Linsen“',
  }),
  nutrition: z.strictObject(figures()).register(hints, {
    example: `{ ${nutrients.map((nutrient) => `${nutrient}: ${nutrient === 'kj' ? 1500 : 12.5}`).join(', ')} }`,
    wrong: 'nutrition-shape',
  }),
});

export const englishFields = germanFields.pick({
  title: true,
  slug: true,
  description: true,
  picture: true,
  ingredients: true,
});

export type Fields = z.output<typeof germanFields>;
