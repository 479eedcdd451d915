import type { Picture } from '../document.ts';
import { farEdge, ground, room } from '../grounds/ground.ts';
import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import { at, svg } from '../svg.ts';
import { fork, knife, spoon } from '../tableware/cutlery.ts';
import { linens, napkin } from '../tableware/napkin.ts';
import type { LinenName } from '../tableware/napkin.ts';
import { propOf } from '../tableware/props.ts';
import type { Prop } from '../tableware/props.ts';
import { standing } from '../tableware/standing.ts';
import { steam } from '../tableware/steam.ts';
import { tableUnder } from '../tableware/table.ts';
import { castShadow, lights } from './light.ts';
import { servedIn } from './served-in.ts';
import { serve } from './serving.ts';
import type { PlateSpec } from './served-in.ts';
import { views } from './view.ts';

const size = { width: 1600, height: 1200 } as const;

const napkinFor: Readonly<Record<LinenName, LinenName>> = {
  sage: 'paper',
  blush: 'sage',
  butter: 'paper',
  paper: 'blush',
  leaf: 'butter',
};

const isLinen = (name: string): name is LinenName => name in linens;

function cutleryFor(spec: PlateSpec): string {
  const linen = isLinen(spec.ground) ? napkinFor[spec.ground] : 'paper';
  const cloth = at({ x: 150, y: 700, turn: -7 }, napkin(250, 620, linen));
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

function beside(names: readonly string[], random: Random): string {
  return names
    .slice(0, places.length)
    .map((name, index) => standing(name, places[index] ?? places[0], random))
    .join('');
}

/** The table as it was laid before anything was served. */
function tableFor(spec: PlateSpec): string {
  const { width, height } = size;
  const view = views[spec.angle ?? 'seat'];
  if (!spec.light && isLinen(spec.ground)) return tableUnder(spec.ground, width, height);
  const behind = view.horizon > 0 ? room(spec.room ?? 'window', width, view.horizon) : '';
  const edge = view.horizon > 0 ? farEdge(width, view.horizon) : '';
  const shine = lights[spec.light ?? 'morning'].onTable(width, height, view.horizon);
  return behind + ground(spec.ground, width, height, view, seeded(spec.seed)) + edge + shine;
}

/** The picture of a recipe: a laid table, from the angle and in the light that suit the dish. */
export function plateScene(spec: PlateSpec): Picture {
  const random = seeded(spec.seed);
  const view = views[spec.angle ?? 'seat'];
  const light = spec.light ?? 'morning';
  const { vessel, filling, origin, how, unit } = servedIn(spec, random);
  const [x, y, , turn] = spec.place ?? [];
  const where = x === undefined || y === undefined ? origin : { x, y, turn: turn ?? 0 };
  const wisps = spec.steam
    ? at({ x: 0, y: -vessel.area.ry * 0.3 }, steam(vessel.area.rx * 0.7, vessel.area.rx * 1.05))
    : '';
  const put = (props: readonly Prop[]): string =>
    props.map((prop) => propOf(prop, { view, light, random })).join('');
  const content = [
    tableFor(spec),
    spec.props ? put(spec.props) : beside(spec.beside ?? [], random) + cutleryFor(spec),
    at(
      where,
      spec.light && vessel.caster ? castShadow(vessel.caster, light, view.tilt) : '',
      serve({
        vessel,
        items: spec.items,
        how,
        random,
        filling,
        unit: spec.unit ?? unit,
        laid: spec.laid ?? [],
        lie: view.lie,
      }),
      wisps,
    ),
    put(spec.fore ?? []),
  ].join('');
  const rolled = spec.roll
    ? svg`<g transform="rotate(${spec.roll} ${size.width / 2} ${size.height / 2})">${content}</g>`
    : content;
  const lit = spec.light ? rolled + lights[spec.light].overAll(size.width, size.height) : rolled;
  return {
    ...size,
    content: spec.mirror ? svg`<g transform="translate(${size.width} 0) scale(-1 1)">${lit}</g>` : lit,
  };
}
