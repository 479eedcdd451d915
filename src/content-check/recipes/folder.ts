import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locales.ts';
import { left, readFound, type Found } from '../reading/found.ts';

/** Files of a recipe, not parsed yet. */
export interface Folder {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Locale, Found>>>;
  readonly pictures: readonly string[];
  readonly strangers: readonly string[];
}

export const fileOf = (locale: Locale): string => `recipe.${locale}.md`;
const picture = /^picture\.(?:jpe?g|png|webp|avif)$/i;
export function readFolder(root: string, id: string): Folder {
  const names = readdirSync(join(root, id))
    .filter((name) => !left.test(name))
    .sort();
  const texts: Partial<Record<Locale, Found>> = {};
  for (const locale of ['de', 'en'] as const) {
    if (names.includes(fileOf(locale))) texts[locale] = readFound(join(root, id, fileOf(locale)));
  }
  return {
    id,
    texts,
    pictures: names.filter((name) => picture.test(name)),
    strangers: names.filter((name) => !picture.test(name) && name !== fileOf('de') && name !== fileOf('en')),
  };
}

export function recipeIds(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => !entry.isFile() && !left.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
