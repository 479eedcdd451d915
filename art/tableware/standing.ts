import { foodNamed } from '../foods/larder.ts';
import { drop } from '../paint.ts';
import type { Random } from '../random.ts';
import { at, svg } from '../svg.ts';
import { footShade } from './shade.ts';

/** A whole food that stands on the table, its middle at x, y. */
export function standing(
  name: string,
  { x, y, width, turn = 0 }: { x: number; y: number; width: number; turn?: number },
  random: Random,
): string {
  const food = at({ x, y, turn, scale: width / 100 }, foodNamed(name).draw(random));
  return (
    at({ x: x + width * 0.05, y: y + width * 0.4 }, footShade(width * 0.34, width * 0.12, 0.4)) +
    svg`<g filter="${drop(6)}">${food}</g>`
  );
}
