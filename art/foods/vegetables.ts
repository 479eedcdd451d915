import { ball, diagonal } from '../paint.ts';
import { svg } from '../svg.ts';
import type { Larder } from './food.ts';
import { disc, gleam, line, path, slice, sphere, spokes } from './shapes.ts';

const tomatoSlice = (): string =>
  slice(
    46,
    diagonal('#F2604A', '#C2301C'),
    '#A82514',
    diagonal('#FA8A6C', '#E5533A'),
    spokes(
      6,
      path('M0 -10 C-12 -14 -15 -30 -8 -36 C-3 -39 3 -39 8 -36 C15 -30 12 -14 0 -10 Z', '#D93C22') +
        disc(2.6, '#FFE3A0', -5, -26, 3.8) +
        disc(2.6, '#FFE3A0', 5, -29, 3.8) +
        disc(2.4, '#FFE3A0', 0, -19, 3.4),
    ),
    gleam(-18, -24, 12, 6),
  );

const stalk = path(
  'M0 -30 L-6 -40 L-18 -40 L-9 -33 L-20 -25 L-5 -27 L2 -18 L6 -28 L20 -27 L9 -34 L15 -43 L4 -38 Z',
  diagonal('#7CC950', '#3C9140'),
);

const cherryTomato = (): string => sphere(44, '#FF8A6B', '#E8402A', '#A81F16') + stalk;

const cherryHalf = (): string =>
  disc(44, '#B0271A', 0, 5) +
  disc(44, ball('#F56A50', '#D5371F')) +
  disc(37, diagonal('#FFA587', '#EE6347')) +
  [-1, 1]
    .map(
      (side) =>
        svg`<g transform="scale(${side} 1)">${path('M6 -28 C26 -28 32 -8 28 8 C24 24 12 30 6 26 C3 10 3 -14 6 -28 Z', '#DB4228')}${disc(3, '#FFE3A0', 16, -12, 4.6)}${disc(3, '#FFE3A0', 20, 4, 4.6)}${disc(3, '#FFE3A0', 13, 16, 4.6)}</g>`,
    )
    .join('') +
  gleam(-16, -24, 12, 5);

const cucumber = (): string =>
  slice(
    46,
    diagonal('#4FA052', '#2C7A3C'),
    '#236531',
    diagonal('#E6F6C4', '#BFE08F'),
    disc(24, '#D3ECA6'),
    spokes(8, disc(3, '#F6FBE0', 0, -15, 6)),
    gleam(-18, -22, 13, 6),
  );

const courgette = (): string =>
  slice(
    45,
    diagonal('#5C9C48', '#33702F'),
    '#2B5F29',
    diagonal('#F4F0BD', '#DCD083'),
    line('M-26 -14 H22 M-34 6 H32 M-22 25 H20', '#B98A3A', 6, 0.75),
    spokes(6, disc(2.4, '#FAF6D2', 0, -16, 5)),
    gleam(-14, -26, 12, 5),
  );

const radish = (): string =>
  slice(
    44,
    diagonal('#F0577F', '#C6264F'),
    '#A91E42',
    diagonal('#FFFFFF', '#F6E9EC'),
    spokes(10, line('M0 -12 V-30', '#F4D3DC', 1.8)),
    gleam(-14, -20, 12, 6),
  );

const carrotCoin = (): string =>
  slice(
    42,
    diagonal('#FFB057', '#EE7A1C'),
    '#CE5F10',
    diagonal('#FFA545', '#F58A26'),
    disc(17, '#FFC06A'),
    spokes(9, line('M0 -19 V-32', '#FFC777', 2.4)),
    gleam(-14, -20, 11, 5),
  );

const beetroot = (): string =>
  slice(
    45,
    diagonal('#A02450', '#6B1238'),
    '#560D2D',
    diagonal('#B73A66', '#86194A'),
    disc(30, 'none'),
    svg`<circle r="29" fill="none" stroke="#D2678D" stroke-width="3" opacity=".7"/><circle r="17" fill="none" stroke="#D2678D" stroke-width="3" opacity=".7"/>`,
    gleam(-16, -22, 13, 6, -30, 0.5),
  );

const onionRing = (): string =>
  svg`<g fill="none"><circle cy="4" r="38" stroke="#6E1F50" stroke-width="12"/><circle r="38" stroke="${diagonal('#D97BB0', '#9C3A78')}" stroke-width="12"/><circle r="34" stroke="#F8E2EE" stroke-width="6"/><circle r="20" stroke="${diagonal('#D58AB6', '#A34A83')}" stroke-width="7"/><circle r="17.5" stroke="#F8E2EE" stroke-width="3.5"/></g>`;

const pepper = (light: string, body: string, dark: string): string =>
  path(
    'M-44 22 C-46 -22 -22 -42 6 -40 C32 -38 46 -20 44 4 C43 14 33 15 30 6 C26 -10 14 -18 0 -17 C-16 -16 -26 -4 -27 22 C-28 34 -43 34 -44 22 Z',
    diagonal(light, body, dark),
  ) + line('M-36 18 C-36 -14 -18 -32 6 -31', '#FFFFFF', 4, 0.45);

const mushroom = (): string =>
  path(
    'M-46 2 C-46 -30 -24 -42 0 -42 C24 -42 46 -30 46 2 C46 14 32 14 22 10 C14 8 13 14 13 24 C13 40 8 46 0 46 C-8 46 -13 40 -13 24 C-13 14 -14 8 -22 10 C-32 14 -46 14 -46 2 Z',
    diagonal('#D9B48C', '#A77B52'),
  ) +
  path(
    'M-38 0 C-38 -24 -20 -34 0 -34 C20 -34 38 -24 38 0 C30 4 20 0 10 0 C6 8 7 16 7 26 C7 36 4 40 0 40 C-4 40 -7 36 -7 26 C-7 16 -6 8 -10 0 C-20 0 -30 4 -38 0 Z',
    diagonal('#FFF6E8', '#EED9BC'),
  ) +
  line('M-26 -4 Q-14 -8 -9 0 M26 -4 Q14 -8 9 0', '#B98C62', 4, 0.8);

export const vegetables: Larder = {
  'tomato-slice': { draw: tomatoSlice, size: 0.85, flat: true },
  'cherry-tomato': { draw: cherryTomato, size: 0.46 },
  'cherry-tomato-half': { draw: cherryHalf, size: 0.46, flat: true },
  'cucumber-slice': { draw: cucumber, size: 0.66, flat: true },
  'courgette-slice': { draw: courgette, size: 0.66, flat: true },
  'radish-slice': { draw: radish, size: 0.46, flat: true },
  'carrot-coin': { draw: carrotCoin, size: 0.46, flat: true },
  'beetroot-slice': { draw: beetroot, size: 0.7, flat: true },
  'onion-ring': { draw: onionRing, size: 0.62, flat: true },
  'red-pepper': { draw: () => pepper('#FF7A5C', '#E23A26', '#A81E16'), size: 0.72 },
  'yellow-pepper': { draw: () => pepper('#FFE27A', '#FFC22E', '#DE8F12'), size: 0.72 },
  'green-pepper': { draw: () => pepper('#A6DB6A', '#5CA843', '#357C34'), size: 0.72 },
  'mushroom-slice': { draw: mushroom, size: 0.62 },
};
