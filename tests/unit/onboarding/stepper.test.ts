import { expect, it } from 'vitest';
import { stepped } from '#domain/typed-number.ts';

const bounds = { min: 1, max: 10 };

it.each([
  ['2', 1, 3],
  ['2', -1, 1],
  ['10', 1, 10],
  ['1,5', 1, 2],
  ['1,5', -1, 1],
  ['x', 1, 1],
  ['', -1, 1],
] as const)('stepper: from “%s” by %i it goes to %i, and never to no number', (typed, by, expected) => {
  expect(stepped(typed, by, bounds)).toBe(expected);
});
