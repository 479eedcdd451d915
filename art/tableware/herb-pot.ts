import { foodNamed } from '../foods/larder.ts';
import { drop, horizontal, vertical } from '../paint.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';
import { footShade } from './shade.ts';

const sprigs: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [-52, -176, -34, 1],
  [58, -170, 36, 1],
  [0, -226, 2, 1.15],
  [-30, -202, -16, 1],
  [36, -204, 20, 1],
  [-72, -138, -60, 0.85],
  [78, -136, 58, 0.85],
  [0, -160, 4, 1.1],
];

/** Basil in a clay pot, its foot at the origin. */
export function herbPot(scale: number): string {
  const random = seeded(5);
  const leaves = sprigs.map(
    ([x, y, turn, size]) =>
      svg`<g filter="${drop(4)}">${at({ x, y, turn, scale: size }, foodNamed('basil').draw(random))}</g>`,
  );
  return at(
    { x: 0, y: 0, scale },
    footShade(78, 24, 0.42),
    svg`<path d="M-72 -108 L-54 -6 Q0 18 54 -6 L72 -108 Z" fill="${horizontal('#E79A6C', '#F3B48A', '#DD8456', '#B5603A')}"/>`,
    svg`<path d="M-84 -126 V-100 Q0 -74 84 -100 V-126 Q0 -146 -84 -126 Z" fill="${horizontal('#EDA67A', '#F8C29C', '#E28E60', '#BE6A42')}"/>`,
    svg`<ellipse cy="-127" rx="76" ry="17" fill="${vertical('#5C3B26', '#3E2617')}"/>`,
    ...leaves,
  );
}
