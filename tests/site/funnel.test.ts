import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { stepOfPage } from '#domain/funnel/steps.ts';
import { readContent } from '../../src/content-check/check-content.ts';
import { styleClass } from '#site/shell/page-meta.ts';
import { all, everyPage, localeOf, one, pageAt } from './pages.ts';

/** Pages that are a step of the funnel themselves, by slug. */
const counted = ['home', 'landing', 'onboarding', 'plans', 'course', 'requirements', 'course-email'];

it('counting: exactly these pages count as a step of the funnel when they are opened', async () => {
  const steps = new Map(counted.map((slug) => [styleClass(slug), stepOfPage(slug)] as const));
  expect([...steps.values()]).not.toContain(undefined);
  const seen = new Set<string>();
  for (const page of everyPage.filter((some) => all(some, 'body[data-page-view]').length > 0)) {
    const { attribs } = one(page, 'body');
    const name = (attribs['class'] ?? '').split(' ').find((each) => steps.has(each));
    const step = steps.get(name ?? '');
    expect(attribs['data-count'], page.path).toBe(step && `/api/count/${localeOf(page)}/${step}/`);
    if (name !== undefined) seen.add(name);
  }
  const { entries } = await readContent('landings', process.cwd());
  const expected = counted.filter((slug) => slug !== 'landing' || entries.length > 0);
  expect([...seen].toSorted()).toEqual(expected.map(styleClass).toSorted());
});

it('counting: its script precedes the first link of every page, and has at most 420 compressed bytes', () => {
  // The loop at the end of the inline script of every page.
  const counting = /for\s*\(\s*(?:let|const) \w+ of\s*\[\s*['"]readystatechange['"].*?(?=<\/script>)/s;
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
