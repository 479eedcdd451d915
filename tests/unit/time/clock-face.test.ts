import { expect, it } from 'vitest';
import { clockFace } from '#domain/time/clock-face.ts';

it.each([
  [7, '0:07'],
  [59.9, '0:59'],
  [720, '12:00'],
  [3599, '59:59'],
  [3909, '1:05:09'],
])('clock face: %d seconds are shown as %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});
