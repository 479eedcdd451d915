import { foodNamed } from '../foods/larder.ts';
import { blur, diagonal, drop, vertical } from '../paint.ts';
import { brand, shadow } from '../palette.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';

const stations: readonly (readonly [number, number])[] = [
  [-74, 96],
  [-24, 112],
  [32, 92],
  [56, 44],
  [10, 18],
  [-44, 0],
  [-52, -52],
  [4, -72],
];

/** The workbook of the course, lying down: eight stations on a path, and a leaf where it ends. 240 by 320 around the origin. */
export function workbook(done = 3): string {
  const road = stations.map(([x, y], index) => svg`${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const dots = stations.map(
    ([x, y], index) =>
      svg`<circle cx="${x}" cy="${y}" r="15" fill="${index < done ? brand.butter : '#FFFAF3'}"/>`,
  );
  return (
    svg`<rect x="-112" y="-146" width="240" height="320" rx="18" fill="${shadow}" opacity="0.35" filter="${blur(9)}"/>` +
    svg`<rect x="-116" y="-152" width="240" height="320" rx="16" fill="#EADBC4"/><rect x="-118" y="-156" width="238" height="318" rx="14" fill="#FFFDF8"/>` +
    svg`<rect x="-120" y="-164" width="240" height="320" rx="16" fill="${diagonal('#4E9070', '#2F7156', brand.leaf)}"/><rect x="-120" y="-164" width="34" height="320" rx="14" fill="#174B37" opacity="0.6"/>` +
    svg`<path d="${road}" fill="none" stroke="#A9CDB8" stroke-width="6" stroke-dasharray="2 13" stroke-linecap="round" stroke-linejoin="round"/>${dots}` +
    at({ x: 56, y: -102, turn: 28, scale: 0.62 }, foodNamed('basil').draw(seeded(1)))
  );
}

const lines = (x: number, y: number, widths: readonly number[]): string =>
  widths
    .map(
      (width, index) =>
        svg`<rect x="${x}" y="${y + index * 26}" width="${width}" height="10" rx="5" fill="#DCCFBB"/>`,
    )
    .join('');

/** An open cookbook: a picture on the left page, a recipe on the right. 560 by 330 around the origin. */
export function openBook(picture: string): string {
  const page = (side: 1 | -1): string =>
    svg`<path d="M0 -140 C${side * 60} -172 ${side * 190} -168 ${side * 270} -146 V146 C${side * 190} 126 ${side * 60} 122 0 156 Z" fill="${side === 1 ? diagonal('#F3E7D4', '#FFFDF8', '#FFF8EC') : diagonal('#FFFFFF', '#FFFBF3', '#EADCC6')}"/>`;
  return (
    svg`<path d="M-282 -140 H282 V166 H-282 Z" transform="translate(8 16)" fill="${shadow}" opacity="0.34" filter="${blur(12)}"/>` +
    svg`<path d="M-284 -136 Q-284 -150 -270 -150 H270 Q284 -150 284 -136 V158 Q284 170 270 170 H20 Q0 184 -20 170 H-270 Q-284 170 -284 158 Z" fill="${vertical('#D9573E', '#B5391F')}"/>` +
    svg`<g transform="translate(0 8)">${page(-1)}${page(1)}</g>` +
    page(-1) +
    page(1) +
    svg`<path d="M0 -140 V156" stroke="#D9C6A8" stroke-width="4" opacity="0.8"/>` +
    svg`<g transform="translate(-140 -8)">${picture}</g>` +
    svg`<rect x="46" y="-106" width="130" height="18" rx="9" fill="${brand.leaf}"/>` +
    lines(46, -66, [180, 156, 184, 120]) +
    lines(46, 54, [176, 140]) +
    svg`<path d="M214 -164 V-40 L232 -56 L250 -40 V-160 Z" fill="${brand.butter}" filter="${drop(2)}"/>`
  );
}
