import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'zod';
import { insurerKinds } from './domain/course/insurers.ts';
import { facts } from './domain/facts.ts';
import { recipeLoader } from './build/recipe-loader.ts';

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

const day = z.iso.date();
const module = z.strictObject({ title: z.string(), text: z.string() });

const courses = defineCollection({
  loader: glob({ base: './src/content/courses', pattern: '*.yaml' }),
  schema: z.strictObject({
    sample: z.boolean(),
    courseId: z.string().regex(/^KU-[A-Z]{2}-[A-Z\d]{6}$/, 'as in KU-ST-ABC123'),
    certified: z
      .strictObject({ from: day, until: day })
      .refine(({ from, until }) => from < until, 'it ends before it begins'),
    minutesPerUnit: z.int().min(45).max(90),
    leader: z.string(),
    sound: z.strictObject({
      address: z.string().regex(/^gs:\/\/[\w.-]+\/\S+$/, 'as in gs://bucket/path/file.mp3'),
      seconds: z.int().positive(),
      sample: z.boolean(),
    }),
    ...inBothLanguages({
      title: z.string(),
      claim: z.string(),
      summary: z.string(),
      field: z.string(),
      principle: z.string(),
      qualification: z.string(),
      leaderText: z.string(),
      modules: z.array(module).length(facts.course.modules),
    }),
  }),
});

const invoice = defineCollection({
  loader: glob({ base: './src/content/invoice', pattern: '*.md' }),
  schema: z.strictObject({}),
});

const insurers = defineCollection({
  loader: file('./src/content/insurers/insurers.yaml'),
  schema: z.strictObject({
    id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
    name: z.string(),
    kind: z.enum(insurerKinds),
    aliases: z.array(z.string()).default([]),
    onlyFor: z.enum(['employer', 'sector']).optional(),
    terms: z
      .strictObject({
        percent: z.number().min(0).max(100).optional(),
        capEuros: z.number().min(0).max(1_000).multipleOf(0.01).optional(),
        coursesPerYear: z.int().positive().max(12).optional(),
        asOf: day.optional(),
        sources: z.array(z.url({ protocol: /^https$/ })).min(1),
        note: z.strictObject({ en: z.string(), de: z.string() }).optional(),
      })
      .optional(),
  }),
});

/** The loader has read, checked and assembled them: see src/content-check. */
const recipes = defineCollection({
  loader: recipeLoader(),
  schema: ({ image }) =>
    z.strictObject({
      picture: image(),
      slugs: z.strictObject({ en: z.string(), de: z.string() }),
      /** The file with the recipe in both languages, in Astro's cache. */
      words: z.string(),
    }),
});

export const collections = {
  about,
  comparison,
  courses,
  faq,
  features,
  films,
  insurers,
  invoice,
  legal,
  recipes,
  testimonials,
};
