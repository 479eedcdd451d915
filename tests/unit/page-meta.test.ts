import { expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { documentTitle, fittingTitle, pageViewName } from '#site/shell/page-meta.ts';
import { serialise } from '#site/shell/structured-data.ts';

it('page meta: a page view is named by the tracking name, else the slug, else PageView', () => {
  expect(pageViewName({ trackingName: 'Landing', slug: 'home' })).toBe('Landing');
  expect(pageViewName({ slug: 'home' })).toBe('home');
  expect(pageViewName({ slug: '' })).toBe('PageView');
});

it('page meta: a title puts its own words before the product’s name, and falls back to that', () => {
  const long = 'Sweetcorn fritters with avocado and a fresh tomato salsa';
  const { product } = company;
  const room = 'x'.repeat(60 - ` · ${product}`.length);
  const titles = [undefined, 'Imprint', `${product}: eat well`, long, room, `${room}x`];
  expect(titles.map(documentTitle)).toEqual([
    product,
    `Imprint · ${product}`,
    `${product}: eat well`,
    long,
    `${room} · ${product}`,
    `${room}x`,
  ]);
  // The first wording that fits, or the shortest if none does.
  expect(fittingTitle('AOK: Zuschuss zum Kurs', 'AOK: Kurs')).toBe('AOK: Zuschuss zum Kurs');
  expect(fittingTitle('x'.repeat(61), 'AOK: Kurs')).toBe('AOK: Kurs');
  expect(fittingTitle('x'.repeat(70), 'y'.repeat(65))).toBe('y'.repeat(65));
});

it('page meta: no title can close the script with the structured data', () => {
  const hostile = '</script><script>alert(1)</script>';
  const text = serialise([{ '@type': 'Recipe', name: hostile }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Recipe', name: hostile }],
  });
});
