import type { Picture } from '../document.ts';
import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import { at } from '../svg.ts';
import { fork, knife, spoon } from '../tableware/cutlery.ts';
import { napkin } from '../tableware/napkin.ts';
import type { LinenName } from '../tableware/napkin.ts';
import { standing } from '../tableware/standing.ts';
import { steam } from '../tableware/steam.ts';
import { tableUnder } from '../tableware/table.ts';
import { servedIn } from './served-in.ts';
import { serve } from './serving.ts';
import type { PlateSpec } from './served-in.ts';

const size = { width: 1600, height: 1200 } as const;

const napkinFor: Readonly<Record<LinenName, LinenName>> = {
  sage: 'paper',
  blush: 'sage',
  butter: 'paper',
  paper: 'blush',
  leaf: 'butter',
};

function cutleryFor(spec: PlateSpec): string {
  const cloth = at({ x: 150, y: 700, turn: -7 }, napkin(250, 620, napkinFor[spec.cloth]));
  const wet = spec.vessel === 'bowl' || spec.vessel === 'glass';
  const tools = wet
    ? at({ x: 150, y: 690, turn: -5, scale: 5 }, spoon())
    : at({ x: 110, y: 690, turn: -7, scale: 5 }, fork()) +
      at({ x: 200, y: 690, turn: -4, scale: 5 }, knife());
  return cloth + tools;
}

/** The first two lie together at the upper right, the others in corners, cut by the edge like in a photograph. */
const places = [
  { x: 1420, y: 120, width: 330, turn: 8 },
  { x: 1545, y: 275, width: 270, turn: -14 },
  { x: 1515, y: 1085, width: 300, turn: 12 },
  { x: 130, y: 120, width: 290, turn: -10 },
] as const;

function beside(spec: PlateSpec, random: Random): string {
  return (spec.beside ?? [])
    .slice(0, places.length)
    .map((name, index) => standing(name, places[index] ?? places[0], random))
    .join('');
}

/** The picture of a recipe: a laid table, seen from slightly above. */
export function plateScene(spec: PlateSpec): Picture {
  const random = seeded(spec.seed);
  const { vessel, filling, origin, how, unit } = servedIn(spec, random);
  const wisps = spec.steam
    ? at({ x: 0, y: -vessel.area.ry * 0.3 }, steam(vessel.area.rx * 0.7, vessel.area.ry * 1.5))
    : '';
  return {
    ...size,
    content: [
      tableUnder(spec.cloth, size.width, size.height),
      beside(spec, random),
      cutleryFor(spec),
      at(
        origin,
        serve({ vessel, items: spec.items, how, random, filling, unit, laid: spec.laid ?? [] }),
        wisps,
      ),
    ].join(''),
  };
}
