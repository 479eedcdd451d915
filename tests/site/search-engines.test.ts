import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { company } from '#domain/company/company.ts';
import { formatMoney } from '#domain/text/format.ts';
import { mostTitle } from '#domain/text/page-title.ts';
import { isBookable } from '#domain/course/certification.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { courses, plans } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { textsOf } from '#i18n/texts.ts';
import {
  all,
  attribute,
  dist,
  everyPage,
  fileOf,
  listedPages,
  one,
  pageAt,
  text,
  thingsOf,
  type Page,
} from './pages.ts';

const titleOf = (page: Page) => text(one(page, 'head title'));
const meta = (page: Page, name: string) =>
  all(page, `meta[name="${name}"], meta[property="${name}"]`).map((tag) => attribute(tag, 'content'));

/** Texts used by more than one page, with these pages. */
function shared(pages: readonly Page[], said: (page: Page) => string | undefined) {
  const pathsBy = new Map<string, string[]>();
  for (const page of pages) {
    const words = said(page);
    if (words !== undefined) pathsBy.set(words, [...(pathsBy.get(words) ?? []), page.path]);
  }
  return [...pathsBy].filter(([, paths]) => paths.length > 1);
}

it('search engines: every title fits, and no two pages share a title or a description', () => {
  expect(everyPage.map(titleOf).filter((title) => title.length > mostTitle || title.length < 3)).toEqual([]);
  expect(shared(listedPages, titleOf)).toEqual([]);
  expect(shared(listedPages, (page) => meta(page, 'description')[0])).toEqual([]);
  for (const page of listedPages) {
    expect(meta(page, 'description'), page.path).toEqual([expect.stringMatching(/\S/)]);
    expect(attribute(one(page, 'link[rel=canonical]'), 'href')).toBe(company.site + page.path);
  }
});

it('search engines: every picture for social networks exists and has a description', () => {
  const mistakes = everyPage.flatMap((page) => {
    const [picture = ''] = meta(page, 'og:image');
    const [alt = ''] = meta(page, 'og:image:alt');
    const isThere = picture.startsWith(`${company.site}/`) && existsSync(dist + new URL(picture).pathname);
    return isThere && alt.length > 15 ? [] : [{ path: page.path, picture, alt }];
  });
  expect(mistakes).toEqual([]);
});

const entries = [...readFileSync(`${dist}/sitemap.xml`, 'utf8').matchAll(/<url>(.*?)<\/url>/g)].map(
  ([, entry = '']) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    updated: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }),
);

it('sitemap: lists every page, with the date that the page shows, if any', () => {
  expect(entries.map(({ path }) => path).toSorted()).toEqual(listedPages.map(({ path }) => path).toSorted());
  const shownBy = (page: Page) => {
    const [updated] = all(page, '.updated');
    const [day, month, year] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(updated ? text(updated) : '')?.slice(1) ?? [];
    return year && [year, month, day].join('-');
  };
  for (const { path, updated } of entries) expect(updated, path).toBe(shownBy(pageAt(path)));
  expect(entries.some(({ updated }) => updated)).toBe(true);
});

const recipes = listedPages.filter((page) => all(page, 'body.page-recipe').length > 0);

const offer = z.looseObject({ price: z.string(), priceCurrency: z.literal('EUR'), url: z.url() });

it.each(['/de/angebote', '/en/plans'])('search engines: %s offers every plan at its price', (path) => {
  const thing = thingsOf(pageAt(path)).find((one) => one['@type'] === 'Product');
  const offers = z.array(offer).parse(thing?.['offers']);
  expect(offers.map(({ price }) => price)).toEqual(plans.map((plan) => (priceOf(plan) / 100).toFixed(2)));
  // Structured data contains no price that the page does not show.
  const shown = text(one(pageAt(path), 'main'));
  for (const { price } of offers)
    expect(shown).toContain(formatMoney(Math.round(Number(price) * 100)).replace('\u00a0', ' '));
});

it.each(courses)(
  'search engines: $key is offered at its price, in German, while it can be booked',
  (course) => {
    const path = coursePath(course.key, 'course', 'en');
    const thing = thingsOf(pageAt(path)).find((one) => one['@type'] === 'Course');
    expect(thing).toMatchObject({ inLanguage: 'de', isAccessibleForFree: false });
    const isOpen = isBookable(certified[course.key], dayInGermany(new Date()));
    expect(thing?.['offers']).toEqual(
      isOpen
        ? expect.objectContaining({
            '@type': 'Offer',
            price: (priceOf(course) / 100).toFixed(2),
            priceCurrency: 'EUR',
            url: company.site + path,
          })
        : undefined,
    );
  },
);

it('course: English readers learn that it is in German before they read about money', () => {
  const { html } = pageAt('/en/course/zpp2');
  const notice = html.indexOf(textsOf('en', 'course').language.title);
  expect(notice).toBeGreaterThan(0);
  expect(notice).toBeLessThan(html.indexOf(textsOf('en', 'course').hero.ask));
});

const llms = readFileSync(`${dist}/llms.txt`, 'utf8');
const linked = [...llms.matchAll(/^- \[.+?\]\((.+?)\): .{20,}$/gm)].map(
  ([, address = '']) => new URL(address),
);

it('recipes: each exists as Markdown, linked from its page and from llms.txt', () => {
  const inList = new Set(linked.map(({ pathname }) => pathname));
  for (const page of recipes) {
    const twin = attribute(one(page, 'link[rel=alternate][type="text/markdown"]'), 'href');
    expect(readFileSync(fileOf(twin), 'utf8'), twin).toContain(`# ${text(one(page, 'h1'))}`);
    expect(inList.has(twin), twin).toBe(true);
  }
});

it('llms.txt: all it links to exists, and the home pages link to it', () => {
  expect(llms).toMatch(/^# .+\n\n> .+\n/);
  expect(llms).not.toMatch(/undefined|\{\{|\[object/);
  const gone = linked.filter(
    ({ origin, pathname }) =>
      origin !== company.site ||
      ![pathname, `${pathname}.html`, `${pathname}index.html`].some((file) => existsSync(fileOf(file))),
  );
  expect(gone).toEqual([]);
  for (const path of ['/de/', '/en/'])
    expect(attribute(one(pageAt(path), 'link[type="text/markdown"]'), 'href')).toBe('/llms.txt');
});

it.each(['/de/faq', '/en/faq'])(
  'questions: %s has structured data for every question and its answer',
  (path) => {
    const page = pageAt(path);
    const thing = (type: string) => `[itemscope][itemtype="https://schema.org/${type}"]`;
    const questions = all(one(page, thing('FAQPage')), `details[itemprop=mainEntity]${thing('Question')}`);
    expect(questions).toHaveLength(all(page, 'main details').length);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(text(one(question, 'summary [itemprop=name]'))).toMatch(/\?$/);
      const answer = one(question, `[itemprop=acceptedAnswer]${thing('Answer')} [itemprop=text]`);
      expect(text(answer)).not.toBe('');
    }
  },
);
