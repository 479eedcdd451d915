/** What reader modes show: Firefox's own code, Safari's and Chrome's are alike. */
import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { pageSamples, sketchOf } from './page-samples.ts';
import { all, everyPage, listedPages, pageAt, text, type Page } from './pages.ts';

const shown = (words: string): string => words.replaceAll(/\s+/g, '');

/** The text of the article, without white space; undefined if a browser offers no reader mode. */
function read({ html }: Page): string | undefined {
  // As long as the visitor has not answered, the banner is shown.
  const { document } = parseHTML(html.replace(/(id="consent"[^>]*) hidden/, '$1'));
  if (!isProbablyReaderable(document)) return undefined;
  const article = new Readability(document).parse();
  return article ? shown(`${article.title ?? ''} ${article.textContent ?? ''}`) : undefined;
}

/** The texts of some elements that the article lacks. */
function lostFrom(page: Page, selector: string): string[] {
  const article = read(page);
  return all(page, selector)
    .map(text)
    .filter((words) => !article?.includes(shown(words)))
    .map((words) => `${page.path}: ${words}`);
}

const recipes = everyPage.filter((page) => all(page, 'article [data-ingredients]').length > 0);
const german = recipes.filter(({ path }) => path.startsWith('/de/'));

it('reader mode: shows a whole recipe with its tip', () => {
  expect(german.length).toBeGreaterThan(0);
  expect(
    german.flatMap((page) =>
      lostFrom(
        page,
        'article :is([data-ingredients] label, [data-steps] p, [aria-labelledby=tip] :is(h3, p))',
      ),
    ),
  ).toEqual([]);
});

it.each(locales)(
  'reader mode: begins the home page with its promise, and shows every answer (%s)',
  (locale) => {
    const [home, faq] = [pageAt(pathOf('home', locale)), pageAt(pathOf('faq', locale))];
    expect(lostFrom(home, '#hero-title, .hero-text')).toEqual([]);
    expect(lostFrom(faq, 'summary h3, [itemprop=acceptedAnswer] :is(p, li)')).toEqual([]);
  },
);

it('reader mode: shows no dialog and no cookie banner', () => {
  const samples = pageSamples(listedPages.map(sketchOf));
  const foreign = listedPages
    .filter(({ path }) => samples.includes(path))
    .flatMap((page) => {
      const article = read(page);
      return all(page, ':is(dialog, #consent) :is(p, li, h2)')
        .map(text)
        .filter((words) => words.length > 20 && article?.includes(shown(words)))
        .map((words) => `${page.path}: ${words}`);
    });
  expect(foreign).toEqual([]);
});
