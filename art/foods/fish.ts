import { blur, diagonal, horizontal, inside, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path } from './shapes.ts';

/** Roasted: opaque, its flakes parting, browned on top, the skin below dark and crisp. */
const salmon = (random: Random): string => {
  const top =
    'M-48 2 C-50 -14 -36 -27 -12 -31 C14 -35 42 -30 49 -12 C52 -4 46 4 36 7 C14 13 -8 15 -28 14 C-40 14 -47 9 -48 2 Z';
  const flakes = [-33, -20, -6, 9, 24, 37].map((x, index) => {
    const [up, down] = [-24 - (index % 3) * 2 + Math.abs(x) * 0.16, 11 - Math.abs(x) * 0.1];
    const way = svg`M${x - 6} ${up} C${x + 5} ${up + 9} ${x + 7} ${-2} ${x - 1} ${down}`;
    return (
      svg`<g transform="translate(1.6 0.6)">${line(way, '#A85C30', 1.5, 0.6)}</g>` +
      line(way, '#FFE6D0', 2, 0.9)
    );
  });
  const brown = [
    [-30, -20, 15, 5],
    [2, -27, 20, 4.5],
    [34, -20, 13, 5.5],
    [-40, -4, 5, 9],
    [-8, -12, 12, 4],
    [24, -8, 11, 3.6],
  ].map(
    ([x = 0, y = 0, rx = 0, ry = 0]) =>
      svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(-8 ${x} ${y})"/>`,
  );
  return (
    path(
      'M-49 8 C-49 -2 50 -12 50 -2 C50 14 40 25 10 30 C-18 35 -44 32 -48 18 Z',
      horizontal('#5A3A26', '#7A5034', '#4A2E1C'),
    ) +
    path(
      'M-48 2 C-44 -2 48 -14 50 -6 C50 10 38 20 10 24.5 C-18 28.5 -44 26 -48 12 Z',
      vertical('#F6C4A2', '#F9D0B4', '#EFB08C'),
    ) +
    line(
      'M-40 15 C-36 18 -35 21 -36 24 M-25 16 C-21 19 -20 22 -21 26 M-9 15 C-5 18 -4 22 -5 26 M8 13 C12 16 13 20 11 24 M24 9 C28 12 28 16 26 20 M38 4 C41 7 41 11 39 14',
      '#FFF3E8',
      1.8,
      0.95,
    ) +
    line(
      'M-38.6 15 C-34.6 18 -33.6 21 -34.6 24 M-23.6 16 C-19.6 19 -18.6 22 -19.6 26 M-7.6 15 C-3.6 18 -2.6 22 -3.6 26 M9.4 13 C13.4 16 14.4 20 12.4 24 M25.4 9 C29.4 12 29.4 16 27.4 20',
      '#D08A60',
      1,
      0.7,
    ) +
    path(top, diagonal('#F8BE94', '#F2A678', '#E08C5A')) +
    svg`<g clip-path="${inside(top)}">${flakes}<g fill="#A8602A" opacity="0.62" filter="${blur(3)}">${brown}</g><path d="${top}" fill="none" stroke="#8A4C20" stroke-width="6" opacity="0.55" filter="${blur(2)}"/></g>` +
    line('M-46 -6 C-42 -20 -28 -28 -12 -30 C10 -34 36 -31 46 -16', '#6E3A18', 1.8, 0.65) +
    times(12, () =>
      disc(between(random, 0.6, 1.2), '#4A3A2A', between(random, -34, 36), between(random, -22, 6)),
    ).join('') +
    gleam(-14, -20, 13, 2.6, -8, 0.45) +
    gleam(22, -18, 8, 2, -4, 0.35)
  );
};

const whiteFish = (): string =>
  path(
    'M-49 12 C-50 -16 -30 -28 0 -30 C30 -31 50 -18 49 2 C48 20 36 28 6 31 C-26 34 -48 30 -49 12 Z',
    vertical('#D9A860', '#A87434'),
  ) +
  path(
    'M-49 6 C-50 -18 -30 -30 0 -32 C30 -33 50 -20 49 -4 C48 12 36 20 6 23 C-26 26 -48 24 -49 6 Z',
    diagonal('#FFF4DC', '#F7DDAE', '#E4B974'),
  ) +
  line(
    'M-30 -18 C-20 -8 -20 6 -28 18 M-10 -27 C2 -14 2 6 -6 22 M14 -29 C25 -16 25 4 18 19',
    '#CF9A4C',
    4,
    0.55,
  ) +
  gleam(-14, -18, 18, 5, -8, 0.6);

/** A thin slice of smoked salmon, laid in waves. */
const smoked = (): string =>
  path(
    'M-46 20 C-52 -6 -34 -20 -22 -8 C-16 -30 6 -34 10 -14 C20 -34 46 -28 46 -4 C50 18 30 30 18 20 C8 36 -12 36 -18 24 C-28 36 -42 34 -46 20 Z',
    diagonal('#F79A6C', '#EC7444', '#C9502A'),
  ) +
  path(
    'M-44 12 C-46 -8 -32 -18 -22 -6 C-16 -28 4 -32 10 -12 C20 -32 42 -26 43 -6 C30 -14 20 -6 12 4 C2 -10 -12 -4 -18 8 C-28 -2 -40 2 -44 12 Z',
    diagonal('#FFBF9A', '#F99568'),
  ) +
  line('M-40 16 C-34 4 -26 4 -18 14 C-10 2 2 0 12 12 C22 0 34 -4 44 6', '#FFDCC6', 2.6, 0.9) +
  line('M-36 24 C-30 14 -24 14 -17 20 C-8 12 4 10 14 18 C24 10 34 8 40 14', '#FFD2B8', 2, 0.8);

const trout = (): string =>
  path(
    'M-46 10 C-44 -16 -22 -28 2 -26 C28 -28 48 -14 46 6 C40 26 16 28 -8 28 C-30 30 -44 24 -46 10 Z',
    vertical('#C99448', '#9A6A2C'),
  ) +
  path(
    'M-46 4 C-42 -18 -22 -30 2 -28 C28 -30 48 -16 46 0 C40 18 16 20 -8 20 C-30 22 -44 16 -46 4 Z',
    diagonal('#FBE3B8', '#F0C88C', '#D9A560'),
  ) +
  line(
    'M-32 -14 C-26 -6 -26 6 -30 14 M-14 -24 C-6 -12 -6 4 -12 18 M8 -26 C16 -14 16 2 10 17 M28 -22 C35 -12 34 0 30 11',
    '#B9803A',
    3,
    0.7,
  ) +
  line(
    'M-28 -15 C-22 -7 -22 5 -26 13 M-10 -24 C-2 -12 -2 4 -8 18 M12 -26 C20 -14 20 2 14 17',
    '#FFF4DC',
    2.4,
    0.9,
  );

const crusted = (random: Random): string =>
  path(
    'M-48 16 C-50 -10 -34 -26 0 -29 C34 -32 50 -18 49 4 C48 24 34 34 6 36 C-26 38 -47 36 -48 16 Z',
    vertical('#FFFDF6', '#F6EBD8', '#DCCBB0'),
  ) +
  line('M-34 20 L-32 33 M-16 22 L-14 36 M4 22 V36 M22 20 L21 33', '#D9C6A6', 2.6, 0.9) +
  path(
    'M-49 8 C-50 -16 -34 -31 0 -34 C34 -37 51 -22 50 -2 C46 8 38 6 32 13 C24 8 16 17 8 14 C0 20 -8 13 -16 18 C-24 12 -32 18 -38 11 C-44 15 -48 12 -49 8 Z',
    diagonal('#F2D684', '#CDBB58', '#97983C'),
  ) +
  times(70, (index) => {
    const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random())];
    const colour = ['#FBE6A2', '#5F9A3A', '#D9A048', '#86B84E', '#EFC670'][index % 5] ?? '';
    return disc(
      between(random, 1.6, 3.4),
      colour,
      Math.cos(angle) * far * 44,
      -10 + Math.sin(angle) * far * 19,
    );
  }).join('');

const chunk = (): string =>
  path(
    'M-42 8 C-44 -18 -24 -32 4 -32 C32 -32 46 -14 42 8 C38 28 18 34 -6 32 C-28 32 -42 24 -42 8 Z',
    vertical('#F3E6D2', '#DCC7A8'),
  ) +
  path(
    'M-42 2 C-42 -20 -24 -34 4 -34 C32 -34 46 -18 42 0 C38 16 18 22 -6 22 C-28 22 -42 16 -42 2 Z',
    diagonal('#FFFFFF', '#FFF9EE', '#F0E2CC'),
  ) +
  line(
    'M-22 -22 C-14 -12 -16 6 -22 16 M-2 -32 C8 -18 6 4 0 20 M20 -30 C28 -18 26 0 20 15',
    '#E3D0B2',
    3,
    0.9,
  );

const prawn = (): string =>
  line('M-26 30 C-48 -2 -22 -34 8 -30 C30 -28 36 -10 28 2', '#D9633C', 27) +
  line('M-26 28 C-47 -4 -22 -35 8 -31 C29 -29 35 -12 28 0', '#FF9E76', 22) +
  line('M-36 14 L-20 6 M-36 -8 L-20 -4 M-20 -26 L-12 -13 M6 -32 L6 -19', '#FFDCC8', 4, 0.9) +
  path('M-34 26 L-44 44 L-26 38 L-14 46 L-18 26 Z', diagonal('#FF8A5E', '#D9532E')) +
  gleam(-18, -24, 8, 4);

const tuna = (): string =>
  path(
    'M-42 8 C-44 -18 -16 -34 14 -28 C38 -24 48 -4 38 14 C24 34 -38 36 -42 8 Z',
    diagonal('#F6DCC4', '#DDB394', '#BC8C6C'),
  ) + line('M-30 0 C-10 -12 10 -14 30 -8 M-32 12 C-10 0 14 0 34 4', '#B98A6C', 3, 0.6);

const fennel = (): string =>
  svg`<g transform="rotate(-20)">${path('M-46 2 C-30 -14 10 -16 46 -6 C48 0 48 6 44 10 C10 4 -20 10 -44 14 C-50 12 -50 6 -46 2 Z', horizontal('#F4F8DC', '#E3EDBE', '#CFE0A0'))}${line('M-40 7 C-20 -4 14 -6 42 0', '#B9D084', 2.4, 0.8)}</g>`;

export const fish: Larder = {
  salmon: { draw: salmon, size: 1.4 },
  'smoked-salmon': { draw: smoked, size: 0.82 },
  'white-fish': { draw: whiteFish, size: 1.35 },
  'smoked-trout': { draw: trout, size: 0.66 },
  'crusted-fish': { draw: crusted, size: 1.6 },
  'fish-chunk': { draw: chunk, size: 0.62 },
  prawn: { draw: prawn, size: 0.72 },
  tuna: { draw: tuna, size: 0.66 },
  'fennel-strip': { draw: fennel, size: 0.62 },
};
