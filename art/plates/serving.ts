import { inside } from '../paint.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { byHand } from './by-hand.ts';
import type { Laid } from './by-hand.ts';
import { drawPiece } from './draw-pieces.ts';

export interface Serving {
  vessel: Vessel;
  items: readonly string[];
  how: Arrangement;
  random: Random;
  filling?: string;
  /** The width of an avocado half. */
  unit?: number | undefined;
  laid?: readonly Laid[];
}

/** A filled vessel around the origin. */
export function serve({ vessel, items, how, random, filling = '', unit, laid = [] }: Serving): string {
  const arranged = arrange(items, vessel.area, how, random, unit).map((piece) => drawPiece(piece, random));
  const food = filling + arranged.join('') + byHand(laid, unit ?? vessel.area.rx * 0.6, random);
  const within = vessel.clip ? svg`<g clip-path="${inside(vessel.clip)}">${food}</g>` : food;
  return vessel.behind + within + vessel.front;
}
