import { describe, expect, it } from 'vitest';
import { energyShares, implausible, type Nutrition } from '#domain/recipes/nutrition.ts';

const soup: Nutrition = {
  kj: 1050,
  kcal: 251,
  fat: 7.2,
  saturated: 0.6,
  carbs: 31.1,
  sugar: 1.5,
  protein: 13,
  salt: 0.9,
  fibre: 6,
};

describe('nutrition', () => {
  it('of a real soup is plausible, with the energy of fibre or without', () => {
    expect(implausible(soup)).toEqual([]);
    expect(implausible({ ...soup, kcal: 241, kj: 1009 })).toEqual([]);
  });

  it.each([
    ['energy-implausible', { kcal: 400, kj: 1674 }],
    ['joules-implausible', { kj: 1300 }],
    ['saturated-over-fat', { saturated: 7.3 }],
    ['sugar-over-carbs', { sugar: 31.2 }],
    ['portion-implausible', { salt: 11 }],
  ] as const)('%s', (problem, change) => {
    expect(implausible({ ...soup, ...change })).toEqual([problem]);
  });

  it('divides its energy into parts of a hundred', () => {
    expect(energyShares(soup)).toEqual({ carbs: 52, protein: 22, fat: 26 });
    expect(energyShares({ ...soup, fat: 0, carbs: 0, protein: 0 })).toEqual({ carbs: 0, protein: 0, fat: 0 });
  });
});
