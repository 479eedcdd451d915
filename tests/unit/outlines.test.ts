import { expect, it } from 'vitest';
import { simplified, type Point } from '../../scripts/codegen/fonts/outlines.ts';

const on = (x: number, y: number): Point => ({ x, y, on: true });

/** A circle of many short curves, as a typeface with many axes has them. */
const circle = (parts: number, radius: number): Point[] =>
  Array.from({ length: parts }, (_, index) => {
    const [turn, half] = [(index * 2 * Math.PI) / parts, Math.PI / parts];
    const [x, y] = [Math.cos(turn + half), Math.sin(turn + half)].map((part) => part / Math.cos(half));
    return [
      on(radius * Math.cos(turn), radius * Math.sin(turn)),
      { x: radius * (x ?? 0), y: radius * (y ?? 0), on: false },
    ];
  }).flat();

it('a curve keeps its form with far fewer points, on a coarser grid', () => {
  const points = simplified(circle(48, 1000), 2, 0.5);
  expect(points.length).toBeLessThanOrEqual(32);
  for (const { x, y } of points.filter((point) => point.on)) {
    expect(Math.abs(Math.hypot(x, y) - 500)).toBeLessThan(2);
  }
});

it('corners stay where they are', () => {
  const square = [on(0, 0), on(400, 0), on(800, 0), on(800, 600), on(0, 600)];
  expect(simplified(square, 2, 0.5)).toEqual(
    expect.arrayContaining([on(0, 0), on(400, 0), on(400, 300), on(0, 300)]),
  );
});
