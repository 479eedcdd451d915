import { ball, diagonal, halo, horizontal, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path } from './shapes.ts';

const pear = (): string =>
  path(
    'M-6 -48 C8 -50 12 -34 14 -18 C18 -4 34 6 32 26 C28 44 8 48 -4 46 C-22 44 -34 32 -30 14 C-26 0 -16 -8 -14 -22 C-14 -36 -14 -46 -6 -48 Z',
    diagonal('#C9CE5A', '#94A83A', '#7A8A2C'),
  ) +
  path(
    'M-5 -43 C5 -44 8 -32 10 -17 C14 -2 28 8 27 25 C24 38 8 43 -4 41 C-19 39 -29 29 -25 15 C-21 2 -11 -6 -10 -21 C-10 -34 -10 -42 -5 -43 Z',
    diagonal('#FFFDEE', '#FBF3CF', '#EBDCA0'),
  ) +
  path('M0 10 C10 14 12 26 2 32 C-8 28 -10 16 0 10 Z', '#E9D9A0') +
  disc(3, '#5A3A1E', -2, 22, 4) +
  disc(3, '#5A3A1E', 5, 22, 4);

const hazelnut = (): string =>
  path(
    'M0 -42 C26 -36 42 -12 38 12 C34 34 16 42 0 42 C-16 42 -34 34 -38 12 C-42 -12 -26 -36 0 -42 Z',
    ball('#D9995A', '#A8622C', '#6E3A14'),
  ) +
  path('M-34 20 C-20 30 20 30 34 20 C28 38 14 43 0 43 C-14 43 -28 38 -34 20 Z', '#E5C08C') +
  gleam(-13, -18, 9, 5);

const hazelnutHalf = (): string =>
  disc(40, '#8A4E22', 0, 3) +
  disc(38, ball('#FFF3D8', '#F3DDB0', '#D9B67C')) +
  disc(15, '#E5C48E', 2, 2, 12) +
  line('M-12 -20 C-22 -10 -22 8 -14 18', '#D3AE74', 3, 0.7);

const plum = (): string =>
  path('M-48 -4 C-30 -34 26 -34 48 -2 C36 34 -34 38 -48 -4 Z', diagonal('#8A2E5C', '#5A1640', '#34102C')) +
  path('M-46 -6 C-28 -26 24 -26 46 -4 C26 10 -24 10 -46 -6 Z', diagonal('#D9506A', '#B22A52', '#8E1A44')) +
  line('M-30 -8 C-12 -18 12 -18 30 -7', '#F08A94', 3, 0.7) +
  gleam(-16, -14, 12, 3, -6, 0.6);

const coated =
  (colours: readonly [string, string, string], crumbs: readonly string[]) =>
  (random: Random): string =>
    disc(42, ball(...colours)) +
    times(70, (index) => {
      const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random()) * 41];
      return disc(
        between(random, 1.6, 3.8),
        crumbs[index % crumbs.length] ?? '',
        Math.cos(angle) * far,
        Math.sin(angle) * far,
        2.2,
      );
    }).join('') +
    gleam(-14, -18, 10, 5, -30, 0.25);

const dip = (random: Random): string =>
  disc(48, '#4A2A12', 3, 4, 48).replace('/>', ' opacity="0.35"/>') +
  disc(48, diagonal('#6F8FA6', '#3F6480', '#2C4B63')) +
  disc(43, '#24405A') +
  disc(42, diagonal('#C98F50', '#DDA868', '#EDC48C'), 0, 1.5, 41) +
  line('M-24 -4 C-22 -28 26 -26 24 0 C20 20 -14 18 -12 0 C-8 -12 10 -12 10 0', '#F6DDB0', 4, 0.8) +
  times(20, (index) =>
    disc(
      between(random, 2, 3.6),
      ['#A8703A', '#F3D9AE', '#D9A566'][index % 3] ?? '',
      between(random, -22, 26),
      between(random, -18, 24),
      2.4,
    ),
  ).join('');

const savouryMuffin = (random: Random): string =>
  path('M-32 8 L-23 46 H23 L32 8 Z', horizontal('#FFFBF0', '#EADFC8', '#D6C6A6', '#BCA882')) +
  line('M-22 12 L-16 44 M-8 14 L-6 45 M8 14 L6 45 M22 12 L16 44', '#B5A27C', 2, 0.6) +
  path(
    'M-42 10 C-50 -8 -32 -20 -29 -24 C-20 -47 20 -47 29 -24 C32 -20 50 -8 42 10 C20 20 -20 20 -42 10 Z',
    diagonal('#FBE0A0', '#E5AE54', '#B9782A'),
  ) +
  path('M-34 -4 C-32 -28 -14 -40 0 -40 C14 -40 32 -28 34 -6 C16 -16 -16 -14 -34 -4 Z', '#F3C878') +
  times(9, () =>
    line(
      svg`M${between(random, -30, 28)} ${between(random, -30, 6)} l${between(random, -6, 6)} ${between(random, 2, 6)}`,
      '#4F8A3C',
      3.4,
    ),
  ).join('') +
  times(6, () =>
    disc(between(random, 3, 5.4), '#FFFDF6', between(random, -24, 24), between(random, -34, 0), 3.4),
  ).join('') +
  gleam(-14, -26, 10, 4, -20, 0.5);

const oneCake = (y: number): string =>
  disc(48, '#4E2E14', 0, y + 8, 17) +
  disc(48, vertical('#E0BE8C', '#A87A48'), 0, y + 4, 17) +
  disc(47, diagonal('#A8703C', '#8A5528', '#6A3C18'), 0, y - 1, 15.5) +
  disc(40, halo('#7E4A22', '#8F5A2C', '#A8743C'), 0, y - 2, 12.5);

/** Brown, and seen from low down. */
const buckwheatStack = (): string =>
  [40, 26, 12, -2, -16]
    .map((y, index) => svg`<g transform="translate(${[1, -2, 2, -1, 1][index] ?? 0} 0)">${oneCake(y)}</g>`)
    .join('') +
  path(
    'M-30 -18 C-26 -30 24 -32 30 -19 C36 -12 38 0 36 16 C35 22 30 22 29 14 C28 4 26 -4 20 -5 C16 2 16 24 14 34 C12 40 7 40 6 32 C5 16 4 2 -2 -4 C-8 -4 -10 4 -10 12 C-11 18 -16 18 -17 10 C-18 0 -22 -8 -30 -18 Z',
    diagonal('#E39A34', '#B86A14', '#8E4A08'),
  ) +
  gleam(-12, -24, 12, 2.6, -4, 0.6);

const spread = (random: Random): string =>
  path(
    'M-34 40 V-6 C-50 -14 -46 -42 0 -42 C46 -42 50 -14 34 -6 V40 Q34 44 29 44 H-29 Q-34 44 -34 40 Z',
    vertical('#B87636', '#7E4A1C'),
  ) +
  path(
    'M-31 36 V-8 C-44 -16 -40 -38 0 -38 C40 -38 44 -16 31 -8 V36 Q31 40 27 40 H-27 Q-31 40 -31 36 Z',
    '#F3D5A0',
  ) +
  path(
    'M-27 30 C-31 12 -24 2 -30 -10 C-38 -22 -22 -34 -2 -33 C18 -36 38 -26 32 -12 C24 2 32 14 26 30 C14 38 -16 37 -27 30 Z',
    diagonal('#F7A05A', '#E9763A', '#C9552A'),
  ) +
  line(
    'M-20 -22 C-4 -30 14 -28 24 -18 M-20 -6 C-6 -14 10 -12 22 -4 M-20 12 C-6 4 8 6 20 12 M-18 26 C-6 20 6 22 18 26',
    '#FFC794',
    3.4,
    0.7,
  ) +
  times(8, () => disc(1.8, '#F9D08E', between(random, -20, 22), between(random, -26, 28))).join('');

const baguette = (): string =>
  disc(44, '#A8642A', 3, 4, 38) +
  disc(44, diagonal('#E3A45A', '#B97434'), 0, 0, 38) +
  disc(38, diagonal('#FFF6DC', '#F6E0B4'), 0, 0, 32) +
  [
    [-14, -10, 5],
    [10, -14, 4],
    [14, 8, 6],
    [-8, 12, 4],
    [0, 0, 3],
    [-22, 4, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(r, '#E3C690', x, y, r * 0.8))
    .join('');

const halfApple = (): string =>
  path(
    'M0 -34 C14 -46 46 -38 46 -4 C46 28 22 46 0 42 C-22 46 -46 28 -46 -4 C-46 -38 -14 -46 0 -34 Z',
    diagonal('#E8503A', '#B5261C'),
  ) +
  path(
    'M0 -29 C12 -40 40 -33 40 -4 C40 24 20 40 0 37 C-20 40 -40 24 -40 -4 C-40 -33 -12 -40 0 -29 Z',
    diagonal('#FFFDEE', '#FBF3CF', '#EEDFAA'),
  ) +
  path('M0 -10 C14 -10 16 16 0 22 C-16 16 -14 -10 0 -10 Z', '#E9DAA2') +
  disc(3, '#5A3418', -5, 6, 5.4) +
  disc(3, '#5A3418', 5, 6, 5.4) +
  line('M0 -30 C-1 -38 3 -44 6 -47', '#6B4426', 4);

export const treats: Larder = {
  'pear-slice': { draw: pear, size: 0.86, flat: true },
  hazelnut: { draw: hazelnut, size: 0.24 },
  'hazelnut-half': { draw: hazelnutHalf, size: 0.24, flat: true },
  plum: { draw: plum, size: 0.56 },
  'cocoa-ball': {
    draw: coated(['#7A5036', '#4E2E1C', '#2C180E'], ['#5E3A24', '#3E2414', '#8A6044']),
    size: 0.56,
  },
  'nut-ball': {
    draw: coated(['#9A6A42', '#6E4426', '#42260F'], ['#E9C792', '#C99A5C', '#F3DDB4', '#A8743C']),
    size: 0.56,
  },
  'peanut-dip': { draw: dip, size: 1.5, flat: true },
  'savoury-muffin': { draw: savouryMuffin, size: 1 },
  'buckwheat-stack': { draw: buckwheatStack, size: 2 },
  'spread-bread': { draw: spread, size: 1.25 },
  'baguette-slice': { draw: baguette, size: 0.74, flat: true },
  'apple-half': { draw: halfApple, size: 0.72 },
  'spiced-chickpea': {
    draw: () =>
      path(
        'M-6 -44 C-2 -36 6 -38 10 -40 C36 -34 46 -10 40 12 C34 36 10 44 -12 40 C-38 34 -46 8 -38 -16 C-32 -32 -20 -40 -6 -44 Z',
        ball('#F6BC62', '#DB8428', '#8E4410'),
      ) +
      line('M4 -34 C8 -20 4 -10 -2 -2', '#8E4A14', 4, 0.8) +
      disc(3.4, '#A82C12', -18, 6) +
      disc(2.8, '#A82C12', 14, 16) +
      disc(3, '#B83A18', 18, -12) +
      disc(2.6, '#7E2410', -6, 24) +
      gleam(-16, -16, 9, 5, -30, 0.5),
    size: 0.26,
  },
};
