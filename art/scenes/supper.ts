import type { Picture } from '../document.ts';
import { foodNamed } from '../foods/larder.ts';
import { drop } from '../paint.ts';
import { byHand } from '../plates/serving.ts';
import { leafBed } from '../plates/leaf-bed.ts';
import { serve } from '../plates/serving.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';
import { cup } from '../tableware/cup.ts';
import { knife } from '../tableware/cutlery.ts';
import { herbPot } from '../tableware/herb-pot.ts';
import { loaf } from '../tableware/loaf.ts';
import { napkin } from '../tableware/napkin.ts';
import { roundTable } from '../tableware/round-table.ts';
import { standing } from '../tableware/standing.ts';
import { board } from '../vessels/board.ts';
import { bowl } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';

const random = seeded(12);
const slice = (): string => svg`<g filter="${drop(6)}">${foodNamed('bread-slice').draw(random)}</g>`;

const bread = at(
  { x: 520, y: 540, turn: -4 },
  board(330).behind,
  at({ x: -120, y: -90, scale: 1.55 }, loaf()),
  at({ x: 150, y: -44, turn: 8, scale: 1.5 }, slice()),
  at({ x: 232, y: 36, turn: 20, scale: 1.5 }, slice()),
);

const supperPlate = plate(330, 'cream');

/** Bread with butter, cucumber, egg and chives; radishes beside it. */
const sandwich =
  supperPlate.behind +
  at({ x: -92, y: -52, turn: -12, scale: 2.75 }, slice()) +
  at({ x: 112, y: 4, turn: 8, scale: 2.75 }, slice()) +
  byHand(
    [
      ['cucumber-slice', -0.8, -0.62, 1, 0],
      ['cucumber-slice', -0.46, -0.7, 1, 20],
      ['cucumber-slice', -0.72, -0.32, 1, 10],
      ['cucumber-slice', -0.36, -0.38, 1, -12],
      ['cucumber-slice', -0.56, -0.08, 1, -4],
      ['dill', -0.52, -0.42, 1.1, 12],
      ['egg-half', 0.5, -0.12, 1.06, -8],
      ['egg-half', 0.86, 0.14, 1.06, 14],
      ['chives', 0.66, 0.14, 1.1, 20],
      ['leafy-green', -1.02, 0.42, 0.9, -40],
      ['radish-slice', -0.66, 0.5, 1.15, -14],
      ['radish-slice', -0.34, 0.66, 1.15, 18],
      ['cherry-tomato', 0.02, 0.72, 1.05, 6],
      ['cherry-tomato', 0.3, 0.68, 1.05, -12],
    ],
    168,
    random,
  );

const saladBowl = bowl(200, 'leaf');

const salad = serve({
  vessel: saladBowl,
  filling: leafBed(saladBowl.area, ['leafy-green', 'spinach'], random),
  items: ['cherry-tomato', 'cucumber-slice', 'feta-cube'],
  how: 'clusters',
  random,
  unit: 150,
});

/** A table laid for supper, seen from the chair in front of it. */
export const supper: Picture = {
  width: 1600,
  height: 1220,
  content: [
    at({ x: 800, y: 680 }, roundTable(780, 470)),
    at({ x: 1000, y: 362 }, herbPot(1.15)),
    bread,
    at({ x: 1230, y: 500 }, salad),
    standing('cheese-wedge', { x: 400, y: 652, width: 190, turn: -4 }, random),
    standing('butter', { x: 215, y: 810, width: 180, turn: 4 }, random),
    at({ x: 1140, y: 985, turn: 10 }, napkin(130, 290, 'blush')),
    at({ x: 1140, y: 980, turn: 10, scale: 2.8 }, knife()),
    at({ x: 720, y: 905 }, sandwich),
    at({ x: 1345, y: 830 }, cup(96, 'sage', ['#D9B24A', '#A87A1E'])),
    standing('tomato', { x: 345, y: 960, width: 130, turn: -8 }, random),
  ].join(''),
};
