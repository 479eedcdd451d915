import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContent } from '../../src/content-check/check-content.ts';
import { company } from '#domain/company/company.ts';
import { isLanding } from '#domain/funnel/landing-names.ts';
import { aimOf } from '#domain/funnel/landing.ts';
import { locales } from '#domain/text/locales.ts';
import { destinationPath } from '#i18n/landing-path.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import { all, attribute, dist, everyPage, listedPages, one, pageAt, text } from './pages.ts';

/** Sections without content are left out. */
const missing = new Set<string>();
for (const [section, name] of [
  ['stories', 'testimonials'],
  ['films', 'films'],
] as const)
  if ((await readContent(name, process.cwd())).entries.length === 0) missing.add(section);

/** White space normalised as in `text`. */
const plain = (words: string) => words.replaceAll(/\s+/g, ' ');

const { entries } = await readContent('landings', process.cwd());
const built = entries.flatMap(({ id, data }) =>
  locales.map((locale) => ({ id, data, locale, page: pageAt(landingPath(id, locale)) })),
);

const ids: Readonly<Record<string, string>> = { stories: 'testimonials', questions: 'faq' };

it('landing pages: each exists in both languages, with its own texts, picture and sections in their order', () => {
  for (const { id, data, locale, page } of built) {
    const hero = one(page, '.hero');
    expect(text(one(hero, 'h1')), page.path).toBe(plain(data[locale].headline));
    expect(text(hero)).toContain(plain(data[locale].lead));
    expect(attribute(one(hero, 'img'), 'alt')).toBe(data[locale].picture);
    const shown = all(page, '.parts > section').map((part) => attribute(part, 'aria-labelledby') || 'proof');
    const present = data.sections.filter((section) => !missing.has(section));
    expect(shown, page.path).toEqual(present.map((section) => ids[section] ?? section));
    // Links carry its name, which the Worker's list contains.
    expect(attribute(one(page, 'body'), 'data-start')).toBe(`.${id}.landing`);
    expect(isLanding(id)).toBe(true);
  }
});

it('landing pages: all buttons of one lead to the same page', () => {
  for (const { data, locale, page } of built) {
    const target = destinationPath(data.to, locale);
    const button = one(one(page, '.hero'), 'a');
    expect(text(button)).toBe(data[locale].button);
    // A course's landing page contains the insurer selector itself.
    const isCourse = aimOf(data.to) === 'course';
    expect(attribute(button, 'href')).toBe(isCourse ? '#money' : target);
    if (isCourse) expect(all(page, '#money input').length, page.path).toBeGreaterThan(0);
    const others = all(page, '.parts .start .button.secondary, [aria-labelledby=closing] .button.primary');
    expect(others.length, page.path).toBeGreaterThanOrEqual(2);
    expect(new Set(others.map((other) => attribute(other, 'href'))), page.path).toEqual(new Set([target]));
  }
});

it('landing pages: search engines are told that the home page is the original, and nothing links to them', () => {
  for (const { locale, page } of built) {
    const canonical = attribute(one(page, 'link[rel=canonical]'), 'href');
    expect(canonical, page.path).toBe(company.site + pathOf('home', locale));
    expect(all(page, 'meta[name=robots], link[hreflang]'), page.path).toEqual([]);
  }
  const paths = built.map(({ page }) => page.path);
  expect(listedPages.filter(({ path }) => paths.includes(path))).toEqual([]);
  expect(readFileSync(`${dist}/llms.txt`, 'utf8')).not.toContain('/l/');
  const linking = everyPage.filter(
    (page) =>
      !paths.includes(page.path) &&
      all(page, 'a[href]').some((link) => paths.includes(attribute(link, 'href').replace(/[?#].*/, ''))),
  );
  expect(linking.map(({ path }) => path)).toEqual([]);
});
