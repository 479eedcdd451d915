import { foodNamed } from '../foods/larder.ts';
import { drop, inside } from '../paint.ts';
import type { Random } from '../random.ts';
import { at, svg } from '../svg.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import type { Piece } from './cluster.ts';

/** How flat food looks to somebody who sits at the table. */
const fromTheSeat = 0.86;

/** Each piece throws a little shadow on its neighbours; that is what makes a heap of them. */
function drawPiece({ name, x, y, turn, width, flip }: Piece, random: Random, flatness: number): string {
  const food = foodNamed(name);
  const lie = food.flat ? flatness : 1;
  const soft = width > 60 ? 7 : 3;
  return svg`<g filter="${drop(soft)}">${at({ x, y, turn, flip, lie, scale: width / 100 }, food.draw(random))}</g>`;
}

/** A food, where its middle lies, how wide it is, and its turn; listed from the back to the front. */
export type Laid = readonly [name: string, x: number, y: number, size: number, turn?: number];

/** Food laid by hand, where the picture deserves it. Sizes are relative to an avocado half of `unit` width. */
export const byHand = (laid: readonly Laid[], unit: number, random: Random, lie = fromTheSeat): string =>
  laid
    .map(([name, x, y, size, turn = 0]) =>
      drawPiece(
        { name, x: x * unit, y: y * unit, width: foodNamed(name).size * unit * size, turn, flip: false },
        random,
        lie,
      ),
    )
    .join('');

interface Serving {
  vessel: Vessel;
  items: readonly string[];
  how: Arrangement;
  random: Random;
  filling?: string;
  /** The width of an avocado half. */
  unit?: number | undefined;
  laid?: readonly Laid[];
  /** The squash of flat food. */
  lie?: number;
}

/** A filled vessel around the origin. */
export function serve({
  vessel,
  items,
  how,
  random,
  filling = '',
  unit,
  laid = [],
  lie = fromTheSeat,
}: Serving): string {
  const arranged = arrange(items, vessel.area, how, random, unit).map((piece) =>
    drawPiece(piece, random, lie),
  );
  const food = filling + arranged.join('') + byHand(laid, unit ?? vessel.area.rx * 0.6, random, lie);
  const within = vessel.clip ? svg`<g clip-path="${inside(vessel.clip)}">${food}</g>` : food;
  return vessel.behind + within + vessel.front;
}
