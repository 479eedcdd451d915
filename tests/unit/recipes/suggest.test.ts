import { expect, it } from 'vitest';
import { tags } from '#domain/recipes/tags.ts';
import { reportInto, start, type Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { toSlug } from '../../../src/content-check/recipes/slug.ts';
import { closest, closestName } from '../../../src/content-check/reading/suggest.ts';

it.each([
  ['vegann', 'vegan'],
  ['Vegan', 'vegan'],
  ['vegetaran', 'vegetarian'],
  ['souo', 'soup'],
  ['suop', 'soup'],
  ['highprotein', 'high-protein'],
  ['mealprep', 'meal-prep'],
  ['xyz', undefined],
  ['', undefined],
])('suggestions: the tag most likely meant by %s is %s', (written, meant) => {
  expect(closest(written, tags)).toBe(meant);
});

const foods = 'glatte Petersilie, Senf, stückige Tomaten, rote Zwiebel, rote Zwiebeln, Öl, Reis'.split(', ');
it.each([
  ['Petersilie', 'glatte Petersilie'],
  ['Dijonsenf', 'Senf'],
  ['Dijon-Senf', 'Senf'],
  ['Tomate', 'stückige Tomaten'],
  ['Zwiebel', 'rote Zwiebel'],
  ['Petersilje', undefined],
  ['glate Petersilie', 'glatte Petersilie'],
  ['Milchreis', 'Reis'],
  ['Ei', undefined],
  ['Kartoffel', undefined],
])('suggestions: the food most likely meant by %s is %s', (written, meant) => {
  expect(closestName(written, foods)).toBe(meant);
});

it.each([
  ['Süße Möhren mit Käse', 'suesse-moehren-mit-kaese'],
  ['Crème brûlée', 'creme-brulee'],
  ['  50 % mehr!  ', '50-mehr'],
  ['–', ''],
])('suggestions: the address of %s is %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

it('suggestions: a message quotes briefly, and without terminal control characters', () => {
  const found: Diagnostic[] = [];
  const report = reportInto(found, 'recipe.de.md');
  for (const name of ['\u{1b}[31mrot\u{7}\n\u{202e}und', 'x'.repeat(100)])
    report('mention-missing', start, { name });
  expect(found[0]?.en).toMatch(/^“\[31mrot und” is not used/);
  expect(found[1]?.en).toMatch(/^“x{59}…” is not used/);
});
