import { diagonal, halo, horizontal, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path } from './shapes.ts';

const crumb =
  'M-34 40 V-6 C-50 -14 -46 -42 0 -42 C46 -42 50 -14 34 -6 V40 Q34 44 29 44 H-29 Q-34 44 -34 40 Z';

const loafSlice = (
  crust: readonly [string, string, string],
  inside: readonly [string, string],
  hole: string,
  bits = '',
): string =>
  svg`<g transform="translate(5 5)">${path(crumb, vertical(crust[1], crust[2]))}</g>` +
  path(crumb, vertical(crust[0], crust[1])) +
  svg`<g transform="translate(0 1) scale(0.87)">${path(crumb, diagonal(...inside))}</g>` +
  [
    [-14, -18],
    [10, -24],
    [16, 2],
    [-10, 10],
    [4, 26],
    [-20, 28],
    [20, 22],
  ]
    .map(([x = 0, y = 0]) => disc(3, hole, x, y, 2.2))
    .join('') +
  bits;

const breadSlice = (): string =>
  loafSlice(['#D99A50', '#B87636', '#8F5522'], ['#FFF0CF', '#F3D5A0'], '#E3BD80');

const darkSlice = (): string =>
  loafSlice(['#A8703C', '#84522A', '#5E3618'], ['#D9AE78', '#B98850'], '#8E6030');

const bananaBread = (): string =>
  loafSlice(
    ['#B8783C', '#8F5424', '#643612'],
    ['#F0CD8E', '#DDAE64'],
    '#B9823C',
    disc(8, '#8A5A2C', -12, -6, 6) +
      disc(8, '#8A5A2C', 14, 12, 6) +
      disc(6, '#FBEFC8', 4, -14, 6) +
      disc(7, '#8A5A2C', -14, 26, 5),
  );

const roll = (random: Random): string =>
  path(
    'M-46 14 C-48 -22 -24 -40 0 -40 C24 -40 48 -22 46 14 C44 32 22 36 0 36 C-22 36 -44 32 -46 14 Z',
    vertical('#DDA05A', '#BC7A3A', '#8A5222'),
  ) +
  path('M-38 4 C-36 -22 -18 -33 0 -33 C16 -33 28 -26 34 -14 C10 -16 -20 -12 -38 4 Z', '#F2C98A') +
  line('M-20 -18 C-8 -24 8 -24 22 -16 M-14 -4 C0 -10 14 -8 26 0', '#8E5828', 4, 0.6) +
  times(9, () => disc(3, '#FFF1CE', between(random, -28, 28), between(random, -28, 6), 1.9)).join('');

const fritter = (random: Random): string =>
  disc(46, '#A86A1E', 0, 8, 40) +
  disc(46, halo('#F0BE5A', '#E3A440', '#C9852A'), 0, 0, 40) +
  times(9, () => disc(6, '#FFE07A', between(random, -28, 28), between(random, -24, 24), 5)).join('') +
  times(6, () => disc(4, '#6FA848', between(random, -26, 26), between(random, -22, 22), 3)).join('') +
  gleam(-16, -20, 14, 5, -20, 0.35);

const oneCake = (y: number): string =>
  disc(48, '#A8662A', 0, y + 7, 30) +
  disc(48, vertical('#F8E0AC', '#E5B86E'), 0, y + 3, 30) +
  disc(45, halo('#DA944A', '#DFA25A', '#F0C98A'), 0, y - 1, 27);

const pancakeStack = (): string =>
  [34, 18, 2, -14].map(oneCake).join('') +
  path(
    'M-26 -18 C-30 -34 22 -38 28 -20 C32 -10 26 -2 22 6 C18 14 14 10 13 0 C6 6 -8 8 -16 2 C-18 12 -24 10 -26 -18 Z',
    diagonal('#E9A03A', '#C2741A'),
  ) +
  gleam(-8, -22, 12, 4, -8, 0.6);

const muffin = (random: Random): string =>
  path('M-30 8 L-22 44 H22 L30 8 Z', horizontal('#F6D6B0', '#D9A46A', '#C08748')) +
  line('M-14 12 L-11 42 M0 12 V42 M14 12 L11 42', '#A8703A', 3, 0.6) +
  path(
    'M-40 10 C-48 -8 -30 -20 -28 -24 C-20 -46 20 -46 28 -24 C32 -20 48 -8 40 10 C20 20 -20 20 -40 10 Z',
    diagonal('#F6CB86', '#C98640'),
  ) +
  times(5, () => disc(4, '#F08A2E', between(random, -24, 24), between(random, -28, 4), 2.6)).join('') +
  times(4, () => disc(4, '#7A4E26', between(random, -24, 24), between(random, -30, 0), 3)).join('') +
  gleam(-14, -22, 12, 6);

const crispbread = (): string =>
  svg`<g transform="rotate(8)"><rect x="-46" y="-26" width="92" height="62" rx="10" fill="#A8713A"/><rect x="-46" y="-33" width="92" height="62" rx="10" fill="${diagonal('#E9BC80', '#C98F4E')}"/></g>`;

const flatbread = (): string =>
  path('M-48 6 C-46 -20 48 -26 48 4 C48 30 -44 34 -48 6 Z', '#B9823E') +
  path('M-48 0 C-46 -26 48 -32 48 -2 C48 24 -44 28 -48 0 Z', diagonal('#FBE6B8', '#E9C27E')) +
  disc(8, '#C98F48', -18, -8, 4) +
  disc(9, '#C98F48', 12, 4, 4.5) +
  disc(6, '#C98F48', 24, -12, 3) +
  disc(6, '#C98F48', -28, 6, 3);

export const bakes: Larder = {
  'bread-slice': { draw: breadSlice, size: 1.25 },
  'dark-bread-slice': { draw: darkSlice, size: 1.25 },
  'banana-bread': { draw: bananaBread, size: 1.15 },
  'bread-roll': { draw: roll, size: 1.1 },
  'flatbread-piece': { draw: flatbread, size: 1.1 },
  fritter: { draw: fritter, size: 0.95, flat: true },
  'pancake-stack': { draw: pancakeStack, size: 2 },
  muffin: { draw: muffin, size: 1.05 },
  crispbread: { draw: crispbread, size: 1.1 },
};
