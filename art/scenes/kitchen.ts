import type { Picture } from '../document.ts';
import { blur, diagonal, horizontal, vertical } from '../paint.ts';
import { shadow, wood } from '../palette.ts';
import { baseOf } from '../plates/base.ts';
import { serve } from '../plates/serving.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';
import { crate } from '../tableware/crate.ts';
import { herbPot } from '../tableware/herb-pot.ts';
import { loaf } from '../tableware/loaf.ts';
import { byHand } from '../plates/serving.ts';
import { standing } from '../tableware/standing.ts';
import { steam } from '../tableware/steam.ts';
import { morningWindow } from '../tableware/window.ts';
import { board } from '../vessels/board.ts';
import { bowl, surface } from '../vessels/bowl.ts';

const random = seeded(14);

const wall = [
  svg`<rect width="1600" height="860" fill="${diagonal('#EDF3E8', '#DFEADB', '#CDDDCA')}"/>`,
  svg`<path d="M150 -40 L520 -40 L1000 860 L520 860 Z" fill="#FFF" opacity="0.32" filter="${blur(30)}"/>`,
];

const shelf = (y: number): string =>
  svg`<rect x="930" y="${y + 20}" width="560" height="40" fill="${shadow}" opacity="0.22" filter="${blur(14)}"/><rect x="920" y="${y}" width="580" height="30" rx="8" fill="${vertical(wood.light, wood.body, wood.shade)}"/>`;

const jar = (x: number, y: number, h: number, inside: readonly [string, string]): string =>
  svg`<g transform="translate(${x} ${y})"><rect x="-48" y="${-h}" width="96" height="${h}" rx="18" fill="#F2F7F2" opacity="0.9"/><path d="M-42 ${-h * 0.66} Q0 ${-h * 0.72} 42 ${-h * 0.66} V-14 Q42 -6 34 -6 H-34 Q-42 -6 -42 -14 Z" fill="${vertical(...inside)}"/><rect x="-48" y="${-h}" width="96" height="${h}" rx="18" fill="${horizontal('#4A2A1228', '#FFFFFF66', '#FFFFFF00', '#4A2A1230')}"/><rect x="-44" y="${-h - 22}" width="88" height="30" rx="10" fill="${horizontal(wood.body, wood.light, wood.shade)}"/></g>`;

const stacked = (x: number, y: number): string =>
  [0, 1, 2, 3]
    .map(
      (index) =>
        svg`<path d="M${x - 90} ${y - 14 - index * 20} H${x + 90} Q${x + 84} ${y - index * 20} ${x + 50} ${y - index * 20} H${x - 50} Q${x - 84} ${y - index * 20} ${x - 90} ${y - 14 - index * 20} Z" fill="${horizontal(...(index % 2 === 0 ? (['#FFFFFF', '#FDF6EB', '#DCCBB4'] as const) : (['#FBE3D6', '#F6C6B0', '#D99A80'] as const)))}"/>`,
    )
    .join('');

const counter = [
  svg`<rect y="700" width="1600" height="500" fill="${diagonal('#FBE8C9', '#F3D6A8', '#E3B980')}"/>`,
  svg`<rect y="700" width="1600" height="26" fill="#FFF" opacity="0.35" filter="${blur(8)}"/>`,
];

const soup = bowl(200, 'leaf');

/** A kitchen in the morning: window, shelf, and a worktop where somebody has begun to cook. */
export const kitchen: Picture = {
  width: 1600,
  height: 1200,
  content: [
    ...wall,
    at({ x: 470, y: 704 }, morningWindow(620, 640, 'blush')),
    shelf(330),
    jar(985, 330, 170, ['#F3D9A0', '#D9A65A']),
    jar(1110, 330, 130, ['#C8685C', '#8C2C2A']),
    jar(1225, 330, 190, ['#FFF3D8', '#E9D3A4']),
    stacked(1385, 330),
    ...counter,
    at({ x: 250, y: 800 }, herbPot(1.45)),
    at(
      { x: 1290, y: 860, scale: 1.15 },
      crate(
        byHand(
          [
            ['leafy-green', -1.1, -2.3, 1.6, -24],
            ['baguette-bread', 1.04, -2.6, 2, -14],
            ['leafy-green', 0.1, -2.4, 1.6, 10],
            ['bell-pepper', -0.9, -1.76, 1.4, -6],
            ['tomato', -0.1, -1.74, 1.4, 4],
            ['lemon', 0.6, -1.74, 1.3, 8],
            ['broccoli', 1.2, -1.76, 1.3, 8],
          ],
          112,
          random,
        ),
      ),
    ),
    at(
      { x: 810, y: 800 },
      serve({
        vessel: soup,
        filling: baseOf('lentil-soup', surface(200), random),
        items: ['yoghurt', 'parsley'],
        how: 'middle',
        random,
        unit: 120,
      }),
      at({ x: 0, y: -60 }, steam(180, 220, 0.1, 0.6)),
    ),
    at(
      { x: 400, y: 1015, turn: -4 },
      board(260).behind,
      at({ x: -90, y: -70, scale: 1.3 }, loaf()),
      byHand(
        [
          ['bread-slice', 0.62, -0.06, 1.2, 12],
          ['bread-slice', 1.1, 0.12, 1.2, 22],
        ],
        130,
        random,
      ),
    ),
    standing('tomato', { x: 960, y: 1030, width: 170, turn: -6 }, random),
    standing('garlic', { x: 1110, y: 1080, width: 120, turn: 8 }, random),
    standing('lemon', { x: 1480, y: 1060, width: 160, turn: 12 }, random),
  ].join(''),
};
