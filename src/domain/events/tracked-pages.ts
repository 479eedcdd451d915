import { isLocale } from '../text/locales.ts';

/**
 * Pages that a page view may name. Others are not named: reading about contraindications, an insurer or a
 * cancellation is private. Their addresses are `trackedRoutes` in i18n/tracked-routes.ts.
 */
const pageNames = [
  'home',
  'about',
  'faq',
  'recipes',
  'tag',
  'recipe',
  'week',
  'course',
  'login',
  'onboarding',
  'paywall',
  'my',
  'welcome',
  'imprint',
  'privacy',
  'terms',
  'accessibility',
  'not-found',
  'PageView',
] as const;

/** `PageView`: a page without a name. */
export type PageName = (typeof pageNames)[number];

export const pageNameOf = (name: string | undefined): PageName =>
  pageNames.find((known) => known === name) ?? 'PageView';

/**
 * Reduces an address to what ad platforms may see: our own site and a known route. `/de/rezepte/suppe?q=…` becomes
 * `/de/rezepte`, an unknown route the home page of its language.
 */
export function reduceAddress(address: string, site: string, routes: readonly string[]): string {
  const [pathname = ''] = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/);
  const [, locale] = pathname.split('/');
  if (!isLocale(locale)) return `${site}/`;
  const known = routes
    .filter((route) => `${pathname}/`.startsWith(`${route}/`))
    .reduce((longest, route) => (route.length > longest.length ? route : longest), `/${locale}/`);
  return site + known;
}
