import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { speculationRules } from '#site/build/page-headers.ts';
import { all, everyPage, listedPaths } from './pages.ts';
import { isRead } from './scripts.ts';

interface Rules {
  where: { and: readonly object[] };
}

/** Whether a rule fetches a page's link ahead, by its URL. */
function reaches([rule]: readonly Rules[], path: string): boolean {
  const { document } = parseHTML(`<html data-ahead="true"><a href="${path}"></a></html>`);
  return (
    rule?.where.and.every((part) => {
      const { href_matches: patterns, selector_matches: selector } = part as {
        href_matches?: string[];
        selector_matches?: string;
      };
      return selector === undefined
        ? patterns?.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }))
        : document.querySelector(selector) !== null;
    }) ?? false
  );
}

const { prefetch, prerender } = speculationRules;

it('next page: only pages that search engines list are fetched ahead', () => {
  const ahead = everyPage.filter(({ path }) => reaches(prefetch, path));
  expect(ahead.filter((page) => all(page, '[data-home]').length > 0)).toEqual([]);
  expect(ahead.map(({ path }) => path).filter((path) => !listedPaths.has(path))).toEqual([]);
  for (const path of ['/de/rezepte.xml', '/de/rezepte/some/index.json', '/api/session', '/de/l/x', '/']) {
    expect([path, reaches(prefetch, path)]).toEqual([path, false]);
  }
});

it('next page: pages before an order are fetched ahead, and only those without side effects are prerendered', () => {
  const way = 'recipes rezepte faq start plans angebote week woche about ueber-uns'.split(' ');
  const pages = everyPage.filter(({ path }) => ['', ...way].includes(path.replace(/^\/\w+\//, '')));
  expect(pages).toHaveLength(14);
  expect(pages.map(({ path }) => path).filter((path) => !reaches(prefetch, path))).toEqual([]);

  const rendered = everyPage.filter(({ path }) => reaches(prerender, path)).map(({ path }) => path);
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.filter((path) => !isRead(path) || !reaches(prefetch, path))).toEqual([]);
});
