import { ball, diagonal, halo, horizontal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path, sphere } from './shapes.ts';

const chicken = (): string =>
  path(
    'M-46 8 C-46 -20 -26 -34 4 -34 C32 -34 48 -20 46 0 C44 24 24 34 -4 34 C-30 34 -46 26 -46 8 Z',
    diagonal('#E8AE62', '#B5702C'),
  ) +
  path(
    'M-37 6 C-37 -16 -20 -25 4 -25 C26 -25 38 -15 37 0 C35 18 19 25 -4 25 C-25 25 -37 20 -37 6 Z',
    diagonal('#FFF6E4', '#F3DDB9'),
  ) +
  line('M-22 -4 C-10 -10 6 -10 20 -4 M-24 10 C-8 4 8 4 22 9', '#E2C295', 3, 0.8);

const eggHalf = (): string =>
  disc(38, '#D9C7AE', 0, 6, 45) +
  disc(38, diagonal('#FFFFFF', '#FFF8EC', '#EFE2CF'), 0, 0, 46) +
  disc(23, '#E08E12', 0, 8, 23) +
  disc(22, ball('#FFDD75', '#FFB82E', '#F09A1A'), 0, 7) +
  gleam(-7, -1, 8, 5);

const friedEgg = (): string =>
  path(
    'M-6 -46 C14 -52 24 -38 38 -30 C52 -20 50 0 46 14 C40 34 22 36 8 44 C-10 52 -26 42 -38 32 C-52 18 -48 4 -46 -12 C-42 -34 -24 -34 -6 -46 Z',
    '#D8B98A',
  ) +
  path(
    'M-6 -50 C14 -56 24 -42 38 -34 C52 -24 50 -4 46 10 C40 30 22 32 8 40 C-10 48 -26 38 -38 28 C-52 14 -48 0 -46 -16 C-42 -38 -24 -38 -6 -50 Z',
    diagonal('#FFFFFF', '#FFFAF0', '#F0E2CC'),
  ) +
  disc(20, '#E8960F', -1, -2, 18) +
  disc(20, ball('#FFE38A', '#FFBB2C', '#F39A16'), -1, -6, 18) +
  gleam(-8, -13, 7, 4);

const block = (top: string, left: string, right: string, marks = ''): string =>
  path(
    'M-40 -16 Q-40 -22 -34 -24 L-4 -34 Q0 -36 4 -34 L36 -22 Q41 -20 41 -16 V18 Q41 23 36 25 L4 38 Q0 40 -4 38 L-36 26 Q-40 24 -40 18 Z',
    right,
  ) +
  path('M-40 -16 L0 0 V39 Q-2 40 -4 38 L-36 26 Q-40 24 -40 18 Z', left) +
  path('M-40 -16 Q-40 -22 -34 -24 L-4 -34 Q0 -36 4 -34 L36 -22 Q41 -20 41 -16 L0 0 Z', top) +
  marks;

const tofu = (): string =>
  block(
    diagonal('#F6D79A', '#E0A856'),
    vertical('#F9EBCB', '#E5CDA0'),
    vertical('#E3C794', '#C79E60'),
    line('M-18 -18 L6 -26 M0 -12 L22 -20', '#B87A34', 3, 0.5),
  );
const feta = (): string =>
  block(
    diagonal('#FFFFFF', '#FBF7EE'),
    vertical('#F8F1E4', '#E5DACA'),
    vertical('#E9DFD0', '#CDBFAC'),
    disc(2.4, '#D9CDBC', -10, -16) + disc(2, '#D9CDBC', 12, -20) + disc(2.4, '#D3C6B4', -22, 10),
  );

const halloumi = (): string =>
  svg`<rect x="-44" y="-20" width="88" height="50" rx="12" fill="#C99A4A"/><rect x="-44" y="-28" width="88" height="50" rx="12" fill="${diagonal('#FFF3D2', '#F6DFA6', '#E7C27A')}"/>` +
  line('M-26 -24 L-34 18 M-4 -26 L-12 20 M18 -26 L10 20 M38 -22 L32 18', '#B97A2C', 6, 0.65);

const mozzarella = (): string =>
  disc(44, '#D9D0C2', 0, 6, 40) +
  disc(44, ball('#FFFFFF', '#FDFAF3', '#E8DFD0'), 0, 0, 40) +
  gleam(-16, -16, 12, 6);
const meatball = (): string =>
  sphere(44, '#B98058', '#8A5230', '#56301A') +
  line('M-18 6 Q-8 0 0 8 M8 -10 Q18 -10 22 0 M-4 24 Q8 20 14 26', '#5E3620', 4, 0.6);
const falafel = (): string =>
  sphere(44, '#D9A65A', '#A8702C', '#6E441A') +
  disc(4, '#7FA04A', -16, 6) +
  disc(3.4, '#7FA04A', 12, -14) +
  disc(3.4, '#6E441A', 10, 14) +
  disc(3, '#6E441A', -4, -18);
const chickpea = (): string =>
  path(
    'M-6 -44 C-2 -36 6 -38 10 -40 C36 -34 46 -10 40 12 C34 36 10 44 -12 40 C-38 34 -46 8 -38 -16 C-32 -32 -20 -40 -6 -44 Z',
    ball('#FBE6AE', '#E9C172', '#BF8C3A'),
  ) +
  line('M4 -34 C8 -20 4 -10 -2 -2', '#C99848', 4, 0.8) +
  gleam(-16, -14, 10, 6);
const bean = (light: string, body: string, dark: string): string =>
  path(
    'M-44 -6 C-42 -30 -18 -36 0 -24 C16 -16 34 -26 42 -8 C48 14 26 34 0 32 C-26 32 -46 16 -44 -6 Z',
    ball(light, body, dark),
  ) + gleam(-22, -14, 10, 5);
const bacon = (): string =>
  path(
    'M-48 -14 C-32 -32 -16 4 0 -12 C16 -28 32 4 48 -14 L48 14 C32 32 16 0 0 16 C-16 32 -32 0 -48 14 Z',
    horizontal('#E8836A', '#C24A3A', '#DE7358'),
  ) + line('M-46 0 C-30 -16 -16 18 0 2 C16 -14 30 18 46 0', '#FFE0CC', 7, 0.9);
const turkey = (): string =>
  path(
    'M-46 10 C-44 -30 -10 -44 12 -26 C34 -40 52 -6 40 14 C26 40 -40 44 -46 10 Z',
    diagonal('#FFE3D2', '#F3B79C', '#DE9378'),
  ) + line('M-30 8 C-20 -14 0 -20 12 -14 M-14 20 C0 4 20 2 30 4', '#FFF3EA', 4, 0.8);
const steak = (): string =>
  path(
    'M-46 8 C-46 -22 -20 -34 8 -32 C36 -30 50 -12 44 8 C38 28 14 34 -8 32 C-30 32 -46 26 -46 8 Z',
    diagonal('#7A4630', '#4A2618'),
  ) +
  path(
    'M-36 4 C-36 -16 -16 -24 8 -23 C30 -22 40 -10 36 4 C30 18 12 22 -8 22 C-26 22 -36 16 -36 4 Z',
    halo('#E8707A', '#D2616A', '#9A5240'),
  );

export const proteins: Larder = {
  'chicken-slice': { draw: chicken, size: 0.92 },
  'egg-half': { draw: eggHalf, size: 0.8, flat: true },
  'fried-egg': { draw: friedEgg, size: 1.25, flat: true },
  'tofu-cube': { draw: tofu, size: 0.5 },
  'feta-cube': { draw: feta, size: 0.4 },
  halloumi: { draw: halloumi, size: 0.9 },
  mozzarella: { draw: mozzarella, size: 0.56 },
  meatball: { draw: meatball, size: 0.6 },
  'falafel-ball': { draw: falafel, size: 0.62 },
  chickpea: { draw: chickpea, size: 0.26 },
  'kidney-bean': { draw: () => bean('#C8685C', '#8C2C2A', '#561416'), size: 0.3 },
  'white-bean': { draw: () => bean('#FFFFFF', '#F6ECD8', '#D6C19C'), size: 0.3 },
  'black-bean': { draw: () => bean('#6C6070', '#38303E', '#1C1722'), size: 0.28 },
  bacon: { draw: bacon, size: 0.8 },
  turkey: { draw: turkey, size: 0.82 },
  steak: { draw: steak, size: 0.95 },
};
