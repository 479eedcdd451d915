import { expect, it } from 'vitest';
import { formatMoney } from '#domain/text/format.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { questions } from '#domain/onboarding/flow.ts';
import { all, attribute, listedPaths, one, pageAt, text } from './pages.ts';

const homes = ['/de/', '/en/'] as const;

it.each(homes)(
  'home: %s says how many questions there are, and has one button, repeated after some sections and at the end',
  (path) => {
    const page = pageAt(path);
    const hero = one(page, '.hero');
    expect(text(hero)).toContain(String(questions.length));
    expect(attribute(one(hero, 'a'), 'href')).toBe(`${path}start?begin`);
    const bands = all(page, '.parts > section.band');
    expect(bands.length).toBeGreaterThan(5);
    const repeated = bands.map((band) => all(band, `a.button[href="${path}start?begin"]`).length);
    expect(Math.max(...repeated)).toBe(1);
    expect(repeated.at(-1)).toBe(1);
    const sum = repeated.reduce((count, more) => count + more, 0);
    expect(sum).toBeGreaterThan(2);
    expect(sum).toBeLessThanOrEqual(bands.length / 2);
  },
);

it.each(homes)('home: %s shows recipes that exist, and the price, before the stories', (path) => {
  const page = pageAt(path);
  const order = all(page, '.parts > section').map((band) => attribute(band, 'aria-labelledby'));
  const stories = order.includes('testimonials') ? order.indexOf('testimonials') : order.length;
  expect(order.indexOf('recipes')).toBeLessThan(stories);
  expect(order.indexOf('price')).toBeLessThan(stories);
  const links = all(page, '[aria-labelledby=recipes] li a').map((link) => attribute(link, 'href'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !listedPaths.has(link))).toEqual([]);
});

it.each(homes)('home: %s never rounds the monthly price down', (path) => {
  const said = text(one(pageAt(path), 'section[aria-labelledby=price]'));
  const lowest = plans.reduce((best, plan) =>
    priceOf(plan) / plan.months < priceOf(best) / best.months ? plan : best,
  );
  const [, euros = '', cents = '0'] = /(\d+)(?:,(\d\d))?\s€/.exec(text(one(pageAt(path), '#price'))) ?? [];
  expect(Number(euros) * 100 + Number(cents)).toBeGreaterThanOrEqual(priceOf(lowest) / lowest.months);
  expect(said).toContain(formatMoney(priceOf(lowest)).replace('\u00a0', ' '));
  expect(said).toContain(String(lowest.months));
});
