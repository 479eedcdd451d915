import type { Random } from '../random.ts';
import { foodNamed } from '../foods/larder.ts';
import { drawPiece } from './draw-pieces.ts';

/** A food, where its middle lies, how wide it is, and its turn; listed from the back to the front. */
export type Laid = readonly [name: string, x: number, y: number, size: number, turn?: number];

/** Food laid by hand, where the picture deserves it. Sizes are relative to an avocado half of `unit` width. */
export const byHand = (laid: readonly Laid[], unit: number, random: Random): string =>
  laid
    .map(([name, x, y, size, turn = 0]) =>
      drawPiece(
        { name, x: x * unit, y: y * unit, width: foodNamed(name).size * unit * size, turn, flip: false },
        random,
      ),
    )
    .join('');
