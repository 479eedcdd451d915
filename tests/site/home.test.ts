import { expect, it } from 'vitest';
import { formatMoney } from '#domain/format.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { questions } from '#domain/questions.ts';
import { all, attribute, listedPaths, one, pageAt, text } from './pages.ts';

const homes = ['/de/', '/en/'] as const;

it.each(homes)(
  '%s says what Valea is, and has one button, repeated after every section in three wordings',
  (path) => {
    const page = pageAt(path);
    const hero = one(page, '.hero');
    expect(text(hero)).toMatch(/\bApp\b/i);
    expect(text(hero)).toContain(String(questions.length));
    const button = one(hero, 'a');
    expect(attribute(button, 'href')).toBe(`${path}start?begin`);
    const bands = all(page, '.parts > section.band');
    expect(bands.length).toBeGreaterThan(7);
    const words = bands.map((band) => all(band, `a.button[href="${path}start?begin"]`).map(text));
    // Stories and films are one section.
    const silent = bands.filter((_, index) => words[index]?.length !== 1);
    expect(silent.map((band) => attribute(band, 'aria-labelledby'))).toEqual(['testimonials']);
    expect(new Set([text(button), ...words.flat()]).size).toBe(3);
  },
);

it.each(homes)(
  '%s shows recipes that are there, and a price with its total and term, before the stories',
  (path) => {
    const page = pageAt(path);
    const order = all(page, '.parts > section').map((band) => attribute(band, 'aria-labelledby'));
    expect(order.indexOf('recipes')).toBeLessThan(order.indexOf('testimonials'));
    expect(order.indexOf('price')).toBeLessThan(order.indexOf('testimonials'));
    const links = all(page, '[aria-labelledby=recipes] li a').map((link) => attribute(link, 'href'));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !listedPaths.has(link))).toEqual([]);
  },
);

it.each(homes)('%s never rounds the monthly price down', (path) => {
  const said = text(one(pageAt(path), 'section[aria-labelledby=price]'));
  const lowest = plans.reduce((best, plan) =>
    priceOf(plan) / plan.months < priceOf(best) / best.months ? plan : best,
  );
  const [, euros = '', cents = '0'] = /(\d+)(?:,(\d\d))?\s€/.exec(text(one(pageAt(path), '#price'))) ?? [];
  expect(Number(euros) * 100 + Number(cents)).toBeGreaterThanOrEqual(priceOf(lowest) / lowest.months);
  expect(said).toContain(formatMoney(priceOf(lowest)).replace('\u00a0', ' '));
  expect(said).toContain(String(lowest.months));
});
