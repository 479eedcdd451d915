import { defineCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import type { Locale } from '#domain/locales.ts';
import { contentLoader } from './build/content-loader.ts';
import type { RecipeEntry } from './build/recipe-entry.ts';
import { recipeLoader } from './build/recipe-loader.ts';
import type { CollectionName, ContentData } from './content-check/collections/all.ts';

/** The data was validated by src/content-check/collections, which define this type. */
const read = <Name extends CollectionName>(name: Name) =>
  defineCollection({ loader: contentLoader(name), schema: z.custom<ContentData<Name>>() });

/** With a picture, which Astro resizes. */
const features = defineCollection({
  loader: contentLoader('features'),
  schema: ({ image }) =>
    z
      .looseObject({ picture: image() })
      .transform((data) => data as unknown as Pictured<ContentData<'features'>, 'picture'>),
});
const landings = defineCollection({
  loader: contentLoader('landings'),
  schema: ({ image }) =>
    z
      .looseObject({ picture: image() })
      .transform((data) => data as unknown as Pictured<ContentData<'landings'>, 'picture'>),
});
const films = defineCollection({
  loader: contentLoader('films'),
  schema: ({ image }) =>
    z
      .looseObject({ poster: image() })
      .transform((data) => data as unknown as Pictured<ContentData<'films'>, 'poster'>),
});
/** The same for entries that may have a portrait. */
const withPortrait = <Name extends 'courses' | 'testimonials'>(name: Name) =>
  defineCollection({
    loader: contentLoader(name),
    schema: ({ image }) =>
      z
        .looseObject({ portrait: z.looseObject({ picture: image() }).optional() })
        .transform((data) => data as unknown as Portrayed<ContentData<Name>>),
  });
type Portrayed<Data> = Omit<Data, 'portrait'> & {
  readonly portrait?: { readonly picture: ImageMetadata } & Readonly<Record<Locale, string>>;
};
type Pictured<Data, Key extends string> = Omit<Data, Key> & Readonly<Record<Key, ImageMetadata>>;

const recipes = defineCollection({ loader: recipeLoader(), schema: z.custom<RecipeEntry>() });

export const collections = {
  about: read('about'),
  comparison: read('comparison'),
  courses: withPortrait('courses'),
  courseQuizzes: read('courseQuizzes'),
  courseSampleStarts: read('courseSampleStarts'),
  courseScripts: read('courseScripts'),
  courseSoundStarts: read('courseSoundStarts'),
  courseWorkbooks: read('courseWorkbooks'),
  faq: read('faq'),
  features,
  films,
  insurers: read('insurers'),
  invoice: read('invoice'),
  landings,
  legal: read('legal'),
  recipes,
  testimonials: withPortrait('testimonials'),
};
