import { blur, diagonal, vertical } from '../paint.ts';
import { shadow } from '../palette.ts';
import { svg } from '../svg.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';

const tin = { light: '#8B918E', body: '#5F6663', dark: '#434947', deep: '#2E3331' };

const box = (rx: number, ry: number, round: number, dy: number, fill: string): string =>
  svg`<rect x="${-rx}" y="${-ry + dy}" width="${rx * 2}" height="${ry * 2}" rx="${round}" fill="${fill}"/>`;

/** A baking tray with paper on it. */
export function tray(rx: number): Vessel {
  const ry = rx * tilt;
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
