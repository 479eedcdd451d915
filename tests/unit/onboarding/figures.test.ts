import { describe, expect, it } from 'vitest';
import { bodyMassWord } from '#domain/health/body.ts';
import { addDays } from '#domain/time/calendar.ts';
import { activityLevels, energyOf } from '#domain/health/energy.ts';
import { onboardingBounds } from '#domain/onboarding/onboarding.ts';
import { readCentimetres, readKilograms, stepped } from '#domain/text/typed-number.ts';

describe('the body mass index in words', () => {
  it.each([
    [73.99, 200, 'low'],
    [74, 200, 'middle'],
    [99.99, 200, 'middle'],
    [100, 200, 'above'],
    [119.99, 200, 'above'],
    [120, 200, 'high'],
    [139.99, 200, 'high'],
    [140, 200, 'highest'],
    // 24.996 would round up to 25: compared unrounded.
    [72.24, 170, 'middle'],
    [72.25, 170, 'above'],
  ] as const)('%f kg at %i cm: %s', (weight, height, word) => {
    expect(bodyMassWord({ weight, height })).toBe(word);
  });
});

describe('the energy need', () => {
  it.each([
    // Resting energy as in published examples (see the members service's tests), times the PAL.
    ['FEMALE', 35, 70, 165, 1.4, { base: 1395, need: 1953, floor: 1395 }],
    ['MALE', 30, 70, 175, 1.6, { base: 1649, need: 2638, floor: 1649 }],
    // Energy at rest below the minimum.
    ['FEMALE', 80, 50, 150, 1.2, { base: 877, need: 1052, floor: 1200 }],
    ['MALE', 90, 50, 160, 1.4, { base: 1055, need: 1477, floor: 1500 }],
  ] as const)('%s, %i years, %i kg, %i cm, PAL %f', (gender, age, weight, height, pal, expected) => {
    expect(energyOf({ gender, age, weight, height, pal })).toEqual(expected);
  });

  it('accepts only activity levels that can be stored', () => {
    const { min, max } = onboardingBounds.physicalActivityLevel;
    expect(activityLevels.every(({ pal }) => pal >= min && pal <= max)).toBe(true);
  });
});

describe('typed numbers', () => {
  it.each([
    ['68', 68],
    ['68,5', 68.5],
    ['68.5', 68.5],
    ['68,5 kg', 68.5],
    [' 68.5kg ', 68.5],
    ['68\u00a0kg', 68],
    ['68 Kilo', 68],
    ['68,25', 68.25],
    ['', undefined],
    ['achtundsechzig', undefined],
    ['68 cm', undefined],
    ['-68', undefined],
    ['6,8,5', undefined],
    ['1.068', 1.068],
    ['6e1', undefined],
    ['9999', undefined],
  ])('%j as kilograms', (typed, expected) => {
    expect(readKilograms(typed)).toBe(expected);
  });

  it.each([
    ['168', 168],
    ['168 cm', 168],
    ['1,68', 168],
    ['1.68 m', 168],
    ['1,685 m', 168.5],
    ['1 m 68', 168],
    ['1m68cm', 168],
    ['168,5', 168.5],
    ['2', 200],
    ['68 kg', undefined],
    ['groß', undefined],
  ])('%j as centimetres', (typed, expected) => {
    expect(readCentimetres(typed)).toBe(expected);
  });

  it.each([
    ['2', 1, 3],
    ['2', -1, 1],
    ['10', 1, 10],
    ['1,5', 1, 2],
    ['1,5', -1, 1],
    ['x', 1, 1],
    ['', -1, 1],
  ] as const)('“%s” stepped by %i is %i, always a number', (typed, by, expected) => {
    expect(stepped(typed, by, { min: 1, max: 10 })).toBe(expected);
  });
});

it.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 10, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // Daylight saving begins in between.
  ['2026-03-28', 2, '2026-03-30'],
] as const)('%s and %i days: %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});
