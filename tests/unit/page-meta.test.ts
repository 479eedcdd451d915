import { expect, it } from 'vitest';
import { documentTitle, pageViewName, styleClass } from '#site/layouts/page-meta.ts';
import { serialise } from '#site/structured-data/page.ts';

it('reports a page view under the tracking name, else the slug, else PageView', () => {
  expect(pageViewName({ trackingName: 'Landing', slug: 'home' })).toBe('Landing');
  expect(pageViewName({ slug: 'home' })).toBe('home');
  expect(pageViewName({ slug: '' })).toBe('PageView');
});

it('derives the style class from the slug', () => {
  expect(styleClass('not-found')).toBe('page-not-found');
  expect(styleClass('course/zpp')).toBe('page-course-zpp');
  expect(styleClass('')).toBe('page');
});

it('a missing title falls back to the name of the product', () => {
  expect(documentTitle(undefined)).toBe('Valea');
  expect(documentTitle('Imprint')).toBe('Imprint · Valea');
  expect(documentTitle('Valea: eat well')).toBe('Valea: eat well');
});

it('no title can close the script that carries the structured data', () => {
  const hostile = '</script><script>alert(1)</script>';
  const text = serialise([{ '@type': 'Recipe', name: hostile }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Recipe', name: hostile }],
  });
});
