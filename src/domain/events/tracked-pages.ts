import { isLocale, type Locale } from '../text/locales.ts';

/**
 * Pages that a page view may name, by their path after the language. Others are not named: reading about
 * contraindications, an insurer or a cancellation is private.
 */
const trackedPages = {
  home: { en: [''], de: [''] },
  about: { en: ['about'], de: ['ueber-uns'] },
  faq: { en: ['faq'], de: ['faq'] },
  recipes: { en: ['recipes'], de: ['rezepte'] },
  tag: { en: [], de: [] },
  recipe: { en: [], de: [] },
  week: { en: ['week'], de: ['woche'] },
  course: { en: ['course/zpp', 'course/zpp2'], de: ['kurs/zpp', 'kurs/zpp2'] },
  login: { en: ['login'], de: ['anmelden'] },
  onboarding: { en: ['start'], de: ['start'] },
  paywall: { en: ['plans'], de: ['angebote'] },
  my: { en: ['my'], de: ['mein-konto'] },
  welcome: { en: ['welcome'], de: ['willkommen'] },
  imprint: { en: ['imprint'], de: ['impressum'] },
  privacy: { en: ['privacy'], de: ['datenschutz'] },
  terms: { en: ['terms'], de: ['agb'] },
  accessibility: { en: ['accessibility'], de: ['barrierefreiheit'] },
  'not-found': { en: [], de: [] },
} as const satisfies Record<string, Record<Locale, readonly string[]>>;

/** `PageView`: a page without a name. */
export type PageName = keyof typeof trackedPages | 'PageView';

function isPageName(value: string | undefined): value is PageName {
  return value === 'PageView' || (value !== undefined && Object.hasOwn(trackedPages, value));
}

/** `PageView` for pages that are not tracked by name. */
export const pageNameOf = (name: string | undefined): PageName => (isPageName(name) ? name : 'PageView');

const routes = (locale: Locale): string[] => Object.values(trackedPages).flatMap((page) => page[locale]);

/**
 * Reduces an address to what ad platforms may see: our own site and a known route. `/de/rezepte/suppe?q=…` becomes
 * `/de/rezepte`, an unknown route the home page of its language.
 */
export function reduceAddress(address: string, site: string): string {
  const [pathname = ''] = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/);
  const [, locale, ...rest] = pathname.split('/');
  if (!isLocale(locale)) return `${site}/`;
  const path = `${rest.join('/')}/`;
  const known = routes(locale)
    .filter((route) => path.startsWith(`${route}/`))
    .reduce((longest, route) => (route.length > longest.length ? route : longest), '');
  return `${site}/${locale}/${known}`;
}
