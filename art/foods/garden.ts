import { ball, diagonal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path, sphere } from './shapes.ts';

const pea = (): string => sphere(44, '#C5EC7C', '#7CBF3F', '#4A8F2C');
const corn = (): string =>
  path(
    'M-26 38 C-44 20 -38 -36 0 -40 C38 -36 44 20 26 38 C12 46 -12 46 -26 38 Z',
    ball('#FFF0A0', '#FFCE3A', '#E09A12'),
  ) + gleam(-12, -20, 12, 7);
const oliveRing = (): string =>
  svg`<g fill="none"><circle cy="4" r="30" stroke="#241A2B" stroke-width="24"/><circle r="30" stroke="${diagonal('#6B5573', '#3A2C44', '#2C2034')}" stroke-width="24"/></g>` +
  gleam(-24, -24, 10, 5, -40, 0.6);

const cube = (top: string, left: string, right: string): string =>
  path('M-34 -18 L0 -36 L36 -18 L2 2 Z', top) +
  path('M-34 -18 L2 2 V42 L-34 22 Z', left) +
  path('M36 -18 L2 2 V42 L36 22 Z', right) +
  svg`<path d="M-34 -18 L0 -36 L36 -18 L36 22 L2 42 L-34 22 Z" fill="none" stroke="${right}" stroke-width="7" stroke-linejoin="round" opacity="0.5"/>`;

const sweetPotato = (): string =>
  cube(vertical('#FFC07A', '#FF9E4C'), vertical('#F58A34', '#DB6E22'), vertical('#E0752A', '#BC5616')) +
  line('M-14 -20 L6 -28', '#C96A22', 4, 0.6);

const pumpkin = (): string =>
  path('M-48 -6 C-36 40 30 46 48 2 L36 -10 C20 14 -16 14 -34 -18 Z', diagonal('#FFB95A', '#EE7F1E')) +
  path('M-48 -6 C-36 40 30 46 48 2 L48 10 C32 54 -38 50 -50 2 Z', diagonal('#4C8A56', '#2C6440')) +
  line('M-30 -2 C-12 20 18 20 34 2', '#FFD793', 5, 0.7);

const potato = (): string =>
  path(
    'M-44 10 C-44 -20 -18 -36 8 -36 C34 -34 46 -16 44 6 C42 30 20 40 -6 38 C-28 38 -44 28 -44 10 Z',
    diagonal('#F5CF7C', '#D99B3A', '#B87524'),
  ) +
  path(
    'M-34 8 C-32 -14 -14 -26 8 -26 C26 -24 34 -12 32 2 C12 14 -14 18 -34 8 Z',
    diagonal('#FFEDB4', '#F6CF72'),
  ) +
  line('M-14 -8 L4 -14 M2 4 L20 -4', '#C98A2E', 4, 0.55);

const cauliflower = (): string =>
  path('M-10 6 C-12 26 -14 40 -8 46 H10 C15 40 13 26 12 6 Z', vertical('#F4EFCF', '#CFD19A')) +
  (
    [
      [-24, -2, 22],
      [24, -4, 22],
      [0, -22, 26],
      [-14, 10, 16],
      [14, 10, 17],
      [0, -2, 20],
    ] as const
  )
    .map(([x, y, r]) => disc(r, ball('#FFFDF2', '#F5EBCB', '#D9C793'), x, y))
    .join('');

const garlic = (): string =>
  path(
    'M-8 44 C-40 36 -34 -4 0 -46 C18 -20 36 20 16 40 C10 46 0 46 -8 44 Z',
    diagonal('#FFFDF6', '#EFE2D2', '#D0B9A4'),
  ) + line('M-6 34 C-20 20 -12 -8 0 -30', '#D8C2B4', 3, 0.7);

const cabbage = (): string =>
  [
    'M-44 10 C-20 -26 20 -26 44 4',
    'M-40 26 C-16 -6 22 -4 40 22',
    'M-34 -10 C-10 -40 24 -38 36 -14',
    'M-26 38 C-8 14 16 16 28 36',
  ]
    .map(
      (strand, index) =>
        line(strand, index % 2 === 0 ? '#8C3A86' : '#B060AA', 10) + line(strand, '#E3B3DC', 2.6, 0.8),
    )
    .join('');

const chilli = (): string =>
  svg`<g fill="none"><circle cy="4" r="30" stroke="#8E1710" stroke-width="14"/><circle r="30" stroke="${diagonal('#F2563C', '#C4261A')}" stroke-width="14"/></g>` +
  disc(6, '#FFE7B0', -6, -4) +
  disc(6, '#FFE7B0', 8, 6);

export const garden: Larder = {
  pea: { draw: pea, size: 0.19 },
  'corn-kernel': { draw: corn, size: 0.2 },
  'olive-ring': { draw: oliveRing, size: 0.27, flat: true },
  'sweet-potato-cube': { draw: sweetPotato, size: 0.56 },
  'pumpkin-wedge': { draw: pumpkin, size: 0.86 },
  'roast-potato': { draw: potato, size: 0.62 },
  cauliflower: { draw: cauliflower, size: 0.72 },
  'garlic-clove': { draw: garlic, size: 0.36 },
  'red-cabbage': { draw: cabbage, size: 0.72, flat: true },
  'chilli-ring': { draw: chilli, size: 0.24, flat: true },
};
