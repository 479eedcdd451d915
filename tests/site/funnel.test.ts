import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { stepOfPage } from '#domain/funnel/steps.ts';
import { styleClass } from '#site/shell/page-meta.ts';
import { all, everyPage, localeOf, one, pageAt } from './pages.ts';

/** Pages that are a step of the funnel themselves, by slug. */
const counted = ['home', 'landing', 'onboarding', 'plans', 'course', 'requirements', 'course-email'];

/** These report their steps from within the page: merely visiting them does not count. */
const countedWithin = ['login', 'order', 'reimbursement'];

/** Not part of the funnel: a new page must be listed here, or become a step. */
const notCounted = [
  'about',
  'faq',
  'recipes',
  'tag',
  'recipe',
  'week',
  'insurer',
  'insurers',
  'invoice',
  'not-possible',
  'welcome',
  'my',
  'declaration',
  'address',
  'quizReminder',
  'not-found',
  // Pages of the course: their visitors have paid.
  'my-course',
  'module',
  'course-messages',
  'course-leader',
  'courseMails',
  'certificate',
  'certificate-check',
  'imprint',
  'privacy',
  'terms',
  'withdrawal',
  'cancel',
  'accessibility',
];

it('every page is counted as a funnel step or listed as not counted', () => {
  const known = new Map(
    [...counted, ...countedWithin, ...notCounted].map((slug) => [styleClass(slug), slug] as const),
  );
  for (const page of everyPage.filter((some) => all(some, 'body[data-page-view]').length > 0)) {
    const { attribs } = one(page, 'body');
    const slug = (attribs['class'] ?? '').split(' ').flatMap((name) => known.get(name) ?? [])[0];
    expect(
      slug,
      `${page.path} has neither a step nor a place among the pages that are not counted`,
    ).toBeDefined();
    const step = counted.includes(slug ?? '') ? stepOfPage(slug ?? '') : undefined;
    expect(attribs['data-count'], page.path).toBe(step && `/api/count/${localeOf(page)}/${step}/`);
  }
  for (const slug of counted) expect(stepOfPage(slug), slug).toBeDefined();
});

it('the counting script precedes the first link of every page, and has at most 420 compressed bytes', () => {
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
