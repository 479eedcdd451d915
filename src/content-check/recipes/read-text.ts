import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/text/locales.ts';
import { start, type Report } from '../diagnostic.ts';
import { readSource, splitSource } from '../reading/source.ts';
import { noBody, readBody, type Body } from './body.ts';
import { checkSteps } from './check-steps.ts';
import { fileOf, recipesFolder } from './folder.ts';
import { checkList, englishIngredients, germanIngredients, type Listed } from './ingredients.ts';
import { readMatter, type Matter } from './matter.ts';

/** One file of a recipe. */
export interface Text {
  /** Undefined if the front matter cannot be read. */
  readonly matter: Matter | undefined;
  readonly ingredients: readonly Listed[];
  readonly body: Body;
}

function readParts(project: string, id: string, locale: Locale, report: Report) {
  const file = fileOf(locale);
  const path = join(project, recipesFolder, id, file);
  if (!existsSync(path)) {
    report('file-missing', start, { file, other: fileOf(locale === 'de' ? 'en' : 'de') });
    return undefined;
  }
  const source = readSource(path, file, report);
  return source === undefined ? undefined : splitSource(source, report);
}

/** `german`: the ingredients that this file translates, if they are readable. */
export function readText(
  project: string,
  id: string,
  locale: Locale,
  german: readonly Listed[] | undefined,
  report: Report,
): Text {
  const parts = readParts(project, id, locale, report);
  if (!parts) return { matter: undefined, ingredients: [], body: noBody };
  const matter = readMatter(parts.frontMatter, locale, report);
  const body = readBody(parts.body, locale, report);
  if (!matter) return { matter, ingredients: [], body };
  const ingredients = locale === 'de' ? germanIngredients(matter) : englishIngredients(matter, german);
  checkList(ingredients, report);
  if (ingredients.length > 0) checkSteps(body.steps, ingredients, report);
  return { matter, ingredients, body };
}
