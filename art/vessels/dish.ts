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
export function dish(rx: number, glaze: GlazeName, baked: string, seen = tilt): Vessel {
  const { light, body, shade, deep } = glazes[glaze];
  const ry = rx * seen * 0.92;
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

const tin = { light: '#8B918E', body: '#5F6663', dark: '#434947', deep: '#2E3331' };

/** A baking tray with paper on it. */
export function tray(rx: number, seen = tilt): Vessel {
  const ry = rx * seen;
  const paper = svg`M${-rx * 0.93} ${-ry * 0.9} L${-rx * 0.3} ${-ry * 0.95} L${rx * 0.4} ${-ry * 0.9} L${rx * 0.94} ${-ry * 0.94} L${rx * 0.9} ${ry * 0.2} L${rx * 0.95} ${ry * 0.93} L${rx * 0.1} ${ry * 0.88} L${-rx * 0.94} ${ry * 0.94} L${-rx * 0.9} ${ry * 0.1} Z`;
  const behind = [
    svg`<g opacity="0.3" filter="${blur(Math.round(rx * 0.06))}">${box(rx * 1.01, ry, rx * 0.12, ry * 0.14, shadow)}</g>`,
    box(rx, ry, rx * 0.12, rx * 0.05, vertical(tin.dark, tin.deep)),
    box(rx, ry, rx * 0.12, 0, diagonal(tin.light, tin.body, tin.dark)),
    box(rx * 0.955, ry * 0.94, rx * 0.09, rx * 0.008, diagonal(tin.deep, tin.dark, tin.body)),
    svg`<path d="${paper}" fill="${diagonal('#FFFBF2', '#F7EAD3', '#EBD8B8')}" stroke="#FFFFFF" stroke-width="3" stroke-linejoin="round"/>`,
  ];
  return { behind: behind.join(''), area: { cx: 0, cy: 0, rx: rx * 0.94, ry: ry * 0.92 }, front: '' };
}
