import { fileURLToPath } from 'node:url';
import { root } from 'astro:config/server';
import { getCollection } from 'astro:content';
import { absolute } from '#domain/company.ts';
import { defaultLocale, locales, type Locale } from '#domain/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePaths, insurerPath, listedSteps, type CourseStep } from '#i18n/course-routes.ts';
import { recipePath, shelfPath } from '#i18n/recipe-routes.ts';
import { isPageKey, legalPages, pageKeys, pathsOf, unlistedPages, type PageKey } from '#i18n/routes.ts';
import { insurersIn } from '#site/features/booking/insurers/insurers.ts';
import { library } from '#site/features/recipes/library.ts';
import { contentDays } from './structured-data/dates.ts';

/**
 * Every page in every language, with its `hreflang` alternates and `lastmod`. See
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
interface Place {
  paths: Record<Locale, string>;
  changed: string;
}

/** Per file (sitemaps.org). */
const most = 50_000;

const inBoth = (path: (locale: Locale) => string) => ({ en: path('en'), de: path('de') });

const inI18n = (screen: string) => locales.map((locale) => `i18n/${locale}/${screen}.json`);

/** The content of a page, by the paths in `src/feeds/structured-data/dates.ts`, or their prefixes. */
const contentOf: Partial<Record<PageKey, readonly string[]>> = {
  home: [
    ...inI18n('home'),
    ...['features', 'comparison', 'testimonials', 'films'].map((folder) => `src/content/${folder}/`),
  ],
  about: [...inI18n('about'), 'src/content/about/'],
  faq: [...inI18n('faq'), 'src/content/faq/'],
  onboarding: inI18n('onboarding'),
  week: inI18n('week'),
  plans: [...inI18n('plans'), 'src/domain/shop/catalogue.ts', 'src/content/faq/subscription/'],
};

const insurers = 'src/content/insurers/insurers.yaml#';
const stepContent: Partial<Record<CourseStep, readonly string[]>> = {
  course: inI18n('course'),
  requirements: inI18n('requirements'),
  reimbursement: [...inI18n('reimbursement'), insurers],
  invoice: [...inI18n('invoice'), 'src/content/invoice/'],
};

const newest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other));

/** The latest day on which one of these changed. */
type Changed = (beginnings: readonly string[]) => string;

function calendar(): Changed {
  const days = [...contentDays(fileURLToPath(root), 'pages')];
  return (beginnings) => {
    const found = days.flatMap(([name, day]) =>
      beginnings.some((beginning) => name.startsWith(beginning)) ? [day] : [],
    );
    if (found.length === 0) throw new Error(`No content is dated: ${beginnings.join(', ')}`);
    return newest(found);
  };
}

async function pagePlaces(changed: Changed): Promise<Place[]> {
  const questions = await getCollection('faq', ({ data }) => data.home);
  const onHome = questions.map(({ id }) => `src/content/faq/${id}.md`);
  const legal = await getCollection('legal');
  const places: Place[] = legal
    .filter(({ id }) => id.endsWith(`/${defaultLocale}`))
    .map(({ id, data }) => {
      const page = id.slice(0, id.indexOf('/'));
      if (!isPageKey(page)) throw new Error(`src/content/legal/${page} is the text of no page.`);
      // The date shown on the page.
      return { paths: pathsOf(page), changed: data.updated.toISOString().slice(0, 10) };
    });
  const isOwn = (page: PageKey) =>
    page !== 'recipes' && !unlistedPages.includes(page) && !legalPages.some((one) => one === page);
  for (const page of pageKeys.filter(isOwn)) {
    const content = [...(contentOf[page] ?? []), ...(page === 'home' ? onHome : [])];
    places.push({ paths: pathsOf(page), changed: changed(content) });
  }
  return places;
}

async function coursePlaces(changed: Changed): Promise<Place[]> {
  const all = await insurersIn(defaultLocale);
  return [
    ...courseKeys.flatMap((course) =>
      listedSteps.map((step) => ({
        paths: coursePaths(course, step),
        changed: changed([...(stepContent[step] ?? []), `src/content/courses/${course}.yaml`]),
      })),
    ),
    ...all.map(({ id }) => ({
      paths: inBoth((locale) => insurerPath(id, locale)),
      changed: changed([`${insurers}${id}`]),
    })),
  ];
}

async function recipePlaces(changed: Changed): Promise<Place[]> {
  const { shelves, dishes } = await library();
  const words = changed(inI18n('recipes'));
  return [
    ...shelves.map((shelf) => ({
      paths: inBoth((locale) => shelfPath(shelf, locale)),
      changed: newest([words, ...shelf.dishes.map(({ modified }) => modified)]),
    })),
    ...dishes.map(({ de, modified }) => ({
      paths: inBoth((locale) => recipePath(de, locale)),
      changed: modified,
    })),
  ];
}

async function places(): Promise<Place[]> {
  const changed = calendar();
  return [...(await pagePlaces(changed)), ...(await coursePlaces(changed)), ...(await recipePlaces(changed))];
}

const alternate = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`;

function urls({ paths, changed }: Place): string[] {
  const alternates = [
    ...locales.map((locale) => alternate(locale, paths[locale])),
    alternate('x-default', paths[defaultLocale]),
  ].join('');
  return locales.map(
    (locale) => `<url><loc>${absolute(paths[locale])}</loc><lastmod>${changed}</lastmod>${alternates}</url>`,
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function makeParts(): Promise<string[]> {
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
