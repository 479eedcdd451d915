import { diagonal, horizontal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path, slice, spokes } from './shapes.ts';

const stick = (light: string, body: string, dark: string, side: string): string =>
  svg`<g transform="rotate(-38)"><rect x="-50" y="-8" width="100" height="22" rx="6" fill="${side}"/><rect x="-50" y="-13" width="100" height="19" rx="6" fill="${vertical(light, body, dark)}"/></g>`;

const greenBean = (): string =>
  line('M-46 18 C-20 -14 20 -18 46 -4', '#2F6F32', 15) +
  line('M-46 15 C-20 -17 20 -21 46 -7', '#6DB54C', 12) +
  line('M-34 3 C-14 -12 14 -16 34 -11', '#A9DB7E', 4, 0.8);

const watermelon = (): string =>
  path('M-40 -30 Q-40 -38 -32 -38 H30 Q38 -38 38 -30 V28 Q38 36 30 36 H-32 Q-40 36 -40 28 Z', '#C9304A') +
  path(
    'M-44 -36 Q-44 -44 -36 -44 H28 Q36 -44 36 -36 V20 Q36 28 28 28 H-36 Q-44 28 -44 20 Z',
    diagonal('#FF8A8E', '#F2546A'),
  ) +
  [
    [-24, -24],
    [10, -20],
    [-8, 2],
    [20, 8],
    [-28, 12],
  ]
    .map(
      ([x = 0, y = 0]) =>
        svg`<ellipse cx="${x}" cy="${y}" rx="3.4" ry="5.4" fill="#4A1E22" transform="rotate(18 ${x} ${y})"/>`,
    )
    .join('') +
  gleam(-24, -34, 12, 4, -10);

const aubergine = (): string =>
  slice(
    45,
    diagonal('#6B3A86', '#43205C'),
    '#331748',
    diagonal('#F3E3B4', '#D9B970'),
    disc(30, '#E9CF90'),
    spokes(9, disc(2.4, '#B98A3E', 0, -19, 5)),
    line('M-24 -10 H22 M-28 12 H26', '#A8702C', 5, 0.55),
  );

const kale = (): string =>
  path(
    'M0 48 C-10 42 -22 46 -24 34 C-40 34 -40 16 -32 12 C-46 4 -38 -14 -28 -14 C-36 -30 -20 -40 -12 -34 C-10 -48 10 -48 12 -34 C22 -40 36 -30 28 -14 C40 -14 46 4 32 12 C42 18 38 34 24 34 C22 46 10 42 0 48 Z',
    diagonal('#5FA05A', '#1F5A36'),
  ) +
  path(
    'M0 38 C-8 34 -16 34 -18 24 C-28 22 -28 10 -22 6 C-30 0 -26 -10 -18 -10 C-22 -22 -12 -28 -6 -24 C-4 -34 4 -34 6 -24 C12 -28 22 -22 18 -10 C26 -10 30 0 22 6 C28 12 26 22 18 24 C16 34 8 34 0 38 Z',
    '#7FBE68',
  ) +
  line('M0 46 V-22 M0 20 L-14 8 M0 20 L14 8 M0 0 L-12 -10 M0 0 L12 -10', '#D3ECB4', 3.4, 0.85);

const leek = (): string =>
  disc(32, '#5C9A48', 0, 6) +
  disc(32, diagonal('#C9E49A', '#8EC062')) +
  svg`<g fill="none" stroke="#F6FBE2" stroke-width="3.4"><circle r="25"/><circle r="18"/><circle r="11"/></g>` +
  disc(6, '#F6FBE2');

const celery = (): string =>
  path(
    'M-42 16 C-38 -26 38 -26 42 16 C36 24 26 22 24 12 C18 -4 -18 -4 -24 12 C-26 22 -36 24 -42 16 Z',
    diagonal('#DDF0AE', '#9CCB66'),
  ) + line('M-34 10 C-28 -16 28 -16 34 10', '#F3FADA', 3, 0.8);

export const cut: Larder = {
  'carrot-stick': { draw: () => stick('#FFC074', '#FF9C3C', '#EE7F22', '#C9600F'), size: 0.9 },
  'cucumber-stick': { draw: () => stick('#EFF8D6', '#D3EBA6', '#BBDD88', '#3A7F3E'), size: 0.9 },
  'pepper-stick': { draw: () => stick('#FF8A68', '#E9452E', '#CF3220', '#8E1A12'), size: 0.9 },
  'green-bean': { draw: greenBean, size: 0.78 },
  'watermelon-cube': { draw: watermelon, size: 0.62 },
  'aubergine-slice': { draw: aubergine, size: 0.74, flat: true },
  kale: { draw: kale, size: 0.8 },
  'leek-ring': { draw: leek, size: 0.4, flat: true },
  celery: { draw: celery, size: 0.46 },
  'cinnamon-stick': {
    draw: () =>
      svg`<g transform="rotate(-30)"><rect x="-50" y="-9" width="100" height="22" rx="9" fill="${horizontal('#A8642C', '#C98446', '#8A4A1C')}"/><path d="M-50 -2 H46" stroke="#6B3714" stroke-width="4" opacity="0.6"/></g>`,
    size: 0.8,
  },
};
