import { drop } from '../paint.ts';
import { at, svg } from '../svg.ts';
import { fork, knife } from '../tableware/cutlery.ts';
import { napkin } from '../tableware/napkin.ts';
import { plate } from '../vessels/plate.ts';
import { onTable } from './stage.ts';

const crumb = (x: number, y: number, size: number, turn: number): string =>
  svg`<path d="M-10 2 C-12 -8 -2 -12 5 -9 C13 -7 13 4 8 8 C0 12 -8 10 -10 2 Z" fill="#D9A05C" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/><path d="M-6 -2 C-4 -7 3 -7 6 -4" fill="none" stroke="#F6CE92" stroke-width="3" stroke-linecap="round" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;

/** Somebody has eaten everything; the crumbs look pleased. */
const crumbs = [
  crumb(-96, -62, 2.1, 10),
  crumb(92, -66, 2, 70),
  crumb(-132, 44, 1.2, 30),
  crumb(-96, 78, 1.35, 90),
  crumb(-48, 100, 1.5, 10),
  crumb(2, 108, 1.3, 50),
  crumb(50, 102, 1.45, 110),
  crumb(98, 80, 1.3, 20),
  crumb(134, 46, 1.15, 140),
  crumb(196, -10, 0.8, 40),
];

export const notFound = onTable(
  'sage',
  at({ x: 176, y: 520, turn: -6 }, napkin(150, 330, 'blush')),
  at({ x: 600, y: 480 }, plate(372).behind, svg`<g filter="${drop(3)}">${crumbs}</g>`),
  at({ x: 158, y: 510, turn: -8, scale: 3.2 }, fork()),
  at({ x: 1030, y: 505, turn: 8, scale: 3.4 }, knife()),
);
