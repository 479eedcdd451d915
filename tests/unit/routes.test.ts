import { expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';
import { pageKeys, pathOf, pathsOf } from '#i18n/routes.ts';

it('routes: keeps the addresses that ads and the app link to', () => {
  expect(Object.fromEntries(pageKeys.map((page) => [page, pathsOf(page)]))).toMatchObject({
    home: { en: '/en/', de: '/de/' },
    about: { en: '/en/about', de: '/de/ueber-uns' },
    faq: { en: '/en/faq', de: '/de/faq' },
    onboarding: { en: '/en/start', de: '/de/start' },
    plans: { en: '/en/plans', de: '/de/angebote' },
    order: { en: '/en/order', de: '/de/bestellen' },
    welcome: { en: '/en/welcome', de: '/de/willkommen' },
    imprint: { en: '/en/imprint', de: '/de/impressum' },
    privacy: { en: '/en/privacy', de: '/de/datenschutz' },
    terms: { en: '/en/terms', de: '/de/agb' },
    withdrawal: { en: '/en/withdrawal', de: '/de/widerruf' },
    cancel: { en: '/en/cancel', de: '/de/kuendigen' },
    declaration: { en: '/en/declaration', de: '/de/erklaerung' },
    accessibility: { en: '/en/accessibility', de: '/de/barrierefreiheit' },
    easyLanguage: { en: '/en/easy-read', de: '/de/leichte-sprache' },
  });
});

it('routes: every page has its own address', () => {
  for (const locale of locales) {
    const paths = pageKeys.map((page) => pathOf(page, locale));
    expect(new Set(paths).size).toBe(paths.length);
  }
});
