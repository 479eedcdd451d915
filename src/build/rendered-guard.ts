/** Fails a build if a page is missing an editor's text. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Locale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { isPageKey, pathOf } from '#i18n/routes.ts';
import { readContent } from '../content-check/check-content.ts';
import { wordsIn } from '../content-check/collections/read-body.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Letters and digits only, so that markup does not matter. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const lettersOfPage = (html: string): string =>
  lettersOf(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );

type Written = 'about' | 'faq' | 'invoice' | 'legal';

function pathsOf(collection: Written, name: string, locale: Locale): readonly string[] {
  if (collection === 'invoice') return courseKeys.map((key) => coursePath(key, 'invoice', locale));
  if (collection === 'legal') return isPageKey(name) ? [pathOf(name, locale)] : [];
  return [pathOf(collection, locale)];
}

async function missingTexts(project: string, dist: URL): Promise<readonly string[]> {
  const missing: string[] = [];
  const pages = new Map<string, string>();
  const pageAt = async (path: string): Promise<string> => {
    const known = pages.get(path) ?? lettersOfPage(await readFile(new URL(`.${path}.html`, dist), 'utf8'));
    pages.set(path, known);
    return known;
  };
  for (const collection of ['about', 'faq', 'invoice', 'legal'] as const) {
    const { entries } = await readContent(collection, project);
    for (const { name, locale, file, body = '' } of entries) {
      if (!locale) continue;
      const words = wordsIn(body, locale)
        .map(lettersOf)
        .filter((each) => each !== '');
      for (const path of pathsOf(collection, name, locale)) {
        const page = await pageAt(path);
        if (words.length === 0 || words.some((each) => !page.includes(each)))
          missing.push(`${file} is not on ${path}`);
      }
    }
  }
  return missing;
}

export const renderedGuard = (): AstroIntegration => {
  let project = '';
  return {
    name: 'rendered-guard',
    hooks: {
      'astro:config:done': ({ config }) => {
        project = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const missing = await missingTexts(project, dir);
        if (missing.length === 0) return;
        const error = new Error(`Texts are missing from the built pages:\n${missing.join('\n')}`);
        error.stack = error.message;
        throw error;
      },
    },
  };
};
