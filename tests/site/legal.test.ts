import { describe, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { locales } from '#domain/text/locales.ts';
import { legalPages, pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { readContent } from '../../src/content-check/check-content.ts';
import { all, attribute, everyPage, isHidden, localeOf, one, pageAt, text } from './pages.ts';

describe.each(locales)('legal pages in %s', (locale) => {
  it('are linked from every page', () => {
    const pages = everyPage.filter((page) => localeOf(page) === locale);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const links = all(page, 'body > footer a:not([hreflang])').filter((link) => !isHidden(link));
      const named = new Map(links.map((link) => [attribute(link, 'href'), text(link)]));
      for (const legal of legalPages) {
        expect(named.get(pathOf(legal, locale)), `${page.path}: ${legal}`).toMatch(/\w/);
      }
      for (const button of ['cancel', 'withdrawal'] as const) {
        expect(named.get(pathOf(button, locale)), page.path).toBe(textsOf(locale, 'shell').pages[button]);
      }
    }
  });

  it('show every heading of their text', async () => {
    const { entries } = await readContent('legal', process.cwd());
    for (const page of legalPages) {
      const { body = '' } = entries.find((entry) => entry.name === page && entry.locale === locale) ?? {};
      // Without placeholders, links and emphasis.
      const headings = [...body.matchAll(/^#+ ([^{}[\]*_\n]+)$/gm)].map(([, heading = '']) => heading.trim());
      expect(headings, page).not.toEqual([]);
      const shown = all(pageAt(pathOf(page, locale)), 'main :is(h2, h3)').map(text);
      expect(shown, page).toEqual(expect.arrayContaining(headings));
    }
  });

  it('name in the imprint what the law requires', () => {
    const imprint = text(one(pageAt(pathOf('imprint', locale)), 'main'));
    const { name, street, postcode, city, managingDirector } = company;
    const { email, phone, registerCourt, registerNumber, vatId } = company;
    for (const fact of [name, street, postcode, city, managingDirector]) expect(imprint).toContain(fact);
    for (const fact of [email, phone, registerCourt, registerNumber, vatId]) expect(imprint).toContain(fact);
  });
});
