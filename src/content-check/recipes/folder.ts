import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/text/locales.ts';
import { left } from '../reading/source.ts';

/** The folder of all recipes, from the project's root. */
export const recipesFolder = 'src/content/recipes';

export const fileOf = (locale: Locale): string => `recipe.${locale}.md`;

export function recipeIds(project: string): string[] {
  try {
    return readdirSync(join(project, recipesFolder), { withFileTypes: true })
      .filter((entry) => !entry.isFile() && !left.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

/** Names of a recipe's files. */
export const filesOf = (project: string, id: string): string[] =>
  readdirSync(join(project, recipesFolder, id))
    .filter((name) => !left.test(name))
    .sort();
