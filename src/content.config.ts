import { defineCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import type { Locale } from '#domain/text/locales.ts';
import { contentLoader } from './build/content-loader.ts';
import { collectionSource, recipeSource } from './build/content-sources.ts';
import type { RecipeEntry } from './build/recipe-entry.ts';
import type { CollectionName, ContentData } from './content-check/collections/all.ts';

/** The data was validated by src/content-check/collections, which define this type. */
const read = <Name extends CollectionName>(name: Name) =>
  defineCollection({ loader: contentLoader(collectionSource(name)), schema: z.custom<ContentData<Name>>() });

type Pictured<Data, Key extends string> = Omit<Data, Key> & Readonly<Record<Key, ImageMetadata>>;

/** With a picture, which Astro resizes. */
const pictured = <Name extends CollectionName, Key extends 'picture' | 'poster'>(name: Name, key: Key) =>
  defineCollection({
    loader: contentLoader(collectionSource(name)),
    schema: ({ image }) =>
      z
        .looseObject({ [key]: image() })
        .transform((data) => data as unknown as Pictured<ContentData<Name>, Key>),
  });

type Portrayed<Data> = Omit<Data, 'portrait'> & {
  readonly portrait?: { readonly picture: ImageMetadata } & Readonly<Record<Locale, string>>;
};

/** The same for entries that may have a portrait. */
const withPortrait = <Name extends 'courses' | 'testimonials'>(name: Name) =>
  defineCollection({
    loader: contentLoader(collectionSource(name)),
    schema: ({ image }) =>
      z
        .looseObject({ portrait: z.looseObject({ picture: image() }).optional() })
        .transform((data) => data as unknown as Portrayed<ContentData<Name>>),
  });

const recipes = defineCollection({ loader: contentLoader(recipeSource), schema: z.custom<RecipeEntry>() });

export const collections = {
  about: read('about'),
  comparison: read('comparison'),
  courses: withPortrait('courses'),
  courseQuizzes: read('courseQuizzes'),
  courseSampleStarts: read('courseSampleStarts'),
  courseScripts: read('courseScripts'),
  courseSoundStarts: read('courseSoundStarts'),
  courseWorkbooks: read('courseWorkbooks'),
  /** No page reads them, but a mistake in one stops the build. */
  experiments: read('experiments'),
  faq: read('faq'),
  features: pictured('features', 'picture'),
  films: pictured('films', 'poster'),
  insurers: read('insurers'),
  invoice: read('invoice'),
  landings: pictured('landings', 'picture'),
  legal: read('legal'),
  recipes,
  testimonials: withPortrait('testimonials'),
};
