import { expect, it } from 'vitest';
import { company } from '#domain/company.ts';
import { locales, type Locale } from '#domain/locales.ts';
import { all, attribute, listedPages, localeOf, one, text, type Page } from './pages.ts';

/** The languages that a page says it is there in, each with its path. */
function alternatesOf(page: Page): Record<string, string> {
  const links = all(page, 'link[rel=alternate][hreflang]');
  return Object.fromEntries(
    links.map((link) => {
      const { origin, pathname } = new URL(attribute(link, 'href'));
      expect(origin, page.path).toBe(company.site);
      return [attribute(link, 'hreflang'), pathname];
    }),
  );
}

const other: Record<Locale, Locale> = { de: 'en', en: 'de' };

it('every page has its counterpart, and both say so', () => {
  const counterparts = new Map<string, string>();
  for (const page of listedPages) {
    const locale = localeOf(page);
    const alternates = alternatesOf(page);
    expect(attribute(one(page, 'html'), 'lang'), page.path).toBe(locale);
    expect(alternates, page.path).toMatchObject({ [locale]: page.path, 'x-default': alternates['en'] });
    counterparts.set(page.path, alternates[other[locale]] ?? '');
  }
  for (const [path, counterpart] of counterparts) expect(counterparts.get(counterpart), path).toBe(path);
  const [first, second] = locales.map((locale) => listedPages.filter((page) => localeOf(page) === locale));
  expect(first?.length).toBeGreaterThan(100);
  expect(first).toHaveLength(second?.length ?? 0);
});

it('every page tells its own address, its title and what it is about', () => {
  for (const page of listedPages) {
    expect(attribute(one(page, 'link[rel=canonical]'), 'href')).toBe(company.site + page.path);
    expect(text(one(page, 'head title')), page.path).toMatch(/\w{3}/);
    expect(attribute(one(page, 'meta[name=description]'), 'content').length, page.path).toBeGreaterThan(40);
  }
});
