import { foodNamed } from '../foods/larder.ts';
import { drop } from '../paint.ts';
import type { Random } from '../random.ts';
import { at, svg } from '../svg.ts';
import type { Piece } from './cluster.ts';

/** Each piece throws a little shadow on its neighbours; that is what makes a heap of them. */
export function drawPiece({ name, x, y, turn, width, flip }: Piece, random: Random): string {
  const food = foodNamed(name);
  const lie = food.flat ? 0.86 : 1;
  const soft = width > 60 ? 7 : 3;
  return svg`<g filter="${drop(soft)}">${at({ x, y, turn, flip, lie, scale: width / 100 }, food.draw(random))}</g>`;
}
