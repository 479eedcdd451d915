import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { courses, plans, productKeys } from '#domain/shop/catalogue.ts';
import { discounts } from '#domain/shop/discounts.ts';
import { catalogueProblems } from '#domain/shop/catalogue-problems.ts';
import { checkCatalogue } from '../../../src/content-check/check-catalogue.ts';
import { catalogue, catalogueMistakes, today } from './catalogue-mistakes.ts';

it('content check of prices: reports nothing about a catalogue without a mistake', () => {
  expect(catalogueProblems(catalogue, today)).toEqual([]);
});

it.each(catalogueMistakes)('content check of prices: reports %s', (code, changes, where) => {
  const changed = { ...catalogue, discounts: [], ...changes };
  const keys = changes.keys ?? [...changed.plans, ...changed.courses].map(({ key }) => key);
  const problems = catalogueProblems({ ...changed, keys }, today);
  expect(problems).toEqual([expect.objectContaining({ code })]);
  expect(Object.values(problems[0] ?? {})).toContain(where);
});

it('content check of prices: names file and line of the plan, the course and the code, in both languages', () => {
  // The day before all prices, so that each of them is in the future.
  const future = checkCatalogue('.', { keys: [], plans, courses, discounts: [] }, '2000-01-01');
  const priceList = 'src/domain/company/price-list.ts';
  const lines = readFileSync(priceList, 'utf8').split('\n');
  expect(new Set(future.map(({ file }) => file))).toEqual(new Set([priceList]));
  for (const { key } of plans) {
    const found = future.find(({ de }) => de.startsWith(`${key}: `));
    expect(found?.en).toContain(`${key}: the price of `);
    expect(lines[(found?.line ?? 0) - 1]).toContain(`'${key}'`);
  }
  for (const { key } of courses) {
    const found = future.find(({ de }) => de.startsWith(`${key}: `));
    expect(lines[(found?.line ?? 0) - 1]).toContain('courseFees');
  }
  const free = discounts.map((discount) => ({ ...discount, reduction: { percent: 100 } }));
  for (const { file, line, de } of checkCatalogue(
    '.',
    { keys: productKeys, plans, courses, discounts: free },
    today,
  ).filter(({ code }) => code === 'discount-price')) {
    expect(file).toBe('src/domain/shop/discounts.ts');
    const source = readFileSync(file, 'utf8').split('\n')[line - 1];
    expect(discounts.some(({ code }) => source?.includes(code) && de.includes(code))).toBe(true);
  }
});
