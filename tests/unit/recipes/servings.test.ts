import { describe, expect, it } from 'vitest';
import { readServings, toServings, writeServings } from '#domain/recipes/servings.ts';

describe('portions in an address', () => {
  it.each([
    ['#p=3', 3],
    ['#p=12', 12],
    ['#schritt-2&p=3', 3],
    ['p=3', 3],
    ['', 4],
    ['#', 4],
    ['#p=', 4],
    ['#p=0', 1],
    ['#p=-2', 4],
    ['#p=2.5', 4],
    ['#p=1e9', 4],
    ['#p=999999', 99],
    ['#p=9999999999999', 4],
    ['#top=3', 4],
    ['#p=drei', 4],
  ])('%s reads %i', (hash, portions) => {
    expect(readServings(hash, 4)).toBe(portions);
  });

  it('are written only if they differ, and read back', () => {
    expect(writeServings(4, 4)).toBe('');
    for (let wanted = 1; wanted <= 99; wanted += 1)
      expect(readServings(writeServings(wanted, 4), 4)).toBe(wanted);
  });

  it('are whole and never below one', () => {
    expect([-3, 0, 0.4, 2.6, 1000, NaN, Infinity].map(toServings)).toEqual([1, 1, 1, 3, 99, 1, 99]);
  });
});
