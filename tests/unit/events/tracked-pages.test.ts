import { describe, expect, it } from 'vitest';
import { pageNameOf, reduceAddress } from '#domain/events/tracked-pages.ts';
import { locales } from '#domain/text/locales.ts';
import { pageKeys, pathOf } from '#i18n/routes.ts';
import { trackedRoutes } from '#i18n/tracked-routes.ts';

const site = 'https://www.valea.example';
const reduce = (path: string) => reduceAddress(site + path, site, trackedRoutes).slice(site.length);

/** Pages whose name is private in itself, as who needs easy words; an order is an event. */
const silent = new Set<string>([
  'withdrawal',
  'cancel',
  'easyLanguage',
  'order',
  'declaration',
  'address',
  'certificate',
  'myCourse',
  'courseMessages',
  'courseMails',
  'quizReminder',
]);
/** Pages with a tracking name of their own. */
const trackingNames: Readonly<Record<string, string>> = { plans: 'paywall' };

describe('tracked pages: every page has an event name, or deliberately none', () => {
  it.each(pageKeys.flatMap((key) => locales.map((locale) => [key, locale] as const)))(
    '%s in %s',
    (key, locale) => {
      const path = pathOf(key, locale);
      expect(reduce(path)).toBe(silent.has(key) ? `/${locale}/` : path);
      const name = trackingNames[key] ?? key;
      expect(pageNameOf(name)).toBe(silent.has(key) ? 'PageView' : name);
    },
  );
});

describe('reported addresses', () => {
  it.each([
    ['/de/faq?email=lena@example.com#token', '/de/faq'],
    ['/de/rezepte/suppe-bei-diabetes', '/de/rezepte'],
    ['/en/recipes/tag/low-carb', '/en/recipes'],
    ['/de/kurs/zpp/voraussetzungen', '/de/kurs/zpp'],
    ['/de/kurs/zpp2/nicht-moeglich', '/de/kurs/zpp2'],
    ['/en/course/zpp/reimbursement', '/en/course/zpp'],
    ['/de/kurs/adipositas', '/de/'],
    ['/de/faqs', '/de/'],
    ['/de/%66aq', '/de/'],
    ['/de/../admin', '/de/'],
    ['/de', '/de/'],
    ['/diabetes/faq', '/'],
    ['', '/'],
    ['/', '/'],
  ])('%s → %s', (path, route) => {
    expect(reduce(path)).toBe(route);
  });

  it.each([
    'https://diabetes.example/de/faq',
    'javascript:alert(1)//de/faq',
    'lena@example.com',
    '//evil/de/faq',
  ])('%s is reported as an address of our site', (address) => {
    expect(['/de/faq', '/']).toContain(reduceAddress(address, site, trackedRoutes).slice(site.length));
  });
});

it('page view: named after the page if we named it, else PageView', () => {
  expect(['home', 'recipe', 'not-possible', 'constructor', '', undefined].map(pageNameOf)).toEqual([
    'home',
    'recipe',
    'PageView',
    'PageView',
    'PageView',
    'PageView',
  ]);
});
