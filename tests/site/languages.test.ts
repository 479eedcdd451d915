import { readdirSync, readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import {
  all,
  attribute,
  dist,
  everyPage,
  listedPages,
  localeOf,
  one,
  text,
  thingsOf,
  type Page,
} from './pages.ts';

/** The alternates that a page declares: languages with their paths. */
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

it('languages: every page and its translation link to each other', () => {
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
  expect(first?.length).toBeGreaterThan(20);
  expect(first).toHaveLength(second?.length ?? 0);
});

it('languages: a number and its unit stay on one line', () => {
  const torn = everyPage.flatMap((page) => {
    const found = /.{0,20}\d [%€]/.exec(DomUtils.innerText(one(page, 'main')))?.[0];
    return found === undefined ? [] : [`${page.path}: ${found}`];
  });
  expect(torn).toEqual([]);
});

describe('languages: numbers are written as the language of the page does', () => {
  const unit = String.raw`\s?(?:kJ|kcal|kg|g|mg|l|ml|cm|m|kilos?|%)(?![\p{L}\d])`;
  const spoon = String.raw`\s(?:tsp|tbsp|TL|EL)\b`;
  /** Spellings that only the other language uses. Money and dates are German in both. */
  const foreign: Record<Locale, RegExp> = {
    en: new RegExp(
      String.raw`\d,\d+(?:${unit}|${spoon})(?<!\d,\d{3}\s?(?:kJ|kcal|kg|g|ml))|\d\.\d{3}\s?(?:kJ|kcal|g|ml)\b|\d\.\d{3}(?:\+|\s(?:people|users|recipes))|\d\s%|\b(?:BMI|PAL)\D{0,12}\d+,\d`,
      'u',
    ),
    de: new RegExp(
      String.raw`\d\.\d{1,2}(?:${unit}|${spoon})|\d,\d{3}\s?(?:kJ|kcal)|\d,\d{3}(?:\+|\s(?:Menschen|Frauen|Rezepte))|\d%(?![\dA-F]{2})|\b(?:BMI|PAL)\D{0,12}\d+\.\d`,
      'u',
    ),
  };
  const foreignIn = (words: string, locale: Locale) => foreign[locale].exec(words)?.[0];

  it('in texts, labels and script data of every page', () => {
    const spoken = ['alt', 'aria-label', 'title', 'content', 'data-words', 'data-texts', 'props'];
    const wrong = everyPage
      .filter(({ path }) => /^\/(de|en)\//.test(path))
      .flatMap((page) => {
        const words = [
          text(one(page, 'body')),
          text(one(page, 'head title')),
          ...spoken.flatMap((name) => all(page, `[${name}]`).map((element) => attribute(element, name))),
        ];
        const found = words.map((each) => foreignIn(each, localeOf(page))).find(Boolean);
        return found === undefined ? [] : [`${page.path}: ${found}`];
      });
    expect(wrong).toEqual([]);
  });

  it('in every recipe as JSON and Markdown, and in the search index', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(de|en)\/.*\.json$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) => {
      const found = foreignIn(readFileSync(`${dist}/${file}`, 'utf8'), file.startsWith('en') ? 'en' : 'de');
      return found === undefined ? [] : [`${file}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('but not in structured data', () => {
    const recipes = listedPages.filter(({ html }) => html.includes('"NutritionInformation"'));
    expect(recipes.length).toBeGreaterThan(0);
    for (const page of recipes) {
      const things = JSON.stringify(thingsOf(page));
      expect(things, page.path).toMatch(/"fatContent":"\d+(\.\d+)? g"/);
    }
  });
});
