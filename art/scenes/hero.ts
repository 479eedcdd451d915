import type { Picture } from '../document.ts';
import { foodNamed } from '../foods/larder.ts';
import { drop } from '../paint.ts';
import { byHand } from '../plates/serving.ts';
import { leafBed } from '../plates/leaf-bed.ts';
import { serve } from '../plates/serving.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';
import { cup } from '../tableware/cup.ts';
import { fork, knife } from '../tableware/cutlery.ts';
import { herbPot } from '../tableware/herb-pot.ts';
import { loaf } from '../tableware/loaf.ts';
import { napkin } from '../tableware/napkin.ts';
import { phone } from '../tableware/phone.ts';
import { standing } from '../tableware/standing.ts';
import { morningWindow } from '../tableware/window.ts';
import { roundTable } from '../tableware/round-table.ts';
import { board } from '../vessels/board.ts';
import { bowl } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';

const random = seeded(7);

const saladBowl = bowl(235, 'leaf');

const salad = serve({
  vessel: saladBowl,
  filling: leafBed(saladBowl.area, ['spinach', 'leafy-green', 'spinach'], random),
  items: ['egg-half', 'cherry-tomato', 'cucumber-slice'],
  how: 'clusters',
  random,
  unit: 165,
});

const lunchPlate = plate(372);

const lunch =
  lunchPlate.behind +
  byHand(
    [
      ['spinach', -0.72, -0.52, 1.1, -62],
      ['spinach', -0.28, -0.68, 1.15, -22],
      ['spinach', 0.16, -0.62, 1.05, 18],
      ['avocado', 0.78, -0.32, 1.25, 24],
      ['asparagus', -0.98, -0.12, 1.2, -70],
      ['asparagus', -0.92, 0.08, 1.2, -64],
      ['salmon', -0.02, 0.02, 1.28, -6],
      ['lemon-slice', 0.46, 0.14, 1.05, 12],
      ['roast-potato', -0.82, 0.5, 1.05, -8],
      ['roast-potato', -0.36, 0.62, 1.1, 14],
      ['roast-potato', -0.62, 0.8, 1.05, -4],
      ['cherry-tomato', 0.86, 0.32, 1, -10],
      ['cherry-tomato', 0.28, 0.66, 1.05, 8],
      ['cherry-tomato', 0.6, 0.56, 1.1, 4],
      ['basil', -0.12, -0.16, 0.95, 6],
    ],
    196,
    random,
  );

const bread = at(
  { x: 1290, y: 872, turn: -5 },
  board(205).behind,
  at({ x: -40, y: -46, scale: 1.08 }, loaf()),
  at(
    { x: 104, y: 20, turn: 12, scale: 1.2 },
    svg`<g filter="${drop(6)}">${foodNamed('bread-slice').draw(random)}</g>`,
  ),
);

/** A Sunday kitchen table under a window; on it stands the phone with the plan of the day, `screen` its picture. */
export const table = (screen: string): Picture => ({
  width: 1600,
  height: 1560,
  content: [
    at({ x: 800, y: 860 }, morningWindow(1180, 760, 'sage')),
    at({ x: 800, y: 1050 }, roundTable(790, 440)),
    at({ x: 1190, y: 770 }, herbPot(1.25)),
    bread,
    at({ x: 800, y: 1090 }, phone(1.23, screen)),
    at({ x: 330, y: 862, scale: 0.98 }, salad),
    at({ x: 236, y: 1190, turn: -8, scale: 0.92 }, napkin(150, 330, 'blush')),
    at({ x: 220, y: 1186, turn: -8, scale: 2.6 }, fork()),
    at({ x: 270, y: 1180, turn: -8, scale: 2.6 }, knife()),
    at({ x: 760, y: 1216, scale: 0.94 }, lunch),
    at({ x: 1290, y: 1180 }, cup(98, 'butter')),
    standing('lemon', { x: 1150, y: 1376, width: 124, turn: 10 }, random),
  ].join(''),
});
