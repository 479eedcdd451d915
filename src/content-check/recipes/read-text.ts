import type { Locale } from '#domain/locales.ts';
import type { Place, Report } from '../diagnostic.ts';
import { start } from '../diagnostic.ts';
import { readBody, type Body } from './body.ts';
import { fileOf } from './folder.ts';
import { checkList, englishIngredients, germanIngredients, type Listed } from './ingredients.ts';
import { readMatter, type Matter } from './matter.ts';
import type { Found } from '../reading/found.ts';
import { readSource, splitSource, type Parts } from '../reading/source.ts';
import { checkSteps } from './check-steps.ts';

/** Texts of one file. Unreadable parts get a default. */
export interface Text {
  readonly title: string;
  readonly slug: string;
  readonly slugAt: Place;
  readonly description: string;
  readonly pictureAlt: string;
  readonly ingredients: readonly Listed[];
  readonly body: Body;
  /** Undefined if the front matter cannot be read. */
  readonly matter: Matter | undefined;
}

const noBody: Body = { story: '', tip: undefined, steps: [], methodAt: start };

const unreadable = (id: string, body = noBody): Text => ({
  title: id,
  slug: id,
  slugAt: start,
  description: '',
  pictureAlt: '',
  ingredients: [],
  body,
  matter: undefined,
});

function readParts(file: Found, locale: Locale, report: Report): Parts | undefined {
  const source = readSource(file, fileOf(locale), report);
  return source === undefined ? undefined : splitSource(source, report);
}

/** `german`: the ingredients that this file translates, if they are readable. */
export function readText(
  id: string,
  locale: Locale,
  file: Found | undefined,
  german: readonly Listed[] | undefined,
  report: Report,
): Text {
  if (file === undefined) {
    const other = fileOf(locale === 'de' ? 'en' : 'de');
    report('file-missing', start, { file: fileOf(locale), other });
    return unreadable(id);
  }
  const parts = readParts(file, locale, report);
  if (!parts) return unreadable(id);
  const matter = readMatter(parts.frontMatter, locale, report);
  const body = readBody(parts.body, locale, report);
  if (!matter) return unreadable(id, body);
  const ingredients = locale === 'de' ? germanIngredients(matter) : englishIngredients(matter, german);
  checkList(ingredients, report);
  if (ingredients.length > 0) checkSteps(body.steps, ingredients, report);
  return {
    title: matter.words('title', id),
    slug: matter.words('slug', id),
    slugAt: matter.at('slug'),
    description: matter.words('description', ''),
    pictureAlt: matter.words('picture', ''),
    ingredients,
    body,
    matter,
  };
}
