import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { locales, type Locale } from '#domain/locales.ts';
import type { FoodLine } from '#domain/meal-plan/from-recipe.ts';
import type { Prose, Recipe } from '#domain/recipes/recipe.ts';
import type { Places } from '../content-check/recipes/places.ts';
import { fileOf, type Folder } from '../content-check/recipes/folder.ts';
import type { Tables } from '../content-check/recipes/nutrition/foods.ts';
import { foodLines } from '../content-check/recipes/nutrition/portion.ts';
import { pictureDigest } from './recipe-pictures/cut.ts';
import type { RecipeReading, RecipeText } from '../content-check/recipes/read-recipe.ts';

type Render = LoaderContext['renderMarkdown'];

async function toProse(markdown: string, file: string, render: Render): Promise<Prose> {
  const { html } = await render(markdown, { fileURL: pathToFileURL(file) });
  return { markdown, html };
}

async function toRecipe(text: RecipeText, file: string, render: Render): Promise<Recipe> {
  const { story, tip, ...rest } = text;
  const recipe = { ...rest, story: await toProse(story, file, render) };
  return tip === undefined ? recipe : { ...recipe, tip: await toProse(tip, file, render) };
}

/** What is known of a recipe; its words lie in a file of their own. */
export interface RecipeEntry extends Record<string, unknown> {
  /** The digest by which the addresses of its picture are known. */
  readonly picture: string;
  /** From the project's root. */
  readonly pictureFile: string;
  readonly slugs: Readonly<Record<Locale, string>>;
}

/** A recipe in both languages, with the table's entry for each line of ingredients. */
export interface RecipeWords extends Record<Locale, Recipe> {
  readonly foods: readonly (FoodLine | null)[];
}

export async function toEntry(
  reading: RecipeReading,
  places: Places,
  tables: Tables | undefined,
  render: Render,
): Promise<{ entry: RecipeEntry; words: RecipeWords }> {
  const { id, recipe, picture = '' } = reading;
  const fileIn = (locale: Locale) => join(places.recipes, id, fileOf(locale));
  return {
    entry: {
      picture: await pictureDigest(join(places.recipes, id, picture)),
      pictureFile: `${places.shown}/${id}/${picture}`,
      slugs: recipe.de.slugs,
    },
    words: {
      de: await toRecipe(recipe.de, fileIn('de'), render),
      en: await toRecipe(recipe.en, fileIn('en'), render),
      foods: tables ? foodLines(recipe.de.ingredients, tables) : [],
    },
  };
}

/** All that a recipe is made of, so that an unchanged one is not read again. */
export function substanceOf({ id, texts, pictures, strangers }: Folder, places: Places): string {
  const written = locales.map((locale) => {
    const file = texts[locale];
    return file?.kind === 'bytes' ? Buffer.from(file.bytes).toString('latin1') : (file?.kind ?? '');
  });
  const pictured = pictures.map((name) => {
    const { size, mtimeMs } = statSync(join(places.recipes, id, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return [id, ...written, ...pictured, ...strangers].join('\n');
}

/** What recipes are judged by: when it changes, all are read again. */
export const rulesOf = async (places: Places): Promise<string> =>
  (
    await Promise.all([places.foods, places.measures].map((file) => readFile(file, 'utf8').catch(() => '')))
  ).join();
