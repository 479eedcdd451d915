import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import type { Locale } from '#domain/text/locales.ts';
import type { FoodLine } from '#domain/meal-plan/from-recipe.ts';
import type { Prose, Recipe } from '#domain/recipes/recipe.ts';
import { fileOf, recipesFolder } from '../content-check/recipes/folder.ts';
import type { Tables } from '../content-check/recipes/nutrition/foods.ts';
import { foodLines } from '../content-check/recipes/nutrition/portion.ts';
import type { RecipeReading, RecipeText } from '../content-check/recipes/read-recipe.ts';
import { pictureDigest } from './recipe-pictures/cut.ts';

type Render = LoaderContext['renderMarkdown'];

export interface RecipeEntry extends Readonly<Record<Locale, Recipe>> {
  /** Digest in the URLs of its picture. */
  readonly picture: string;
  /** From the project's root. */
  readonly pictureFile: string;
  /** The food of each line of ingredients. */
  readonly foods: readonly (FoodLine | null)[];
}

export async function toEntry(
  { id, recipe, picture = '' }: RecipeReading,
  project: string,
  tables: Tables | undefined,
  render: Render,
): Promise<RecipeEntry> {
  const folder = join(project, recipesFolder, id);
  return {
    picture: await pictureDigest(join(folder, picture)),
    pictureFile: `${recipesFolder}/${id}/${picture}`,
    de: await toRecipe(recipe.de, join(folder, fileOf('de')), render),
    en: await toRecipe(recipe.en, join(folder, fileOf('en')), render),
    foods: tables ? foodLines(recipe.de.ingredients, tables) : [],
  };
}

async function toRecipe(text: RecipeText, file: string, render: Render): Promise<Recipe> {
  const { story, tip, ...rest } = text;
  const recipe = { ...rest, story: await toProse(story, file, render) };
  return tip === undefined ? recipe : { ...recipe, tip: await toProse(tip, file, render) };
}

async function toProse(markdown: string, file: string, render: Render): Promise<Prose> {
  const { html } = await render(markdown, { fileURL: pathToFileURL(file) });
  return { markdown, html };
}
