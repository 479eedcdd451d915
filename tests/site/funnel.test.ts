import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { entries } from '#domain/funnel/entries.ts';
import { stepOfPage } from '#domain/funnel/steps.ts';
import { styleClass } from '#site/shell/page-meta.ts';
import { all, everyPage, localeOf, one, pageAt, type Page } from './pages.ts';

/** Pages that are a step of the funnel themselves, by slug. */
const counted = ['onboarding', 'plans', 'course', 'requirements', 'course-email'];

it('counting: a visit begins on every page that search engines may list, and on landing pages, by its kind', () => {
  const isPublic = (page: Page) =>
    all(page, 'meta[name="robots"][content="noindex"]').length === 0 && all(page, 'body').length > 0;
  const kinds = new Set<string>();
  for (const page of everyPage.filter((some) => all(some, 'body[data-page-view]').length > 0)) {
    const { attribs } = one(page, 'body');
    const start = attribs['data-start'];
    expect([page.path, start !== undefined]).toEqual([page.path, isPublic(page)]);
    if (start === undefined) continue;
    expect(attribs['data-count']?.split(' ')[0], page.path).toBe(`/api/count/${localeOf(page)}/landing/`);
    const [, landing, entry] = start.split('.');
    expect(landing, page.path).toBe(/\/l\/([\w-]+)$/.exec(page.path)?.[1] ?? '');
    expect(entries, page.path).toContain(entry);
    kinds.add(entry ?? '');
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['home', 'recipes', 'questions', 'other']));
});

it('counting: exactly these pages count as a step of the funnel when they are opened', () => {
  const steps = new Map(counted.map((slug) => [styleClass(slug), stepOfPage(slug)] as const));
  expect([...steps.values()]).not.toContain(undefined);
  const seen = new Set<string>();
  for (const page of everyPage.filter((some) => all(some, 'body[data-page-view]').length > 0)) {
    const { attribs } = one(page, 'body');
    const name = (attribs['class'] ?? '').split(' ').find((each) => steps.has(each));
    const step = steps.get(name ?? '');
    const [, own] = attribs['data-count']?.split(' ') ?? [];
    expect(own, page.path).toBe(step && `/api/count/${localeOf(page)}/${step}/`);
    if (name !== undefined) seen.add(name);
  }
  expect([...seen].toSorted()).toEqual(counted.map(styleClass).toSorted());
});

it('counting: its script precedes the first link of every page, and has at most 420 compressed bytes', () => {
  // The loop at the end of the inline script of every page.
  const counting = /for\s*\(\s*(?:let|const) \w+ of\s*\[\s*['"`]readystatechange['"`].*?(?=<\/script>)/s;
  for (const { path, html } of everyPage.filter((page) => page.html.includes('<main'))) {
    const [before = ''] = html.split(counting, 1);
    expect(before.length, path).toBeLessThan(html.length);
    expect(before, path).not.toMatch(/<a\s/);
  }
  for (const path of ['/de/', '/en/', '/de/faq', '/en/faq', '/de/start', '/de/angebote', '/en/week']) {
    const { html } = pageAt(path);
    const without = html.replace(counting, '');
    expect([html.includes('sendBeacon'), without.includes('sendBeacon')], path).toEqual([true, false]);
    expect(gzipSync(html).length - gzipSync(without).length, path).toBeLessThanOrEqual(420);
  }
});
