import { ball, blur, diagonal, horizontal, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path } from './shapes.ts';

const walnut = (): string =>
  path(
    'M0 -40 C22 -46 44 -26 42 0 C44 26 22 46 0 40 C-22 46 -44 26 -42 0 C-44 -26 -22 -46 0 -40 Z',
    diagonal('#E3B47A', '#A8703A'),
  ) +
  line(
    'M0 -36 V36 M-10 -28 C-28 -24 -26 -8 -12 -8 C-32 -4 -30 14 -12 10 C-24 18 -20 30 -8 28 M10 -28 C28 -24 26 -8 12 -8 C32 -4 30 14 12 10 C24 18 20 30 8 28',
    '#7E4E24',
    4.5,
    0.8,
  );

const almond = (): string =>
  path(
    'M0 -46 C24 -20 30 14 18 34 C10 46 -10 46 -18 34 C-30 14 -24 -20 0 -46 Z',
    diagonal('#DA9B5C', '#9A5A28'),
  ) + line('M-8 32 C-14 12 -10 -10 0 -30 M8 32 C14 12 10 -8 4 -20', '#F0C48E', 3, 0.7);

const seeds =
  (colours: readonly [string, string]) =>
  (random: Random): string =>
    times(11, (index) => {
      const [x, y, turn] = [between(random, -42, 42), between(random, -38, 38), between(random, 0, 180)];
      return svg`<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 -9 C6 -3 6 6 0 8 C-6 6 -6 -3 0 -9 Z', index % 2 === 0 ? colours[0] : colours[1])}</g>`;
    }).join('');

const spice =
  (colour: string) =>
  (random: Random): string =>
    times(16, () =>
      disc(between(random, 1.6, 3.4), colour, between(random, -44, 44), between(random, -40, 40)),
    ).join('');

const dollop = (light: string, body: string, dark: string) => (): string =>
  path(
    'M-44 14 C-50 -8 -30 -24 -14 -26 C-10 -44 16 -46 20 -28 C40 -26 52 -4 42 14 C34 32 -34 34 -44 14 Z',
    diagonal(light, body, dark),
  ) +
  line('M-26 8 C-16 -12 18 -12 22 2 C24 12 4 14 0 6', dark, 5, 0.55) +
  gleam(-12, -20, 14, 6);

const granola = (): string =>
  path(
    'M-38 12 C-46 -14 -22 -36 2 -34 C30 -38 46 -10 38 12 C30 34 -30 38 -38 12 Z',
    diagonal('#E9B86E', '#B5793A'),
  ) +
  (
    [
      [-18, -10],
      [8, -20],
      [22, 2],
      [-6, 8],
      [-24, 12],
      [10, 20],
    ] as const
  )
    .map(
      ([x, y], index) =>
        svg`<g transform="rotate(${index * 50} ${x} ${y})">${disc(11, index % 3 === 0 ? '#FBE4B0' : '#F2CF8E', x, y, 6.5)}</g>`,
    )
    .join('');

const penne = (): string =>
  svg`<g transform="rotate(-24)"><rect x="-46" y="-15" width="92" height="36" rx="14" fill="#C98E2C"/><rect x="-46" y="-20" width="92" height="36" rx="14" fill="${vertical('#FFE9A6', '#F6C75C', '#E2A63A')}"/>` +
  line('M-30 -12 H28 M-30 0 H28', '#D99F38', 3, 0.6) +
  disc(7, '#9A6418', 40, -2, 14) +
  '</g>';

const nest = (): string =>
  [
    'M-44 6 C-44 -40 44 -44 44 2 C44 38 -40 40 -40 4',
    'M-32 8 C-34 -26 32 -30 33 4 C32 28 -26 30 -27 6',
    'M-20 8 C-20 -14 20 -16 21 4 C20 18 -14 20 -14 8',
    'M-40 18 C-20 44 26 44 42 16',
    'M-36 -14 C-20 -42 20 -42 38 -16',
  ]
    .map(
      (strand, index) =>
        line(strand, index % 2 === 0 ? '#D9A03A' : '#C98F2E', 11) +
        line(strand, index % 2 === 0 ? '#FFE29A' : '#F9D27C', 7),
    )
    .join('');

const cheese = (random: Random): string =>
  times(7, () => {
    const [x, y, turn] = [between(random, -30, 30), between(random, -26, 26), between(random, 0, 180)];
    return svg`<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-18 -4 Q0 -9 18 -3 Q0 3 -18 -4 Z', '#FFF3CE') + line('M-16 -3 Q0 2 16 -2', '#E3C583', 1.6)}</g>`;
  }).join('');
const ball3 = (light: string, body: string, dark: string) => (): string =>
  disc(42, ball(light, body, dark)) + gleam(-14, -18, 9, 5);

const dipBowl = (): string =>
  svg`<ellipse cx="5" cy="26" rx="48" ry="22" fill="#4A2A12" opacity="0.4" filter="${blur(4)}"/>` +
  path(
    'M-48 -6 C-48 24 -26 38 0 38 C26 38 48 24 48 -6 Z',
    horizontal('#FDF6EB', '#FFFFFF', '#F3E6D4', '#CDB79E'),
  ) +
  disc(48, diagonal('#FFFFFF', '#F6EADA'), 0, -6, 33) +
  disc(43, '#CDB79E', 0, -5, 29) +
  disc(41, diagonal('#F3D9A0', '#FBEBC8'), 0, -3, 26) +
  line('M-22 -4 C-20 -22 22 -22 22 -4 C20 8 -8 10 -8 -2', '#D9B068', 5, 0.7) +
  line('M-12 4 C-4 8 8 8 16 2', '#D98A1E', 4, 0.8);

const riceMound = (random: Random): string =>
  path(
    'M-48 22 C-50 -12 -26 -36 2 -36 C30 -36 50 -10 48 22 C36 40 -36 40 -48 22 Z',
    diagonal('#FFFFFF', '#FBF5E9', '#EADFCB'),
  ) +
  times(46, () => {
    const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random())];
    const [x, y] = [Math.cos(angle) * far * 42, Math.sin(angle) * far * 30];
    return svg`<ellipse rx="7" ry="3" fill="${random() < 0.6 ? '#FFFFFF' : '#E6D9C2'}" transform="translate(${x} ${y}) rotate(${between(random, -60, 60)})"/>`;
  }).join('');

const oatFlakes = (random: Random): string =>
  times(9, (index) =>
    disc(7.5, index % 3 === 0 ? '#E2C08A' : '#F6E2B8', between(random, -38, 38), between(random, -34, 34), 5),
  ).join('');

export const pantry: Larder = {
  walnut: { draw: walnut, size: 0.4 },
  almond: { draw: almond, size: 0.32 },
  'sesame-seeds': { draw: seeds(['#FFF6DE', '#EBD3A2']), size: 0.5, flat: true },
  'pumpkin-seeds': { draw: seeds(['#8FAE5A', '#5F7F3C']), size: 0.62, flat: true },
  'chia-seeds': { draw: seeds(['#5A5560', '#2F2B36']), size: 0.4, flat: true },
  pepper: { draw: spice('#3A2E28'), size: 0.6, flat: true },
  cinnamon: { draw: spice('#A8642C'), size: 0.6, flat: true },
  paprika: { draw: spice('#B82C16'), size: 0.6, flat: true },
  yoghurt: { draw: dollop('#FFFFFF', '#FFFBF2', '#E6DAC8'), size: 0.72, flat: true },
  hummus: { draw: dollop('#FBE7BC', '#EFCB8A', '#C99A52'), size: 0.85, flat: true },
  pesto: { draw: dollop('#9CCB5C', '#5F9E3C', '#3A7430'), size: 0.6, flat: true },
  'tomato-sauce': { draw: dollop('#F57A56', '#DB4526', '#A82C16'), size: 0.7, flat: true },
  guacamole: { draw: dollop('#CBE58A', '#93BF4E', '#64913A'), size: 0.72, flat: true },
  'dip-bowl': { draw: dipBowl, size: 2 },
  'oat-flakes': { draw: oatFlakes, size: 0.6, flat: true },
  'rice-mound': { draw: riceMound, size: 1.2 },
  granola: { draw: granola, size: 0.36 },
  penne: { draw: penne, size: 0.62 },
  'noodle-nest': { draw: nest, size: 1.15, flat: true },
  'parmesan-flakes': { draw: cheese, size: 0.6, flat: true },
  gnocchi: { draw: ball3('#FFF6D8', '#F3D999', '#D0A65A'), size: 0.4 },
  'energy-ball': { draw: ball3('#A87448', '#7A4A28', '#4A2A16'), size: 0.58 },
};
