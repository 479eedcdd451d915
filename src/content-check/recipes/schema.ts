/** Front matter of a recipe. The check and the browser editor's form are derived from it. */
import { z } from 'zod';
import { allergens } from '#domain/recipes/allergens.ts';
import { cuisines } from '#domain/recipes/cuisines.ts';
import { meals } from '#domain/recipes/meals.ts';
import { nutrients, type Nutrient } from '#domain/recipes/nutrition.ts';
import { mostServings } from '#domain/recipes/servings.ts';
import { tags } from '#domain/recipes/tags.ts';
import { addDays, dayInGermany, type Day } from '#domain/time/calendar.ts';
import {
  alternative,
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
import type { Code } from '../diagnostic.ts';
import { isReserved, isSlug, toSlug } from './slug.ts';

// Examples are in the language of the file, not of the message.
const title = (example: string) => words(60, example);
const description = (example: string) => words(155, example);

const slug = (example: string) =>
  z
    .string()
    .min(1, { abort: true })
    .superRefine((written, context) => {
      if (!isSlug(written)) diagnose(context, 'slug-shape', { better: toSlug(written) || example });
      else if (isReserved(written)) diagnose(context, 'slug-reserved');
    })
    .register(hints, { example });

const picture = (example: string) =>
  alternative(200, '').register(hints, {
    example,
    wrong: 'picture-undescribed',
    missing: 'picture-undescribed',
  });

/** For the calendar of a week. */
const evening = (example: string) => words(120, example).optional();

/** Each line is read by `ingredients.ts`. */
const ingredients = (example: string) =>
  list(z.unknown()).register(hints, {
    example: {
      de: `mit Zeilen darunter wie „  - ${example}“`,
      en: `with lines below it such as “  - ${example}”`,
    },
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

/** A recipe may wait for its season, but not for years. */
const isSoon = (published: Day) => published <= addDays(dayInGermany(new Date()), 366);

/** The German file also holds the figures and choices for both languages. */
export const germanFields = z.strictObject({
  title: title('Rote-Linsen-Suppe mit Kokos'),
  slug: slug('rote-linsen-suppe-mit-kokos'),
  description: description('Cremig, würzig und in einer halben Stunde auf dem Tisch.'),
  picture: picture('Orangefarbene Suppe in einer hellen Schale'),
  published: day('2026-09-12')
    .refine(isSoon, 'date-far' satisfies Code)
    .register(hints, { example: '2026-09-12' }),
  draft: truth().optional(),
  servings: whole({ least: 1, most: mostServings }, 4),
  prep: whole({ least: 1, ...minutes }, 10),
  cook: whole({ least: 0, ...minutes }, 20),
  evening: evening('Die Kichererbsen in reichlich Wasser einweichen.'),
  keeps: whole({ least: 0, most: 14 }, 3).optional(),
  tags: choices(tags, 1, '[soup, vegan, vegetarian]'),
  cuisine: choice(cuisines, 'italian').optional(),
  meals: choices(meals, 1, '[lunch, dinner]').optional(),
  allergens: choices(allergens, 0, '[celery, milk]'),
  ingredients: ingredients('200 g rote Linsen'),
  nutrition: z.strictObject(figures()).register(hints, {
    example: `{ ${nutrients.map((nutrient) => `${nutrient}: ${nutrient === 'kj' ? 1500 : 12.5}`).join(', ')} }`,
    wrong: 'nutrition-shape',
  }),
});

export const englishFields = z.strictObject({
  title: title('Red lentil soup with coconut'),
  slug: slug('red-lentil-soup-with-coconut'),
  description: description('Creamy, warmly spiced and on the table in half an hour.'),
  picture: picture('Orange soup in a pale bowl'),
  evening: evening('Soak the chickpeas in plenty of water.'),
  ingredients: ingredients('red lentils'),
});

export type Fields = z.output<typeof germanFields>;
