import { describe, expect, it } from 'vitest';
import {
  baseMetabolism,
  bodyMassIndex,
  isUnderweight,
  lowestHealthyWeight,
} from '../../../src/domain/body.ts';

describe('Mifflin-St Jeor', () => {
  it.each([
    // Published worked examples; the last two are from their packages' documentation.
    ['FEMALE', 35, 70, 165, 1395],
    ['MALE', 30, 70, 175, 1649],
    ['MALE', 35, 80, 180, 1755],
    ['FEMALE', 45, 60, 165, 1245],
  ] as const)('%s, %i years, %i kg, %i cm: %i kcal a day', (gender, age, weight, height, expected) => {
    expect(baseMetabolism(gender, age, { weight, height })).toBe(expected);
  });

  it('differs between genders by 166 kcal, as in the published equations', () => {
    const measures = { weight: 80, height: 180 };
    expect(baseMetabolism('MALE', 50, measures) - baseMetabolism('FEMALE', 50, measures)).toBe(166);
  });
});

describe('limits of the body mass index', () => {
  it.each([
    [74, 200, false],
    [73, 200, true],
    [53, 170, true],
    [54, 170, false],
  ])('%i kg at %i cm is underweight: %s', (weight, height, expected) => {
    expect(isUnderweight({ weight, height })).toBe(expected);
  });

  it('the lowest healthy weight is healthy, and a kilogram less is not, at every height', () => {
    for (let height = 120; height <= 230; height += 1) {
      const weight = lowestHealthyWeight(height);
      expect([height, isUnderweight({ weight, height })]).toEqual([height, false]);
      expect([height, isUnderweight({ weight: weight - 1, height })]).toEqual([height, true]);
    }
  });

  it('is kilograms divided by square metres', () => {
    expect(bodyMassIndex({ weight: 74, height: 200 })).toBe(18.5);
  });
});
