import { diagonal, horizontal, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path } from './shapes.ts';

/** A pepper standing up, its lid beside its mouth, rice heaped over the edge. */
const stuffed =
  (light: string, body: string, dark: string) =>
  (random: Random): string =>
    path(
      'M-38 -18 C-48 6 -42 40 -24 46 C-14 50 -8 44 0 46 C8 44 14 50 24 46 C42 40 48 6 38 -18 Z',
      horizontal(body, light, body, dark),
    ) +
    line('M-14 -12 C-20 8 -18 30 -10 44 M14 -12 C20 8 18 30 10 44', dark, 4, 0.45) +
    gleam(-26, 8, 5, 18, 6, 0.55) +
    disc(38, dark, 0, -18, 15) +
    disc(35, '#8A5A2C', 0, -19, 13) +
    times(46, (index) => {
      const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random())];
      const colour = ['#E3C28A', '#C99A5C', '#F0D9AE', '#A8743C', '#D9B070'][index % 5] ?? '';
      return svg`<ellipse rx="5" ry="2.6" fill="${colour}" transform="translate(${Math.cos(angle) * far * 33} ${-23 + Math.sin(angle) * far * 13 - (1 - far) * 7}) rotate(${between(random, -60, 60)})"/>`;
    }).join('') +
    times(4, () => disc(3, '#5FA04A', between(random, -20, 20), between(random, -32, -20), 2)).join('') +
    svg`<g transform="translate(13 -33) rotate(17)">${path('M-33 4 C-32 -14 -14 -20 0 -17 C14 -20 32 -14 33 4 C18 12 -18 12 -33 4 Z', horizontal(light, body, dark))}${path('M-5 -16 C-6 -24 -10 -28 -8 -32 L2 -32 C0 -26 4 -22 5 -16 Z', diagonal('#8CBF4E', '#4A7F2C'))}${gleam(-14, -8, 8, 3, -14, 0.6)}</g>`;

/** Thin, oblong, blistered at the rim; 100 wide and 62 high. */
const flammkuchen = (random: Random): string =>
  path(
    'M-49 -27 C-30 -33 -8 -29 12 -31 C30 -32 46 -31 50 -26 C48 -12 52 4 49 24 C36 33 12 29 -6 32 C-24 31 -42 34 -50 27 C-51 10 -48 -10 -49 -27 Z',
    diagonal('#F0C988', '#DCA252', '#A86A2A'),
  ) +
  times(40, () => {
    const side = Math.floor(random() * 4);
    const along = between(random, -1, 1);
    const [x, y] =
      side < 2
        ? [along * 47, (side === 0 ? -1 : 1) * between(random, 26, 29)]
        : [(side === 2 ? -1 : 1) * between(random, 45, 48), along * 26];
    return disc(
      between(random, 0.8, 2.4),
      random() < 0.5 ? '#5E3414' : '#8A5420',
      x,
      y,
      between(random, 0.7, 1.6),
    );
  }).join('') +
  path(
    'M-44 -23 C-26 -27 -6 -24 12 -26 C28 -27 41 -26 45 -22 C43 -10 46 4 44 20 C32 27 12 24 -6 26 C-22 26 -38 28 -45 23 C-46 8 -43 -8 -44 -23 Z',
    diagonal('#FFFDF4', '#FBF1DA', '#F0DDB6'),
  ) +
  times(14, () =>
    disc(between(random, 2, 5), '#F3D9A0', between(random, -38, 38), between(random, -20, 20), 2),
  ).join('');

/** What is missing from a round cake or frittata: the pan shows. A wedge of 60 degrees from the middle. */
const gap = (): string =>
  path('M0 0 L50 -10 C52 8 44 30 30 40 Z', '#2B302E') +
  path('M0 0 L50 -10 L50 -4 L4 4 Z', '#C98F2E') +
  path('M0 0 L30 40 L26 43 L-1 6 Z', '#F0C45C');

const wedge = (): string =>
  path('M-48 14 L40 -22 C50 -6 50 20 40 34 L-48 20 Z', vertical('#F0C04E', '#D3962A', '#A86C18')) +
  path('M-48 12 L40 -26 C50 -10 50 10 40 24 Z', diagonal('#FFE79A', '#F9CE5C', '#E0A63A')) +
  disc(10, '#A9CF7A', 18, -2, 7) +
  disc(7, '#F3F0BD', 18, -2, 5) +
  disc(9, '#FFF3C4', 32, 8, 6) +
  disc(7, '#A9CF7A', -4, 4, 5) +
  disc(4, '#FFFFFF', 8, 10, 3) +
  disc(4, '#FFFFFF', 30, -10, 3);

const romaine = (): string =>
  path(
    'M-4 48 C-14 40 -20 30 -22 20 C-34 14 -32 0 -28 -6 C-36 -18 -26 -30 -20 -32 C-18 -44 -6 -50 2 -47 C14 -50 22 -40 22 -32 C32 -28 34 -14 28 -8 C34 2 32 14 22 20 C20 32 12 42 4 48 Z',
    diagonal('#A5D96A', '#5FAA48', '#3A8238'),
  ) +
  path('M-4 47 C-10 34 -8 -10 0 -34 C8 -10 10 34 4 47 Z', '#F0F7D0') +
  line(
    'M-4 30 L-18 16 M4 30 L18 16 M-4 12 L-22 -4 M4 12 L22 -4 M-3 -8 L-16 -22 M3 -8 L16 -22',
    '#E3F2BC',
    2.6,
    0.9,
  );

const lambs = (): string =>
  [-70, -24, 24, 70]
    .map(
      (turn, index) =>
        svg`<g transform="rotate(${turn} 0 34) scale(${index % 2 === 0 ? 0.86 : 1})">${path('M0 36 C-6 20 -18 8 -16 -14 C-14 -32 14 -32 16 -14 C18 8 6 20 0 36 Z', diagonal('#7FBE58', '#3A8A3E'))}${line('M0 34 V-14', '#C8EAA0', 2.4, 0.8)}</g>`,
    )
    .join('');

const shaving = (): string =>
  path(
    'M-46 10 C-40 -12 -6 -22 22 -16 C38 -14 48 -4 46 6 C26 -2 -10 2 -34 20 C-42 20 -47 16 -46 10 Z',
    diagonal('#FFF9DC', '#F6E3A4', '#DFC06A'),
  ) + line('M-40 8 C-20 -8 16 -12 40 0', '#D9B860', 2, 0.6);

const bolognese = (random: Random): string =>
  path(
    'M-46 12 C-52 -10 -34 -28 -10 -28 C10 -40 46 -26 46 -2 C54 16 34 32 10 30 C-10 38 -42 30 -46 12 Z',
    diagonal('#D9553A', '#A82E1C', '#741A10'),
  ) +
  times(46, (index) => {
    const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random())];
    const colour = ['#6E3A22', '#E0664A', '#8A4A2A', '#C2402A', '#F08A4A'][index % 5] ?? '';
    return svg`<ellipse rx="4.4" ry="3" fill="${colour}" transform="translate(${Math.cos(angle) * far * 42} ${Math.sin(angle) * far * 25}) rotate(${between(random, 0, 180)})"/>`;
  }).join('') +
  gleam(-16, -16, 12, 3, -14, 0.4);

const lentilHeap = (random: Random): string =>
  path(
    'M-47 12 C-52 -8 -32 -26 -8 -26 C16 -34 48 -20 47 2 C52 18 30 30 6 28 C-16 34 -42 28 -47 12 Z',
    diagonal('#8C7448', '#6A5430', '#453619'),
  ) +
  times(70, (index) => {
    const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random())];
    const colour = ['#A89060', '#5A4628', '#7E6A3E', '#8F9A5A', '#6E5A34'][index % 5] ?? '';
    return svg`<ellipse rx="4.6" ry="3.2" fill="${colour}" transform="translate(${Math.cos(angle) * far * 43} ${Math.sin(angle) * far * 25}) rotate(${between(random, 0, 180)})"/>`;
  }).join('');

const thyme = (): string =>
  line('M-2 48 C4 16 -4 -16 2 -46', '#7A6A4A', 2.4) +
  times(8, (index) =>
    disc(6.4, index % 2 === 0 ? '#7A9E62' : '#5E8450', index % 2 === 0 ? -7 : 8, 36 - index * 11, 3.4),
  ).join('');

const saucePool = (light: string, body: string) => (): string =>
  path(
    'M-48 4 C-52 -10 -38 -16 -32 -22 C-20 -34 -6 -26 6 -29 C22 -34 34 -24 40 -17 C54 -12 50 6 46 12 C44 24 28 24 20 29 C6 34 -8 26 -18 29 C-34 32 -38 20 -44 16 C-48 12 -47 8 -48 4 Z',
    diagonal(body, light),
  ) + gleam(-18, -14, 14, 3, -10, 0.6);

export const made: Larder = {
  'stuffed-red-pepper': { draw: stuffed('#FF8A68', '#E03C26', '#A01E14'), size: 1.2 },
  'stuffed-yellow-pepper': { draw: stuffed('#FFE48A', '#FBBE2E', '#CF8A12'), size: 1.2 },
  flammkuchen: { draw: flammkuchen, size: 3 },
  'frittata-gap': { draw: gap, size: 1, flat: true },
  'frittata-wedge': { draw: wedge, size: 1.3 },
  romaine: { draw: romaine, size: 1 },
  'lambs-lettuce': { draw: lambs, size: 0.66 },
  'parmesan-shaving': { draw: shaving, size: 0.62 },
  bolognese: { draw: bolognese, size: 1.5 },
  'lentil-heap': { draw: lentilHeap, size: 1.2 },
  thyme: { draw: thyme, size: 0.5 },
  'plum-juice': { draw: saucePool('#C9305C', '#7E1440'), size: 1.4, flat: true },
  'mustard-pool': { draw: saucePool('#FFF0A8', '#F3CE62'), size: 1.9, flat: true },
  'cream-sauce': { draw: saucePool('#FBEBC6', '#DDBB82'), size: 1.9, flat: true },
  'creamed-leeks': {
    draw: (random) =>
      saucePool('#FBF7D8', '#DDE3A6')() +
      times(26, (index) => {
        const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random())];
        return svg`<ellipse rx="6" ry="2.6" fill="${['#9CCB66', '#CBE596', '#7FB552'][index % 3] ?? ''}" transform="translate(${Math.cos(angle) * far * 40} ${Math.sin(angle) * far * 22}) rotate(${between(random, 0, 180)})"/>`;
      }).join(''),
    size: 2,
    flat: true,
  },
};
