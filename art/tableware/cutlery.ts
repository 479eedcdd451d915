import { drop, horizontal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';

const steel = horizontal('#D9D6D0', '#FBFAF7', '#C4BFB6', '#A39D92');
const neck = vertical('#EFECE6', '#B8B2A7');

const lay = (...shapes: string[]): string => svg`<g filter="${drop(2)}">${shapes}</g>`;

/** Cutlery stands upright around the origin and is 100 units long. */
export const fork = (): string =>
  lay(
    svg`<path d="M-2.6 -8 L-1.9 46 A1.9 2.6 0 0 0 1.9 46 L2.6 -8 Z" fill="${steel}"/>`,
    svg`<path d="M-6.4 -48 Q-5.6 -50 -4.8 -48 L-4.6 -30 H-3 L-2.7 -48 Q-1.9 -50 -1.1 -48 L-0.8 -30 H0.8 L1.1 -48 Q1.9 -50 2.7 -48 L3 -30 H4.6 L4.8 -48 Q5.6 -50 6.4 -48 L6.8 -26 C6.8 -15 4 -13 2.6 -6 H-2.6 C-4 -13 -6.8 -15 -6.8 -26 Z" fill="${steel}"/>`,
  );

export const knife = (): string =>
  lay(
    svg`<path d="M-2.2 4 L-2 46 A2 2.6 0 0 0 2 46 L2.4 4 Z" fill="${neck}"/>`,
    svg`<path d="M-2.4 5 L-2.8 -44 Q-2.6 -50 0 -50 C4.4 -44 5.4 -20 3.6 5 Z" fill="${steel}"/>`,
  );

export const spoon = (): string =>
  lay(
    svg`<path d="M-2.2 -20 L-1.9 46 A1.9 2.6 0 0 0 1.9 46 L2.2 -20 Z" fill="${neck}"/>`,
    svg`<ellipse cy="-34" rx="8.4" ry="15" fill="${steel}"/>`,
    svg`<ellipse cx="0.6" cy="-33" rx="6.2" ry="12" fill="${vertical('#B4AEA4', '#E9E6E0', '#FFFFFF')}"/>`,
  );
