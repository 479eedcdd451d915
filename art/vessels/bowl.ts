import { blur, diagonal, horizontal, inside, vertical } from '../paint.ts';
import { glazes, shadow } from '../palette.ts';
import type { GlazeName } from '../palette.ts';
import { svg } from '../svg.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';
import type { Ellipse } from './form.ts';

const inner = 0.94;

/** Outer and inner edge of the rim; the even-odd rule leaves the ring between them. */
const ring = (rx: number, ry: number): string => {
  const round = (a: number, b: number): string =>
    svg`M${-a} 0 A${a} ${b} 0 1 1 ${a} 0 A${a} ${b} 0 1 1 ${-a} 0 Z`;
  return round(rx, ry) + round(rx * inner, ry * inner);
};

/** A bowl whose rim is centred on the origin and whose wall reaches down to its foot. */
export function bowl(rx: number, glaze: GlazeName = 'cream', depth = 0.46): Vessel {
  const { light, body, shade, deep } = glazes[glaze];
  const ry = rx * tilt;
  const drop = rx * depth;
  const foot = rx * 0.56;
  const base = drop + foot * 0.72;
  const wall = svg`M${-rx} 0 C${-rx} ${drop * 0.85} ${-foot * 1.4} ${base - foot * 0.1} ${-foot * 0.75} ${base} Q0 ${base + foot * 0.16} ${foot * 0.75} ${base} C${foot * 1.4} ${base - foot * 0.1} ${rx} ${drop * 0.85} ${rx} 0 Z`;
  const frontHalf = svg`M${-rx * 1.1} 0 H${rx * 1.1} V${rx} H${-rx * 1.1} Z`;
  const behind = [
    svg`<ellipse cx="${rx * 0.14}" cy="${base * 0.86}" rx="${rx * 0.94}" ry="${ry * 0.5}" fill="${shadow}" opacity="0.26" filter="${blur(Math.round(rx * 0.07))}"/>`,
    svg`<ellipse cx="${rx * 0.04}" cy="${base * 0.93}" rx="${foot * 1.12}" ry="${foot * 0.32}" fill="${shadow}" opacity="0.5" filter="${blur(Math.round(rx * 0.025))}"/>`,
    svg`<path d="${wall}" fill="${horizontal(body, light, body, shade, deep)}"/>`,
    svg`<path d="${wall}" fill="${vertical(`${deep}00`, `${deep}00`, `${deep}B0`)}"/>`,
    svg`<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="${diagonal(deep, shade, body, light)}"/>`,
    svg`<path d="${ring(rx, ry)}" fill-rule="evenodd" fill="${diagonal(light, body, light, body)}"/>`,
  ];
  const front = [
    svg`<path d="${ring(rx, ry)}" fill-rule="evenodd" clip-path="${inside(frontHalf)}" fill="${diagonal(light, body, light, body)}"/>`,
    svg`<path d="M${-rx * 0.5} ${base * 0.9} C${-rx * 0.72} ${base * 0.8} ${-rx * 0.84} ${base * 0.6} ${-rx * 0.89} ${base * 0.42}" fill="none" stroke="#FFF" stroke-width="${rx * 0.045}" stroke-linecap="round" opacity="0.5" filter="${blur(7)}"/>`,
  ];
  const clip = svg`M${-rx * inner} 0 A${rx * inner} ${ry * inner} 0 0 0 ${rx * inner} 0 L${rx * inner} ${-rx * 3} L${-rx * inner} ${-rx * 3} Z`;
  return {
    behind: behind.join(''),
    area: { cx: 0, cy: ry * 0.04, rx: rx * 0.86, ry: ry * 0.84 },
    front: front.join(''),
    clip,
  };
}

/** The level surface of a soup, a sauce or a porridge in a bowl. */
export const surface = (rx: number): Ellipse => ({
  cx: 0,
  cy: rx * 0.03,
  rx: rx * 0.915,
  ry: rx * tilt * 0.895,
});
