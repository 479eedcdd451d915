import { expect, it } from 'vitest';
import { energyShares, implausible } from '#domain/recipes/nutrition.ts';
import { nutrition } from './recipe-project.ts';

it('nutrition: plausible for a real soup, with the energy of fibre or without', () => {
  expect(implausible(nutrition)).toEqual([]);
  expect(implausible({ ...nutrition, kcal: 241, kj: 1009 })).toEqual([]);
});

it('nutrition: shown with each nutrient’s percentage of the energy', () => {
  expect(energyShares(nutrition)).toEqual({ carbs: 52, protein: 22, fat: 26 });
  const none = { ...nutrition, fat: 0, carbs: 0, protein: 0 };
  expect(energyShares(none)).toEqual({ carbs: 0, protein: 0, fat: 0 });
});
