import { emoji } from '../emoji.ts';
import { foodNamed } from '../foods/larder.ts';
import { blur, diagonal, drop, halo, horizontal, vertical } from '../paint.ts';
import { brand, shadow } from '../palette.ts';
import { serve } from '../plates/serving.ts';
import { baseOf } from '../plates/base.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';
import { cup } from '../tableware/cup.ts';
import { herbPot } from '../tableware/herb-pot.ts';
import { footShade } from '../tableware/shade.ts';
import { standing } from '../tableware/standing.ts';
import { steam } from '../tableware/steam.ts';
import { pan } from '../vessels/pan.ts';
import { onTable } from './stage.ts';

/** A candle in a glass, its foot at the origin, 150 units high. */
const candle = (): string =>
  footShade(58, 18, 0.34) +
  svg`<path d="M-56 -112 L-48 -6 Q0 14 48 -6 L56 -112 Z" fill="${horizontal('#F6DCC6', '#FFF1E4', '#F3D2B8', '#D9A887')}"/>` +
  svg`<ellipse cy="-112" rx="56" ry="17" fill="${vertical('#EBC6A8', '#FFF3E6')}"/>` +
  svg`<circle cy="-152" r="58" fill="${halo('#FFE9A690', '#FFE9A600')}"/>` +
  svg`<path d="M0 -112 V-128" stroke="#6B4A2E" stroke-width="5" stroke-linecap="round"/>` +
  svg`<path d="M0 -186 C20 -160 18 -134 0 -126 C-18 -134 -18 -160 0 -186 Z" fill="${vertical('#FFF3B8', '#FFC84A', '#F58A2A')}"/>`;

const heart = 'M0 34 C-52 0 -46 -38 -18 -38 C-6 -38 0 -28 0 -22 C0 -28 6 -38 18 -38 C46 -38 52 0 0 34 Z';

/** An open notebook with a heart on one page and a few lines and a wave on the other. 440 by 300 around the origin. */
function notebook(): string {
  const page = (side: 1 | -1): string =>
    svg`<path d="M0 -138 H${side * 204} Q${side * 216} -138 ${side * 216} -126 V126 Q${side * 216} 138 ${side * 204} 138 H0 Z" fill="${side === 1 ? diagonal('#F6EBD8', '#FFFDF8', '#FFF8EA') : diagonal('#FFFFFF', '#FFFBF1', '#EFE2CC')}"/>`;
  const rings = [-100, -50, 0, 50, 100].map(
    (y) =>
      svg`<rect x="-14" y="${y - 6}" width="28" height="12" rx="6" fill="${vertical('#D9C3A0', '#A88A5E')}"/>`,
  );
  const lines = [-84, -54, -24].map(
    (y, index) =>
      svg`<rect x="44" y="${y}" width="${[136, 112, 128][index] ?? 120}" height="11" rx="5.5" fill="#DDD0BA"/>`,
  );
  return [
    svg`<rect x="-212" y="-126" width="440" height="292" rx="18" fill="${shadow}" opacity="0.34" filter="${blur(10)}"/>`,
    svg`<rect x="-224" y="-144" width="448" height="298" rx="18" fill="${vertical('#F0A98C', '#D9805E')}"/>`,
    page(-1),
    page(1),
    svg`<g transform="translate(-112 4) scale(1.7)"><path d="${heart}" fill="${diagonal('#F58A6C', brand.tomato)}"/></g>`,
    ...lines,
    svg`<path d="M46 60 C66 26 86 26 104 60 C122 94 142 94 160 60 C168 44 176 38 184 38" fill="none" stroke="${brand.leaf}" stroke-width="9" stroke-linecap="round"/>`,
    ...rings,
  ].join('');
}

/** A speech bubble around the origin, its tail to the lower left or right; `content` lies in its middle. */
function bubble(
  w: number,
  h: number,
  colours: readonly [string, string],
  tail: 'left' | 'right',
  content: string,
): string {
  const side = tail === 'left' ? -1 : 1;
  const r = Math.min(h * 0.42, 60);
  return svg`<g filter="${drop(6)}"><path d="M${-w / 2 + r} ${-h / 2} H${w / 2 - r} Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + r} V${h / 2 - r} Q${w / 2} ${h / 2} ${w / 2 - r} ${h / 2} H${-w / 2 + r} Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - r} V${-h / 2 + r} Q${-w / 2} ${-h / 2} ${-w / 2 + r} ${-h / 2} Z" fill="${diagonal(...colours)}"/><path d="M${side * w * 0.18} ${h / 2 - 6} L${side * w * 0.34} ${h / 2 + h * 0.24} L${side * w * 0.38} ${h / 2 - 8} Z" fill="${colours[1]}"/></g>${content}`;
}

const random = seeded(31);
const food = (name: string, x: number, y: number, scale: number): string =>
  at({ x, y, scale }, foodNamed(name).draw(random));

/** First we listen: two cups, and what is talked about. */
export const methodListen = onTable(
  'blush',
  at(
    { x: 400, y: 262 },
    bubble(
      330,
      220,
      ['#FFFFFF', '#FFF6EA'],
      'left',
      food('carrot', -88, 0, 1) + food('cheese-wedge', 4, 4, 0.95) + food('bread-slice', 94, 2, 0.9),
    ),
  ),
  at(
    { x: 800, y: 330 },
    bubble(270, 200, ['#4E9070', '#1F5E45'], 'right', at({ x: 0, y: 0, scale: 1.3 }, emoji('red-heart'))),
  ),
  at({ x: 372, y: 610 }, cup(118, 'butter')),
  at({ x: 812, y: 634 }, cup(118, 'sage', ['#D9B24A', '#A87A1E'])),
);

const skillet = pan(300);

/** Then you cook. */
export const methodCook = onTable(
  'sage',
  at(
    { x: 540, y: 480 },
    serve({
      vessel: skillet,
      filling: baseOf('tomato-sauce', { ...skillet.area, rx: 261, ry: 182 }, random),
      items: [],
      how: 'scatter',
      random,
      unit: 160,
      laid: [
        ['spinach', -0.7, -0.66, 1.1, -30],
        ['yellow-pepper', 0.1, -0.74, 1.1, 10],
        ['mushroom-slice', 0.78, -0.46, 1.1, 12],
        ['courgette-slice', -1, -0.12, 1.1],
        ['cherry-tomato', -0.34, -0.34, 1.2, -6],
        ['fried-egg', 0.36, -0.06, 1.1, 10],
        ['spinach', 0.98, 0.18, 1, 60],
        ['courgette-slice', -0.62, 0.36, 1.1],
        ['courgette-slice', -0.28, 0.5, 1.1],
        ['red-pepper', 0.44, 0.66, 1.05, -20],
        ['basil', -0.24, 0.06, 1.2, 8],
      ],
    }),
    at({ x: -20, y: -70 }, steam(240, 250, 0, 0.55)),
  ),
  standing('tomato', { x: 985, y: 600, width: 170, turn: 6 }, random),
  standing('garlic', { x: 860, y: 690, width: 120, turn: -8 }, random),
);

const sprout = (): string =>
  footShade(60, 18, 0.4) +
  svg`<path d="M-58 -86 L-44 -4 Q0 14 44 -4 L58 -86 Z" fill="${horizontal('#E79A6C', '#F3B48A', '#DD8456', '#B5603A')}"/>` +
  svg`<path d="M-66 -102 V-80 Q0 -60 66 -80 V-102 Q0 -118 -66 -102 Z" fill="${horizontal('#EDA67A', '#F8C29C', '#E28E60', '#BE6A42')}"/>` +
  svg`<ellipse cy="-102" rx="60" ry="13" fill="${vertical('#5C3B26', '#3E2617')}"/>` +
  svg`<g filter="${drop(3)}">${at({ x: 0, y: -142, scale: 0.9 }, foodNamed('mint').draw(random))}</g>`;

/** It becomes a habit: the same pot, week by week. */
export const methodKeep = onTable(
  'butter',
  at({ x: 255, y: 640, scale: 1.1 }, sprout()),
  at({ x: 525, y: 670, scale: 1.25 }, herbPot(0.92)),
  at({ x: 880, y: 690 }, herbPot(1.75)),
);

/** Short exercises in between: a notebook, a candle, a cup of tea. */
export const featureExercises = onTable(
  'butter',
  at({ x: 905, y: 400, scale: 1.2 }, candle()),
  at({ x: 520, y: 480, turn: -7, scale: 1.3 }, notebook()),
  at(
    { x: 850, y: 640 },
    cup(108, 'blush', ['#D9B24A', '#A87A1E']),
    at({ x: 0, y: -120 }, steam(120, 130, 0.2, 0.6)),
  ),
  at({ x: 420, y: 735, turn: 38, scale: 1.7 }, emoji('pencil')),
);
