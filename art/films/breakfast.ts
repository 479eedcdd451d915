import { foodNamed } from '../foods/larder.ts';
import { drop, inside } from '../paint.ts';
import { baseOf } from '../plates/base.ts';
import { seeded, times } from '../random.ts';
import { at, fade, svg } from '../svg.ts';
import { cup } from '../tableware/cup.ts';
import { spoon } from '../tableware/cutlery.ts';
import { napkin } from '../tableware/napkin.ts';
import { standing } from '../tableware/standing.ts';
import { steam } from '../tableware/steam.ts';
import { tableUnder } from '../tableware/table.ts';
import { bowl, surface } from '../vessels/bowl.ts';
import type { Film } from './film.ts';
import { land, mix, progress, settle } from './motion.ts';

const rx = 200;
const vessel = bowl(rx, 'leaf');
const oats = baseOf('porridge', surface(rx), seeded(4));
const yoghurt = baseOf('yoghurt', { cx: -8, cy: 2, rx: rx * 0.6, ry: rx * 0.38 }, seeded(5));

type Topping = readonly [name: string, x: number, y: number, size: number, when: number];

interface Row {
  count: number;
  from: number;
  to: number;
  far: number;
  size: number;
  when: number;
}

const row = (name: string, { count, from, to, far, size, when }: Row): Topping[] =>
  times(count, (index) => {
    const angle = Math.PI * mix(from, to, index / (count - 1));
    return [name, Math.cos(angle) * far, Math.sin(angle) * far * 0.7 - 4, size, when + index * 0.34];
  });

const toppings: readonly Topping[] = [
  ...row('banana-slice', { count: 5, from: 0.72, to: 1.34, far: 124, size: 64, when: 5.2 }),
  ...row('strawberry-half', { count: 4, from: 1.5, to: 1.93, far: 118, size: 70, when: 7.2 }),
  ...row('blueberry', { count: 5, from: 0.02, to: 0.34, far: 126, size: 38, when: 8.9 }),
  ...row('blueberry', { count: 4, from: 0.06, to: 0.36, far: 84, size: 38, when: 9.4 }),
  ...row('walnut', { count: 3, from: 0.44, to: 0.62, far: 112, size: 50, when: 10.9 }),
  ['mint', 4, -16, 74, 12.2],
];

function topping(t: number, [name, x, y, size, when]: Topping, index: number): string {
  const food = foodNamed(name).draw(seeded(index + 1));
  const piece = at({ x: 0, y: 0, turn: ((index * 37) % 50) - 25, lie: 0.86, scale: size / 100 }, food);
  return land(t, when, { x, y }, svg`<g filter="${drop(4)}">${piece}</g>`, 90);
}

function flake(t: number, index: number): string {
  const born = 1.9 + (index % 13) * 0.14;
  const way = progress(t, born, born + 0.6);
  if (way === 0 || way === 1) return '';
  const x = Math.sin(index * 12.9) * 110;
  const colour = index % 3 === 0 ? '#E2C08A' : '#FBEBCB';
  return at(
    { x, y: mix(-230, 4, way ** 1.6), turn: index * 31 + way * 120 },
    svg`<ellipse rx="9" ry="6" fill="${colour}"/>`,
  );
}

/** The oats rise in the bowl while flakes fall, then the yoghurt spreads over them. */
function filling(t: number): string {
  const full = settle(progress(t, 2.2, 4));
  const white = progress(t, 4, 5);
  const level = full === 0 ? '' : at({ x: 0, y: mix(46, 0, full), scale: mix(0.4, 1, full) }, oats);
  const spread = white === 0 ? '' : at({ x: 0, y: 0, scale: mix(0.3, 1, settle(white)) }, yoghurt);
  const poured = svg`<g clip-path="${inside(vessel.clip ?? '')}">${level}</g>`;
  return poured + fade(Math.min(1, white * 2), spread) + times(26, (index) => flake(t, index)).join('');
}

function frame(t: number): string {
  const arrive = settle(progress(t, 0.4, 1.5));
  const tool = settle(progress(t, 13, 13.9));
  const tea = settle(progress(t, 3.2, 4.2));
  const hot = at({ x: 0, y: -84 }, steam(90, 104, t / 3, 0.55));
  return [
    fade(tea, at({ x: mix(890, 812, tea), y: 244 }, cup(78, 'butter'), hot)),
    fade(
      tool,
      at({ x: mix(150, 214, tool), y: mix(420, 316, tool), turn: mix(-40, -7, tool), scale: 2.7 }, spoon()),
    ),
    at(
      { x: 480, y: mix(760, 256, arrive) },
      vessel.behind +
        filling(t) +
        toppings.map((each, index) => topping(t, each, index)).join('') +
        vessel.front,
    ),
  ].join('');
}

const random = seeded(8);

/** A breakfast is put together. */
export const breakfast: Film = {
  name: 'breakfast',
  seconds: 16,
  posterAt: 15.5,
  still:
    tableUnder('sage', 960, 540) +
    at({ x: 214, y: 318, turn: -7 }, napkin(130, 310, 'paper')) +
    standing('strawberry', { x: 60, y: 60, width: 110, turn: -14 }, random) +
    standing('banana', { x: 150, y: 76, width: 130, turn: 8 }, random) +
    standing('blueberries', { x: 880, y: 480, width: 120, turn: 6 }, random),
  frame,
};
