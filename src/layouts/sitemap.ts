import { absolute } from '#domain/company.ts';
import { defaultLocale, locales, type Locale } from '#domain/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePaths, insurerPath, listedSteps } from '#i18n/course-routes.ts';
import { recipePath, shelfPath } from '#i18n/recipe-routes.ts';
import { pageKeys, pathsOf, unlistedPages } from '#i18n/routes.ts';
import { insurersIn } from '#site/sections/insurers/insurers.ts';
import { library } from '#site/sections/recipes/library.ts';

/**
 * The sitemap: every page in every language with its `hreflang` alternates.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
interface Place {
  paths: Record<Locale, string>;
  /** `2026-09-12` */
  changed?: string;
}

/** How many addresses one file may hold (sitemaps.org). */
const most = 50_000;

const inBoth = (path: (locale: Locale) => string) => ({ en: path('en'), de: path('de') });

async function places(): Promise<Place[]> {
  const { shelves, dishes } = await library();
  return [
    ...pageKeys.filter((page) => !unlistedPages.includes(page)).map((page) => ({ paths: pathsOf(page) })),
    ...courseKeys.flatMap((course) => listedSteps.map((step) => ({ paths: coursePaths(course, step) }))),
    ...(await insurersIn(defaultLocale)).map(({ id }) => ({
      paths: inBoth((locale) => insurerPath(id, locale)),
    })),
    ...shelves
      .filter(({ tag, page }) => tag ?? page > 1)
      .map((shelf) => ({ paths: inBoth((locale) => shelfPath(shelf, locale)) })),
    ...dishes.map(({ de }) => ({
      paths: inBoth((locale) => recipePath(de, locale)),
      changed: de.published,
    })),
  ];
}

const alternate = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`;

/** The entries of a page, one in each language, each with its alternates. */
function urls({ paths, changed }: Place): string[] {
  const alternates = [
    ...locales.map((locale) => alternate(locale, paths[locale])),
    alternate('x-default', paths[defaultLocale]),
  ].join('');
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  return locales.map((locale) => `<url><loc>${absolute(paths[locale])}</loc>${date}${alternates}</url>`);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap files, each of a size that search engines accept. */
export async function sitemapParts(): Promise<string[]> {
  const all = (await places()).flatMap(urls);
  const parts = Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
  return parts.map((part) =>
    [declaration, `<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...part, '</urlset>'].join(
      '\n',
    ),
  );
}

const sitemapPath = (part: number): string => `/sitemap-${String(part)}.xml`;

/** The sitemap index, for a site that has outgrown one file. */
export const sitemapIndex = (parts: number): string =>
  [
    declaration,
    `<sitemapindex ${schema}>`,
    ...Array.from(
      { length: parts },
      (_, part) => `<sitemap><loc>${absolute(sitemapPath(part + 1))}</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n');
