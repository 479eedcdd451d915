import { diagonal, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, line, path } from './shapes.ts';

const veins = (colour: string): string =>
  line('M0 46 Q3 5 0 -36', colour, 3, 0.8) +
  line('M1 24 Q-10 14 -17 4 M1 24 Q12 14 18 3 M1 2 Q-9 -6 -14 -15 M1 2 Q9 -6 14 -15', colour, 2, 0.55);

const leaf = (light: string, dark: string, vein: string): string =>
  path('M0 47 C-36 26 -36 -22 0 -48 C36 -22 36 26 0 47 Z', diagonal(light, dark)) +
  path('M0 47 C8 20 6 -20 0 -48 C36 -22 36 26 0 47 Z', `${dark}55`) +
  line('M0 46 Q3 5 0 -36', vein, 3, 0.8);

const basil = (): string =>
  svg`<g transform="translate(-20 8) rotate(-52) scale(0.72)">${leaf('#7CC95A', '#2F8A3E', '#B9E79A')}</g>` +
  svg`<g transform="translate(22 10) rotate(48) scale(0.7)">${leaf('#6FBE52', '#2A7F3A', '#B9E79A')}</g>` +
  svg`<g transform="translate(1 -10) rotate(4) scale(0.78)">${leaf('#8AD666', '#37963F', '#CDF0B0')}</g>`;

const mint = (): string => {
  const serrated = (light: string, dark: string): string =>
    path(
      'M0 46 L-10 40 L-14 32 L-21 27 L-22 17 L-27 8 L-24 -2 L-26 -12 L-19 -20 L-17 -30 L-9 -36 L0 -48 L9 -36 L17 -30 L19 -20 L26 -12 L24 -2 L27 8 L22 17 L21 27 L14 32 L10 40 Z',
      diagonal(light, dark),
    ) + veins('#C6F0C0');
  return (
    svg`<g transform="translate(-22 12) rotate(-64) scale(0.62)">${serrated('#86D98A', '#2E9A5A')}</g>` +
    svg`<g transform="translate(24 12) rotate(62) scale(0.62)">${serrated('#79CF80', '#279052')}</g>` +
    svg`<g transform="translate(0 -8) scale(0.72)">${serrated('#98E59A', '#36A562')}</g>`
  );
};

const rocket = (): string =>
  path(
    'M-3 48 C-4 30 -6 22 -8 16 C-18 20 -24 12 -18 6 C-24 4 -26 -6 -16 -8 C-22 -14 -20 -24 -10 -24 C-14 -38 -6 -48 2 -48 C12 -46 16 -36 10 -24 C22 -24 22 -12 14 -8 C26 -6 24 6 16 6 C22 14 16 20 6 16 C4 24 3 34 3 48 Z',
    diagonal('#93D05A', '#3D9142'),
  ) + line('M0 46 Q-2 10 1 -34', '#CDECA4', 3, 0.8);

const spinach = (): string =>
  path(
    'M-3 48 L-2 34 C-34 32 -42 6 -32 -14 C-26 -32 -12 -46 2 -48 C16 -46 30 -32 34 -12 C40 8 32 32 3 34 L4 48 Z',
    diagonal('#63B25A', '#1F6A3C'),
  ) +
  line('M0 46 Q2 6 0 -36', '#A9DE96', 3.4, 0.85) +
  line('M1 24 Q-14 16 -22 4 M1 24 Q14 16 23 4 M1 2 Q-12 -8 -17 -18 M1 2 Q12 -8 17 -18', '#A9DE96', 2.2, 0.55);

const frond = (random: Random, count: number, colour: string): string =>
  times(count, (index) => {
    const y = 34 - (index * 74) / count;
    const reach = between(random, 14, 24) * (1 - index / (count * 1.5));
    return line(
      svg`M0 ${y} Q${-reach * 0.5} ${y - 8} ${-reach} ${y - 14} M0 ${y - 3} Q${reach * 0.5} ${y - 11} ${reach} ${y - 17}`,
      colour,
      3,
    );
  }).join('');

const dill = (random: Random): string =>
  line('M0 48 Q-3 0 2 -46', '#4C9A3E', 3) + frond(random, 8, '#5FB04A') + frond(random, 9, '#84CC62');

const parsley = (): string => {
  const tuft = path(
    'M0 18 C-8 16 -20 18 -22 8 C-30 4 -26 -8 -18 -8 C-20 -20 -8 -24 0 -18 C8 -24 20 -20 18 -8 C26 -8 30 4 22 8 C20 18 8 16 0 18 Z',
    diagonal('#8BD45E', '#2F9440'),
  );
  const mark = line('M0 16 V-8 M0 6 L-10 -2 M0 6 L10 -2', '#C8F0A4', 2, 0.7);
  return (
    line('M2 48 Q-4 24 0 2 M0 26 Q-14 16 -22 8 M0 26 Q14 18 22 4', '#4C9A3E', 4) +
    svg`<g transform="translate(-24 2) rotate(-34) scale(0.86)">${tuft + mark}</g>` +
    svg`<g transform="translate(24 -2) rotate(32) scale(0.86)">${tuft + mark}</g>` +
    svg`<g transform="translate(0 -22)">${tuft + mark}</g>`
  );
};

const chives = (random: Random): string =>
  times(7, () => {
    const x = between(random, -34, 34);
    const y = between(random, -30, 30);
    const turn = between(random, 0, 180);
    return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9" y="-4.5" width="18" height="9" rx="4.5" fill="${vertical('#8FD36A', '#3F9A45')}"/><ellipse cx="8" rx="2.6" ry="4.4" fill="#2F7F3B"/></g>`;
  }).join('');

const springOnion = (): string =>
  disc(30, '#3C8F42', 0, 5) +
  disc(30, diagonal('#A7DC7C', '#5BAF4E')) +
  disc(22, '#E9F6CF') +
  disc(15, '#8CCB66') +
  disc(9, '#EAF7D2') +
  disc(4, '#4C9A48');

const sprouts = (): string =>
  [
    'M-30 40 C-30 0 -10 -10 -26 -34',
    'M-8 44 C-14 10 8 -8 -4 -38',
    'M16 44 C20 10 4 -6 22 -32',
    'M34 36 C24 10 40 -4 34 -24',
  ]
    .map((stem) => line(stem, '#DDEBB8', 4.5))
    .join('') +
  [
    [-28, -36],
    [-6, -40],
    [20, -34],
    [34, -26],
  ]
    .map(([x = 0, y = 0]) => disc(9, '#5FAE4A', x - 7, y, 6) + disc(9, '#86CC62', x + 7, y - 2, 6))
    .join('');

export const greens: Larder = {
  basil: { draw: basil, size: 0.62 },
  mint: { draw: mint, size: 0.55 },
  rocket: { draw: rocket, size: 0.7 },
  spinach: { draw: spinach, size: 0.8 },
  dill: { draw: dill, size: 0.6 },
  parsley: { draw: parsley, size: 0.58 },
  chives: { draw: chives, size: 0.5, flat: true },
  'spring-onion': { draw: springOnion, size: 0.26, flat: true },
  sprouts: { draw: sprouts, size: 0.55 },
};
