import { ball, diagonal, horizontal, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path } from './shapes.ts';

/** A knife makes no two cubes alike: soft corners, three lit sides. */
const dice = (top: string, left: string, right: string, marks = ''): string =>
  path(
    'M-36 -14 Q-37 -20 -31 -23 L-4 -35 Q1 -37 6 -35 L33 -23 Q38 -20 37 -14 V18 Q37 23 32 26 L6 39 Q1 41 -4 39 L-31 26 Q-36 23 -36 18 Z',
    right,
  ) +
  path('M-36 -14 L1 2 V40 Q-2 41 -4 39 L-31 26 Q-36 23 -36 18 Z', left) +
  path('M-36 -14 Q-37 -20 -31 -23 L-4 -35 Q1 -37 6 -35 L33 -23 Q38 -20 37 -14 L1 2 Z', top) +
  marks;

const stick = (light: string, body: string, dark: string, side: string, thick = 19): string =>
  svg`<g transform="rotate(-16)"><rect x="-50" y="${-thick * 0.4}" width="100" height="${thick * 1.15}" rx="5" fill="${side}"/><rect x="-50" y="${-thick * 0.68}" width="100" height="${thick}" rx="5" fill="${vertical(light, body, dark)}"/></g>`;

const bits =
  (colours: readonly string[], count: number, size: readonly [number, number]) =>
  (random: Random): string =>
    times(count, (index) => {
      const [x, y, turn] = [between(random, -40, 40), between(random, -36, 36), between(random, 0, 180)];
      const [a, b] = [between(random, size[0], size[1]), between(random, size[0], size[1]) * 0.7];
      return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-a}" y="${-b + 1.6}" width="${a * 2}" height="${b * 2}" rx="${b * 0.7}" fill="#4A2A12" opacity="0.28"/><rect x="${-a}" y="${-b}" width="${a * 2}" height="${b * 2}" rx="${b * 0.7}" fill="${colours[index % colours.length] ?? ''}"/></g>`;
    }).join('');

/** What is poured over in a thin thread. */
const thread =
  (light: string, dark: string) =>
  (random: Random): string => {
    const turns = times(5, (index) => {
      const y = -34 + index * 17;
      const [left, right] = [between(random, -48, -34), between(random, 34, 48)];
      return index % 2 === 0
        ? svg`C${left} ${y - 8} ${right * 0.4} ${y - 12} ${right} ${y}`
        : svg`C${right + 4} ${y + 2} ${left * 0.4} ${y - 8} ${left} ${y}`;
    });
    const way = svg`M-40 -40 ${turns}`;
    return svg`<g transform="translate(1 3)">${line(way, dark, 4.4, 0.3)}</g>` + line(way, light, 4);
  };

const boiledPotato = (): string =>
  path(
    'M-44 8 C-46 -20 -20 -36 8 -34 C36 -32 48 -12 44 8 C40 28 20 36 -6 35 C-30 34 -43 26 -44 8 Z',
    ball('#FFF3BE', '#F7DC8A', '#D3A94C'),
  ) +
  path('M-30 -8 C-16 -18 6 -22 24 -16 C12 -8 -12 -4 -30 -8 Z', '#FFF9DC80') +
  gleam(-14, -18, 14, 6, -20, 0.6);

const asparagus = (): string =>
  svg`<g transform="rotate(28)"><rect x="-4.6" y="-40" width="9.2" height="90" rx="4.4" fill="${horizontal('#A9D66E', '#78B54C', '#4C8A3A')}"/>` +
  path('M0 -58 C-8 -50 -8.4 -38 -5 -28 L5 -28 C8.4 -38 8 -50 0 -58 Z', diagonal('#7FAF58', '#456F3E')) +
  line('M-4 -34 L0 -42 L4 -34 M-4 -44 L0 -50 L4 -44', '#2F5A33', 1.8, 0.8) +
  line('M-4 -8 L1 -15 M4 12 L-1 5 M-4 32 L1 25', '#3D7A3C', 2, 0.8) +
  line('M-2 -24 V44', '#D3EFA4', 1.6, 0.7) +
  '</g>';

const wilted = (): string =>
  path(
    'M-44 10 C-48 -14 -26 -30 -8 -20 C2 -38 34 -34 40 -12 C52 6 34 26 18 20 C6 36 -20 34 -26 22 C-36 26 -44 20 -44 10 Z',
    diagonal('#4E9A52', '#276A3A', '#174A28'),
  ) +
  line('M-34 6 C-20 -8 -6 -8 4 4 C14 -10 28 -10 36 0 M-18 18 C-8 8 8 10 16 16', '#8CC878', 3, 0.8) +
  gleam(-14, -12, 10, 3, -20, 0.45);

const onionWedge = (): string =>
  path(
    'M-40 18 C-44 -20 -10 -40 18 -36 C36 -30 42 -6 30 10 C10 26 -24 34 -40 18 Z',
    diagonal('#B0508C', '#7E2A62'),
  ) +
  path('M-30 14 C-32 -14 -6 -28 14 -26 C26 -22 30 -6 22 6 C6 18 -18 24 -30 14 Z', '#F4D9E8') +
  line('M-20 10 C-20 -8 0 -18 14 -18 M-8 10 C-8 0 4 -8 16 -8', '#B85A95', 4, 0.9);

const scramble = (light: string, body: string, dark: string) => (): string =>
  path(
    'M-44 10 C-50 -10 -32 -24 -20 -18 C-18 -38 10 -40 16 -24 C34 -34 52 -14 42 2 C50 20 28 34 14 26 C4 38 -18 36 -22 26 C-34 32 -44 22 -44 10 Z',
    diagonal(light, body, dark),
  ) +
  path('M-34 2 C-32 -12 -14 -14 -8 -6 C-2 -22 18 -20 20 -8 C12 -12 2 -6 -2 4 C-12 -4 -26 -6 -34 2 Z', light) +
  line('M-26 14 C-14 6 0 12 6 18 M8 4 C18 -4 30 -2 34 6', dark, 3, 0.6) +
  gleam(-12, -22, 9, 3, -10, 0.6);

const meatPatty = (random: Random): string =>
  disc(46, '#4E2A14', 0, 9, 34) +
  disc(46, diagonal('#A8693C', '#84492A', '#5C2E16'), 0, 2, 34) +
  disc(38, diagonal('#B97A48', '#935630', '#6E3A1E'), 0, -3, 26) +
  times(16, () =>
    disc(between(random, 2, 5), '#5C2E16', between(random, -30, 30), between(random, -22, 14), 2.4),
  ).join('') +
  times(9, () =>
    disc(between(random, 1.4, 3), '#D9A066', between(random, -30, 30), between(random, -22, 10), 1.6),
  ).join('') +
  times(5, () => disc(2, '#6FA04A', between(random, -28, 28), between(random, -18, 10), 1.4)).join('') +
  gleam(-14, -16, 13, 4, -14, 0.4);

const turkeyStrip = (): string =>
  svg`<g transform="rotate(-14)">${path('M-48 4 C-44 -14 -12 -20 14 -16 C34 -16 50 -8 48 4 C44 18 14 20 -10 18 C-32 18 -48 16 -48 4 Z', vertical('#F3D3A2', '#D9A764', '#A87438'))}${path('M-42 -1 C-36 -12 -10 -15 14 -11 C30 -11 42 -6 42 1 C20 6 -20 8 -42 -1 Z', '#FBE9CC')}${line('M-30 8 C-10 12 14 12 34 8', '#9A6428', 3, 0.6)}</g>`;

const shred = (): string =>
  svg`<g transform="rotate(12)">${path('M-48 0 C-36 -12 -6 -10 14 -12 C32 -14 48 -6 48 2 C38 8 26 6 18 12 C0 8 -18 16 -32 10 C-42 10 -48 6 -48 0 Z', vertical('#FFF3DE', '#EBD0A4', '#CFA870'))}${line('M-40 0 C-18 -6 14 -6 40 -2 M-34 6 C-12 2 8 2 24 4', '#BF9660', 2, 0.7)}</g>`;

const crouton = (): string =>
  dice(
    diagonal('#F6D08A', '#DFA452'),
    vertical('#EDBE74', '#C98A3C'),
    vertical('#C98A3C', '#9A6424'),
    disc(3, '#B87A30', -10, -20, 2) + disc(3, '#B87A30', 12, -22, 2) + disc(3, '#A8702C', -18, 8, 4),
  );

const pasta = (): string =>
  line('M-40 16 C-24 -22 -6 24 8 -8 C16 -26 34 -14 42 4', '#D9A848', 13) +
  line('M-40 14 C-24 -24 -6 22 8 -10 C16 -28 34 -16 42 2', '#FBE29A', 9.5);

export const pieces: Larder = {
  'potato-cube': {
    draw: () =>
      dice(diagonal('#FFF3C4', '#F7DD94'), vertical('#F6DC92', '#E3BE66'), vertical('#E0BA62', '#C29A42')),
    size: 0.36,
  },
  'carrot-cube': {
    draw: () =>
      dice(diagonal('#FFB868', '#FF9A3E'), vertical('#F58C2E', '#DB6E1C'), vertical('#E0761F', '#BC5812')),
    size: 0.27,
  },
  'beet-cube': {
    draw: () =>
      dice(
        diagonal('#C04A78', '#9A2552'),
        vertical('#8E1F4A', '#6B1236'),
        vertical('#751640', '#4E0C28'),
        gleam(-4, -22, 12, 3, -20, 0.5),
      ),
    size: 0.34,
  },
  'tomato-cube': {
    draw: () =>
      dice(
        diagonal('#FF8A6A', '#EE5A3E'),
        vertical('#E04A30', '#BE2E1C'),
        vertical('#CC3A24', '#A02214'),
        disc(4, '#FFDF9A', 2, -18, 2.6),
      ),
    size: 0.27,
  },
  'cucumber-cube': {
    draw: () =>
      dice(diagonal('#EAF6CC', '#CFE8A2'), vertical('#C3E094', '#9CC86C'), vertical('#4E9A4E', '#2F7238')),
    size: 0.27,
  },
  'smoked-tofu': {
    draw: () =>
      dice(diagonal('#D9A96A', '#B47C40'), vertical('#F0DDB8', '#D9BC8A'), vertical('#B98C54', '#946636')),
    size: 0.3,
  },
  crouton: { draw: crouton, size: 0.4 },
  'apple-stick': { draw: () => stick('#FFFDEC', '#FBF3CC', '#EBDCA0', '#C9402E', 15), size: 0.56 },
  'kohlrabi-stick': { draw: () => stick('#FDFBEA', '#F1EFC8', '#DCDDA4', '#B9C07C'), size: 0.62 },
  'soft-carrot-stick': { draw: () => stick('#FFC480', '#FF9E44', '#EE8428', '#C46412'), size: 0.62 },
  'pepper-strip': {
    draw: () =>
      line('M-46 10 C-24 -18 18 -22 46 -4', '#A81E16', 17) +
      line('M-46 7 C-24 -21 18 -25 46 -7', '#EE4A32', 14) +
      line('M-36 -2 C-18 -16 12 -19 32 -12', '#FFA88E', 3.6, 0.9),
    size: 0.66,
  },
  'cabbage-strip': {
    draw: () =>
      line('M-46 8 C-20 -14 10 18 46 -8', '#CBDCA4', 9) + line('M-46 6 C-20 -16 10 16 46 -10', '#F6FAE4', 6),
    size: 0.5,
  },
  'chopped-nuts': {
    draw: bits(['#E9C08A', '#C98F52', '#F3D9AE', '#A8703A'], 20, [3, 6]),
    size: 0.62,
    flat: true,
  },
  'almond-flakes': { draw: bits(['#FFF3D8', '#F3DDB0', '#FBE9C6'], 11, [7, 10]), size: 0.62, flat: true },
  'apple-shreds': {
    draw: bits(['#FFF8DC', '#FBEDC0', '#FFF8DC', '#D9422E', '#F6E3AC'], 26, [7, 12]),
    size: 0.9,
    flat: true,
  },
  'feta-crumbs': { draw: bits(['#FFFFFF', '#F6EFE2', '#FFFDF6'], 13, [4, 8]), size: 0.56, flat: true },
  tahini: { draw: thread('#FBEBC8', '#A8824A'), size: 1.2, flat: true },
  dressing: { draw: thread('#FFFDF2', '#A89A6C'), size: 1.2, flat: true },
  syrup: { draw: thread('#D98A2A', '#8A4A10'), size: 1, flat: true },
  'boiled-potato': { draw: boiledPotato, size: 0.6 },
  'potato-slice': {
    draw: () =>
      disc(42, '#D9AE52', 0, 5) +
      disc(42, diagonal('#F6DB8C', '#E9C264')) +
      disc(37, diagonal('#FFF3C2', '#FAE29A')) +
      gleam(-12, -18, 10, 4, -30, 0.5),
    size: 0.5,
    flat: true,
  },
  asparagus: { draw: asparagus, size: 1 },
  'wilted-spinach': { draw: wilted, size: 0.56 },
  'onion-wedge': { draw: onionWedge, size: 0.5 },
  'scrambled-egg': { draw: scramble('#FFF0A8', '#FFDD6A', '#E0A82E'), size: 0.8 },
  'tofu-crumble': { draw: scramble('#FFF2B0', '#FBD75A', '#C99A20'), size: 0.46 },
  'meat-patty': { draw: meatPatty, size: 1.05 },
  'turkey-strip': { draw: turkeyStrip, size: 0.74 },
  'chicken-shred': { draw: shred, size: 0.6 },
  'short-noodle': { draw: pasta, size: 0.5 },
};
