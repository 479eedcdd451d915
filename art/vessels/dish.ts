import { blur, diagonal, inside, vertical } from '../paint.ts';
import { glazes, shadow } from '../palette.ts';
import type { GlazeName } from '../palette.ts';
import { svg } from '../svg.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';

const box = (rx: number, ry: number, round: number, dy: number, fill: string): string =>
  svg`<rect x="${-rx}" y="${-ry + dy}" width="${rx * 2}" height="${ry * 2}" rx="${round}" fill="${fill}"/>`;

const rounded = (rx: number, ry: number, r: number, dy: number): string =>
  svg`M${-rx + r} ${-ry + dy} H${rx - r} Q${rx} ${-ry + dy} ${rx} ${-ry + r + dy} V${ry - r + dy} Q${rx} ${ry + dy} ${rx - r} ${ry + dy} H${-rx + r} Q${-rx} ${ry + dy} ${-rx} ${ry - r + dy} V${-ry + r + dy} Q${-rx} ${-ry + dy} ${-rx + r} ${-ry + dy} Z`;

/** An oven dish with two handles, and what is baked in it up to the rim. */
export function dish(rx: number, glaze: GlazeName, baked: string): Vessel {
  const { light, body, shade, deep } = glazes[glaze];
  const ry = rx * tilt * 0.92;
  const wall = rx * 0.13;
  const handle = (side: 1 | -1): string =>
    box(rx * 0.12, ry * 0.34, rx * 0.09, 0, diagonal(light, body, shade)).replace(
      '<rect',
      svg`<rect transform="translate(${side * rx * 0.98} ${wall * 0.2})"`,
    );
  const behind = [
    svg`<g opacity="0.32" filter="${blur(Math.round(rx * 0.06))}">${box(rx * 1.02, ry, rx * 0.2, wall * 1.5, shadow)}</g>`,
    handle(-1),
    handle(1),
    box(rx, ry, rx * 0.2, wall, vertical(body, shade, deep)),
    box(rx, ry, rx * 0.2, 0, diagonal(light, body, shade)),
    box(rx * 0.94, ry * 0.92, rx * 0.16, rx * 0.01, diagonal(deep, shade, body)),
    svg`<g clip-path="${inside(rounded(rx * 0.925, ry * 0.895, rx * 0.15, rx * 0.035))}">${baked}</g>`,
  ];
  return { behind: behind.join(''), area: { cx: 0, cy: 0, rx: rx * 0.86, ry: ry * 0.82 }, front: '' };
}
