import { ball, diagonal, halo, horizontal } from '../paint.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path, slice, sphere, spokes } from './shapes.ts';

const citrus = (rind: string, edge: string, pith: string, flesh: string, drop: string): string =>
  slice(
    46,
    rind,
    edge,
    pith,
    spokes(
      8,
      path('M0 -5 L-12.5 -33 C-8 -38 8 -38 12.5 -33 Z', flesh) +
        line('M0 -14 V-28 M-4 -22 L-6 -30 M4 -22 L6 -30', drop, 1.6, 0.7),
      22.5,
    ),
    gleam(-18, -24, 12, 6),
  );

const lemon = (): string =>
  citrus(diagonal('#FFE15A', '#F2B51C'), '#D6950E', '#FFFBE2', diagonal('#FFF08A', '#FFD83E'), '#FFFBDC');
const orange = (): string =>
  citrus(diagonal('#FFB546', '#F08316'), '#CF680C', '#FFF2DA', diagonal('#FFB653', '#FF9424'), '#FFE3B4');

const wedge = (rind: string, flesh: string): string =>
  path('M-46 -8 C-40 40 40 40 46 -8 Z', rind) +
  path('M-40 -10 C-34 28 34 28 40 -10 Z', '#FFFBE2') +
  [
    'M-36 -9 L-4 -8 L-19 11 C-29 8 -35 0 -36 -9 Z',
    'M-1 -6 L14 13 C5 17 -6 17 -15 13 Z',
    'M36 -9 L4 -8 L19 11 C29 8 35 0 36 -9 Z',
  ]
    .map((segment) => path(segment, flesh))
    .join('') +
  gleam(-20, -4, 8, 3, 0);

const lime = (): string =>
  citrus(diagonal('#8CCB4A', '#4F9A32'), '#3A7A26', '#F4FBE0', diagonal('#D3F08A', '#A9DA5A'), '#F4FFD6');

const limeWedge = (): string => wedge(diagonal('#8CCB4A', '#4F9A32'), diagonal('#D6F294', '#A6D856'));

const lemonWedge = (): string => wedge(diagonal('#FFE15A', '#EDAE16'), diagonal('#FFF08A', '#FFD53A'));

const blueberry = (): string =>
  sphere(44, '#8FA0E8', '#4A58B4', '#2B2F78') +
  path(
    'M0 -24 L5 -14 L15 -17 L11 -7 L19 0 L9 3 L8 13 L0 7 L-8 13 L-9 3 L-19 0 L-11 -7 L-15 -17 L-5 -14 Z',
    '#2A2C6C',
  ) +
  disc(6, '#1E1F52', 0, -3);

const raspberry = (): string =>
  path(
    'M0 46 C-34 30 -42 -14 -26 -30 C-12 -40 12 -40 26 -30 C42 -14 34 30 0 46 Z',
    diagonal('#F0577F', '#B3174A'),
  ) +
  (
    [
      [-20, -20],
      [0, -26],
      [20, -20],
      [-26, -2],
      [-9, -7],
      [9, -7],
      [26, -2],
      [-18, 14],
      [0, 12],
      [18, 14],
      [-8, 29],
      [8, 29],
    ] as const
  )
    .map(([x, y]) => disc(10.5, ball('#FF9AB4', '#E2426F', '#B8204F'), x, y))
    .join('');

const strawberryHalf = (): string =>
  path(
    'M0 48 C-30 34 -46 -4 -34 -24 C-22 -38 22 -38 34 -24 C46 -4 30 34 0 48 Z',
    diagonal('#F2475A', '#C21832'),
  ) +
  path(
    'M0 40 C-24 28 -36 -4 -26 -20 C-18 -30 18 -30 26 -20 C36 -4 24 28 0 40 Z',
    diagonal('#FF9A9A', '#F2606C'),
  ) +
  path('M0 26 C-12 14 -14 -8 0 -18 C14 -8 12 14 0 26 Z', '#FFE3DC') +
  spokes(1, path('M0 -30 L-20 -40 L-6 -40 L-2 -48 L4 -41 L20 -40 Z', '#5DAF48'));

const banana = (): string =>
  slice(
    42,
    diagonal('#FFE9A0', '#F2CB5C'),
    '#D9AE42',
    diagonal('#FFF8D6', '#FBE7A6'),
    spokes(3, path('M0 -3 C-6 -10 -4 -20 0 -24 C4 -20 6 -10 0 -3 Z', '#EBCF86')),
    spokes(3, disc(1.6, '#8A6A34', 0, -13, 2.8)),
    gleam(-14, -20, 10, 5),
  );

const apple = (light: string, dark: string): string =>
  path(
    'M-48 -4 C-34 36 34 36 48 -4 C46 -10 40 -12 36 -8 C18 8 -18 8 -36 -8 C-40 -12 -46 -10 -48 -4 Z',
    diagonal('#FFFBE4', '#F7E9B4'),
  ) +
  path('M-48 -4 C-34 36 34 36 48 -4 L48 4 C34 46 -34 46 -48 4 Z', diagonal(light, dark)) +
  disc(4, '#6B3F22', -6, 8, 2.6);

const peachSlice = (): string =>
  path(
    'M-48 -8 C-36 38 36 38 48 -8 C44 -14 38 -14 34 -8 C18 10 -18 10 -34 -8 C-38 -14 -44 -14 -48 -8 Z',
    diagonal('#FFD68A', '#FFA94E'),
  ) +
  path(
    'M-34 -8 C-18 10 18 10 34 -8 C30 -12 26 -6 20 -2 C6 6 -8 6 -20 -2 C-26 -6 -30 -12 -34 -8 Z',
    '#F2705A',
  ) +
  line('M-42 4 C-30 32 30 32 42 4', '#E8673C', 4, 0.8);

const fig = (): string =>
  path(
    'M0 -48 C10 -36 40 -16 40 12 C40 36 20 46 0 46 C-20 46 -40 36 -40 12 C-40 -16 -10 -36 0 -48 Z',
    diagonal('#8B5AA0', '#4E2A66'),
  ) +
  path(
    'M0 -36 C10 -24 32 -10 32 12 C32 30 16 38 0 38 C-16 38 -32 30 -32 12 C-32 -10 -10 -24 0 -36 Z',
    '#F6E9CF',
  ) +
  path(
    'M0 -20 C8 -12 24 -2 24 13 C24 26 12 31 0 31 C-12 31 -24 26 -24 13 C-24 -2 -8 -12 0 -20 Z',
    halo('#F7A090', '#D9506A', '#B8365A'),
  ) +
  spokes(9, disc(1.8, '#FFE7B8', 0, -7, 3));

const pomegranate = (): string =>
  path(
    'M-6 -40 C16 -44 40 -20 36 8 C32 34 8 46 -14 38 C-38 28 -42 -6 -26 -26 C-20 -34 -14 -38 -6 -40 Z',
    ball('#FF8AA0', '#D91E4A', '#8E0C2E'),
  ) + gleam(-12, -18, 10, 6);

const kiwi = (): string =>
  slice(
    45,
    diagonal('#A98458', '#7C5C38'),
    '#644828',
    diagonal('#B9E25E', '#82C03A'),
    disc(13, '#F4F8D8'),
    spokes(14, line('M0 -15 V-34', '#D3F08E', 2, 0.8)),
    spokes(14, disc(1.9, '#2D2A22', 0, -19, 3.4), 12),
    gleam(-18, -22, 12, 6),
  );

const mango = (): string =>
  svg`<g transform="rotate(-12)"><rect x="-32" y="-26" width="64" height="64" rx="14" fill="#D98A12"/><rect x="-32" y="-34" width="64" height="64" rx="14" fill="${diagonal('#FFDF6E', '#FFB52A')}"/></g>` +
  gleam(-12, -20, 14, 6);

export const fruit: Larder = {
  'lemon-slice': { draw: lemon, size: 0.66, flat: true },
  'lime-slice': { draw: lime, size: 0.6, flat: true },
  'lime-wedge': { draw: limeWedge, size: 0.62 },
  'orange-slice': { draw: orange, size: 0.76, flat: true },
  'lemon-wedge': { draw: lemonWedge, size: 0.66 },
  blueberry: { draw: blueberry, size: 0.3 },
  raspberry: { draw: raspberry, size: 0.36 },
  'strawberry-half': { draw: strawberryHalf, size: 0.52, flat: true },
  'banana-slice': { draw: banana, size: 0.48, flat: true },
  'apple-slice': { draw: () => apple('#F0543C', '#C02A20'), size: 0.72 },
  'green-apple-slice': { draw: () => apple('#B4D957', '#7FAE36'), size: 0.72 },
  'peach-slice': { draw: peachSlice, size: 0.7 },
  'fig-half': { draw: fig, size: 0.58 },
  'pomegranate-seed': { draw: pomegranate, size: 0.17 },
  'kiwi-slice': { draw: kiwi, size: 0.62, flat: true },
  'mango-cube': { draw: mango, size: 0.4 },
  date: {
    draw: () =>
      path(
        'M-44 6 C-40 -24 20 -34 42 -10 C52 14 10 32 -18 28 C-34 26 -44 18 -44 6 Z',
        horizontal('#A8683A', '#7A4322', '#5A2E16'),
      ) + line('M-24 0 C-6 -10 14 -12 28 -6', '#C98A58', 4, 0.8),
    size: 0.42,
  },
  raisin: {
    draw: () =>
      path(
        'M-36 0 C-36 -24 10 -34 32 -14 C46 6 24 30 -4 26 C-24 24 -36 14 -36 0 Z',
        diagonal('#8A5560', '#3E1F2C'),
      ),
    size: 0.18,
  },
};
