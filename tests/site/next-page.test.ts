import { expect, it } from 'vitest';
import { speculationRules } from '#site/build/page-headers.ts';
import { all, everyPage, listedPaths } from './pages.ts';
import { isRead } from './scripts.ts';

interface Rules {
  where: { and: readonly object[] };
}

/** Whether a rule fetches a URL ahead, by the URLs that it lists. */
function reaches([rule]: readonly Rules[], path: string): boolean {
  const matches = (patterns: string | readonly string[]) =>
    [patterns].flat().some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
  return (
    rule?.where.and.every((part) => {
      const { href_matches: patterns, not } = part as {
        href_matches?: string[];
        not?: { href_matches: string };
      };
      return (
        (patterns === undefined || matches(patterns)) && (not === undefined || !matches(not.href_matches))
      );
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
