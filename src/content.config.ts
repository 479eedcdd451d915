import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { recipeLoader } from '../scripts/build/recipe-loader.ts';
import type { Recipe } from './domain/recipes/recipe.ts';

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*/*.md' }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().max(155),
    updated: z.date(),
    version: z.int().positive(),
  }),
});

/** The file name is the id, language and all: `food/01-forbidden-foods.de`. */
const fileName = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');

const faq = defineCollection({
  loader: glob({ base: './src/content/faq', pattern: '*/*.md', generateId: fileName }),
  schema: z.strictObject({ question: z.string(), home: z.boolean().default(false) }),
});

const about = defineCollection({
  loader: glob({ base: './src/content/about', pattern: '*.md' }),
  schema: z.strictObject({}),
});

const inBothLanguages = <Words extends z.ZodRawShape>(words: Words) => ({
  en: z.strictObject(words),
  de: z.strictObject(words),
});

const features = defineCollection({
  loader: glob({ base: './src/content/features', pattern: '*.yaml' }),
  schema: ({ image }) =>
    z.strictObject({ picture: image(), ...inBothLanguages({ title: z.string(), text: z.string() }) }),
});

const comparison = defineCollection({
  loader: glob({ base: './src/content/comparison', pattern: '*.yaml' }),
  schema: z.strictObject({
    rows: z.array(
      z.strictObject({
        id: z.string(),
        ...inBothLanguages({
          label: z.string(),
          valea: z.string(),
          crash: z.string(),
          counting: z.string(),
          points: z.string(),
        }),
      }),
    ),
  }),
});

const testimonials = defineCollection({
  loader: glob({ base: './src/content/testimonials', pattern: '*.yaml' }),
  schema: z.strictObject({
    person: z.string(),
    age: z.int().min(18),
    sample: z.boolean(),
    source: z.enum(['app', 'course']),
    ...inBothLanguages({ quote: z.string(), context: z.string() }),
  }),
});

/** A film of our own lies in src/assets/films; one that lies elsewhere is asked for by name first. */
const filmSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), file: z.string() }),
  z
    .strictObject({ kind: z.literal('embed'), host: z.string(), address: z.url(), provider: z.string() })
    .refine(({ host, address }) => new URL(address).host === host, 'the address is not on this host'),
]);

const films = defineCollection({
  loader: glob({ base: './src/content/films', pattern: '*.yaml' }),
  schema: ({ image }) =>
    z.strictObject({
      published: z.date(),
      seconds: z.int().positive(),
      sample: z.boolean(),
      poster: image(),
      source: filmSource,
      ...inBothLanguages({ title: z.string(), text: z.string(), poster: z.string() }),
    }),
});

/** The loader has read, checked and assembled them: see scripts/recipes. */
const recipes = defineCollection({
  loader: recipeLoader(),
  schema: ({ image }) => z.strictObject({ picture: image(), de: z.custom<Recipe>(), en: z.custom<Recipe>() }),
});

export const collections = { about, comparison, faq, features, films, legal, recipes, testimonials };
