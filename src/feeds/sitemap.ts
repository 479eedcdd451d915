import { getCollection } from 'astro:content';
import { absolute } from '#domain/company/company.ts';
import { defaultLocale, locales, type Locale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePaths, insurerPath, listedSteps } from '#i18n/course-routes.ts';
import { recipePath, shelfPath } from '#i18n/recipe-routes.ts';
import { pageKeys, pathsOf, unlistedPages } from '#i18n/routes.ts';
import { insurersIn } from '#site/features/booking/insurers/insurers.ts';
import { library } from '#site/features/recipes/library.ts';

/**
 * Every page in every language, with its `hreflang` alternates. `lastmod` is the date that the page shows, if any. See
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
interface Listed {
  paths: Record<Locale, string>;
  updated?: Date;
}

/** Per file (sitemaps.org). */
const most = 50_000;

const inBoth = (path: (locale: Locale) => string) => ({ en: path('en'), de: path('de') });

async function listedPages(): Promise<Listed[]> {
  const legal = await getCollection('legal', ({ id }) => id.endsWith(`/${defaultLocale}`));
  const updated = new Map<string, Date>(
    legal.map(({ id, data }) => [id.slice(0, id.indexOf('/')), data.updated]),
  );
  return pageKeys
    .filter((page) => page !== 'recipes' && !unlistedPages.includes(page))
    .map((page) => {
      const shown = updated.get(page);
      return { paths: pathsOf(page), ...(shown && { updated: shown }) };
    });
}

async function listedCourses(): Promise<Listed[]> {
  const all = await insurersIn(defaultLocale);
  return [
    ...courseKeys.flatMap((course) => listedSteps.map((step) => ({ paths: coursePaths(course, step) }))),
    ...all.map(({ id }) => ({ paths: inBoth((locale) => insurerPath(id, locale)) })),
  ];
}

async function listedRecipes(): Promise<Listed[]> {
  const { shelves, dishes } = await library();
  return [
    ...shelves.map((shelf) => ({ paths: inBoth((locale) => shelfPath(shelf, locale)) })),
    ...dishes.map(({ de }) => ({ paths: inBoth((locale) => recipePath(de, locale)) })),
  ];
}

const listed = async (): Promise<Listed[]> => [
  ...(await listedPages()),
  ...(await listedCourses()),
  ...(await listedRecipes()),
];

const alternate = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`;

function urls({ paths, updated }: Listed): string[] {
  const alternates = [
    ...locales.map((locale) => alternate(locale, paths[locale])),
    alternate('x-default', paths[defaultLocale]),
  ].join('');
  const lastmod = updated ? `<lastmod>${updated.toISOString().slice(0, 10)}</lastmod>` : '';
  return locales.map((locale) => `<url><loc>${absolute(paths[locale])}</loc>${lastmod}${alternates}</url>`);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function makeParts(): Promise<string[]> {
  const all = (await listed()).flatMap(urls);
  const parts = Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
  return parts.map((part) =>
    [declaration, `<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...part, '</urlset>'].join(
      '\n',
    ),
  );
}

let made: Promise<string[]> | undefined;

/** Split into files that search engines accept, computed once per build. */
export function sitemapParts(): Promise<string[]> {
  if (import.meta.env.DEV) return makeParts();
  made ??= makeParts();
  return made;
}

const sitemapPath = (part: number): string => `/sitemap-${String(part)}.xml`;

/** For sites that need more than one file. */
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
