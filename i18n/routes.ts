import { locales, type Locale } from '#domain/text/locales.ts';

/** The one table of translated slugs. Ads and the app link to them: slugs never change. */
const slugs = {
  home: { en: '', de: '' },
  about: { en: 'about', de: 'ueber-uns' },
  faq: { en: 'faq', de: 'faq' },
  recipes: { en: 'recipes', de: 'rezepte' },
  week: { en: 'week', de: 'woche' },
  login: { en: 'login', de: 'anmelden' },
  onboarding: { en: 'start', de: 'start' },
  plans: { en: 'plans', de: 'angebote' },
  order: { en: 'order', de: 'bestellen' },
  welcome: { en: 'welcome', de: 'willkommen' },
  my: { en: 'my', de: 'mein-konto' },
  myCourse: { en: 'my-course', de: 'mein-kurs' },
  courseMessages: { en: 'my-course/messages', de: 'mein-kurs/nachrichten' },
  imprint: { en: 'imprint', de: 'impressum' },
  privacy: { en: 'privacy', de: 'datenschutz' },
  terms: { en: 'terms', de: 'agb' },
  withdrawal: { en: 'withdrawal', de: 'widerruf' },
  cancel: { en: 'cancel', de: 'kuendigen' },
  declaration: { en: 'declaration', de: 'erklaerung' },
  address: { en: 'address', de: 'adresse' },
  certificate: { en: 'certificate', de: 'bescheinigung' },
  courseMails: { en: 'course-mails', de: 'kurs-mails' },
  quizReminder: { en: 'reminder', de: 'erinnerung' },
  accessibility: { en: 'accessibility', de: 'barrierefreiheit' },
  easyLanguage: { en: 'easy-read', de: 'leichte-sprache' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Addresses for ads: landing pages and experiments. */
export const landingPath = (name: string, locale: Locale): string => `/${locale}/l/${name}`;

/** Linked by no page, only by mails; in German only, as the course is. */
export const courseLeaderPath = '/de/kursleitung';
/** Linked by no page, only by the owner's mail; in German only. */
export const numbersPath = '/de/zahlen';

export type PageKey = keyof typeof slugs;

/** Personal pages, hidden from search engines. */
export const unlistedPages: readonly PageKey[] = [
  'login',
  'order',
  'welcome',
  'my',
  'myCourse',
  'courseMessages',
  'declaration',
  'address',
  'certificate',
  'courseMails',
  'quizReminder',
];

export const legalPages = [
  'imprint',
  'privacy',
  'terms',
  'withdrawal',
  'cancel',
  'accessibility',
  'easyLanguage',
] as const satisfies readonly PageKey[];
export type LegalPage = (typeof legalPages)[number];

export const pageKeys: readonly PageKey[] = Object.keys(slugs).filter(isPageKey);

export function isPageKey(value: string): value is PageKey {
  return Object.hasOwn(slugs, value);
}

export const slugOf = (page: PageKey, locale: Locale): string => slugs[page][locale];

export const pathOf = (page: PageKey, locale: Locale): string => `/${locale}/${slugOf(page, locale)}`;

export const pathsOf = (page: PageKey): Record<Locale, string> => ({
  en: pathOf(page, 'en'),
  de: pathOf(page, 'de'),
});

/** For `getStaticPaths` of `pages/[locale]/[page].astro`. */
export const staticPathsOf = (page: PageKey) =>
  locales.map((locale) => ({ params: { locale, [page]: slugOf(page, locale) }, props: { locale } }));
