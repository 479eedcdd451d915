import type { Picture } from '../document.ts';
import { ball, blur, diagonal, drop, horizontal } from '../paint.ts';
import { glazes, shadow } from '../palette.ts';
import { leafBed } from '../plates/leaf-bed.ts';
import { byHand, serve } from '../plates/serving.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';
import { crate } from '../tableware/crate.ts';
import { openBook, workbook } from '../tableware/books.ts';
import { cup } from '../tableware/cup.ts';
import { fork, knife, spoon } from '../tableware/cutlery.ts';
import { herbPot } from '../tableware/herb-pot.ts';
import { emoji } from '../emoji.ts';
import { phone } from '../tableware/phone.ts';
import { standing } from '../tableware/standing.ts';
import { bowl } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';
import { onTable } from './stage.ts';

const green = glazes.leaf;

const cushion = (side: 1 | -1): string =>
  svg`<g transform="translate(${side * 118} 62) rotate(${side * -10})"><rect x="-40" y="-66" width="80" height="132" rx="40" fill="${green.deep}"/><rect x="${side * -34 - 30}" y="-58" width="60" height="116" rx="30" fill="${horizontal('#F6E3CE', '#E9CBA9', '#CFA880')}"/><rect x="-34" y="-66" width="72" height="128" rx="36" fill="${ball(green.light, green.body, green.shade)}"/><ellipse cx="${-8}" cy="-34" rx="12" ry="20" fill="#FFF" opacity="0.3" filter="${blur(4)}"/></g>`;

/** Headphones that stand on their cushions, 300 units wide around the origin. */
const headphones = (): string =>
  svg`<ellipse cx="16" cy="126" rx="170" ry="28" fill="${shadow}" opacity="0.36" filter="${blur(10)}"/>` +
  svg`<g filter="${drop(4)}"><path d="M-122 50 C-140 -180 140 -180 122 50" fill="none" stroke="${green.deep}" stroke-width="30" stroke-linecap="round"/><path d="M-122 44 C-138 -184 138 -184 122 44" fill="none" stroke="${diagonal(green.light, green.body, green.shade)}" stroke-width="24" stroke-linecap="round"/><path d="M-78 -76 C-44 -118 44 -118 78 -76" fill="none" stroke="#F3D9BC" stroke-width="17" stroke-linecap="round"/></g>` +
  cushion(-1) +
  cushion(1);

const random = seeded(21);
const lunchPlate = plate(372);

/** Half vegetables, a quarter protein, a quarter grain. */
export const featurePlate = onTable(
  'sage',
  at({ x: 164, y: 500, turn: -6, scale: 3.4 }, fork()),
  at({ x: 1036, y: 500, turn: 6, scale: 3.4 }, knife()),
  at(
    { x: 600, y: 480 },
    lunchPlate.behind,
    byHand(
      [
        ['leafy-green', -0.86, -0.4, 1.15, -58],
        ['leafy-green', -0.46, -0.72, 1.15, -22],
        ['leafy-green', 0.02, -0.78, 1.1, 8],
        ['broccoli', 0.5, -0.62, 1.05, 6],
        ['broccoli', 0.92, -0.3, 1, 22],
        ['yellow-pepper', -0.16, -0.4, 1, 8],
        ['red-pepper', 0.3, -0.34, 1, -14],
        ['tomato-slice', -0.98, 0, 0.95, -10],
        ['tomato-slice', -0.76, 0.22, 1, 12],
        ['tomato-slice', -0.48, -0.04, 0.95, 12],
        ['salmon', 0.44, 0.16, 1.16, -10],
        ['roast-potato', -0.6, 0.56, 1, -12],
        ['roast-potato', -0.08, 0.44, 1.05, 10],
        ['roast-potato', -0.24, 0.68, 1.05, -4],
        ['lemon-wedge', 0.56, 0.5, 0.95, -8],
        ['parsley', 0.3, -0.02, 1, 8],
      ],
      196,
      random,
    ),
  ),
);

const groceries = at(
  { x: 830, y: 640, scale: 1.16 },
  crate(
    byHand(
      [
        ['baguette-bread', 1.06, -2.62, 2.1, -16],
        ['leafy-green', -1.2, -2.2, 1.6, -32],
        ['leafy-green', -0.5, -2.5, 1.6, -4],
        ['leafy-green', 0.36, -2.36, 1.5, 16],
        ['broccoli', -1.12, -1.72, 1.4, -8],
        ['tomato', -0.4, -1.78, 1.4, -4],
        ['lemon', 0.34, -1.8, 1.4, 8],
        ['bell-pepper', 1.06, -1.84, 1.35, 8],
      ],
      110,
      random,
    ),
  ),
);
const tangerine = standing('tangerine', { x: 676, y: 738, width: 140, turn: -8 }, random);

/** The phone with the plan of the day, and what was bought for it; `screen` is its picture. */
export const featurePlan = (screen: string): Picture =>
  onTable('butter', groceries, at({ x: 424, y: 776 }, phone(0.87, screen)), tangerine);

export const featureCourse = onTable(
  'blush',
  at({ x: 520, y: 350, scale: 1.5 }, headphones()),
  at({ x: 800, y: 560, turn: 12, lie: 0.9, scale: 1.26 }, workbook()),
  at({ x: 1010, y: 610, turn: 10, scale: 1.5 }, emoji('pencil')),
  at({ x: 338, y: 664 }, cup(100, 'butter', ['#D9B24A', '#A87A1E'])),
);

const dish = bowl(88, 'butter');

const dishOnPage = serve({
  vessel: dish,
  filling: leafBed(dish.area, ['leafy-green', 'spinach'], random),
  items: ['egg-half', 'cherry-tomato', 'cucumber-slice'],
  how: 'clusters',
  random,
  unit: 60,
});

export const featureGuide = onTable(
  'sky',
  at({ x: 910, y: 370 }, herbPot(1.25)),
  at({ x: 560, y: 490, turn: -4, scale: 1.3 }, openBook(at({ x: 0, y: -10, scale: 1.15 }, dishOnPage))),
  at({ x: 1035, y: 560, turn: 24, scale: 3 }, spoon()),
  standing('cherry-tomato', { x: 818, y: 716, width: 96, turn: -8 }, random),
  standing('cherry-tomato', { x: 902, y: 726, width: 104, turn: 10 }, random),
);
