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
import { dayPlan, phone, sunday } from '../tableware/phone.ts';
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
  { x: 1205, y: 742, turn: -5 },
  board(225).behind,
  at({ x: -70, y: -52, scale: 1.18 }, loaf()),
  at(
    { x: 100, y: 22, turn: 12, scale: 1.3 },
    svg`<g filter="${drop(6)}">${foodNamed('bread-slice').draw(random)}</g>`,
  ),
);

/** A Sunday kitchen table under a window. */
export const hero: Picture = {
  width: 1600,
  height: 1400,
  content: at(
    { x: 14, y: 16, scale: 0.982 },
    at({ x: 800, y: 720 }, morningWindow(1060, 690, 'sage')),
    at({ x: 800, y: 880 }, roundTable(785, 462)),
    at({ x: 1130, y: 600 }, herbPot(1.2)),
    at({ x: 410, y: 660 }, salad),
    at({ x: 800, y: 760 }, phone(0.86, dayPlan(sunday, 0.66))),
    bread,
    at({ x: 250, y: 1035, turn: -8 }, napkin(150, 330, 'blush')),
    at({ x: 232, y: 1030, turn: -8, scale: 2.9 }, fork()),
    at({ x: 286, y: 1024, turn: -8, scale: 2.9 }, knife()),
    at({ x: 735, y: 1035 }, lunch),
    at({ x: 1265, y: 1050 }, cup(98, 'butter')),
    standing('lemon', { x: 1150, y: 1225, width: 130, turn: 10 }, random),
  ),
};
