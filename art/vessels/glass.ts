import { blur, horizontal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';
import { footShade } from '../tableware/shade.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';

/** Colours of what is layered in the glass, from the top down. */
export type Layers = readonly [string, string, ...string[]];

/** A tall jar glass with layers inside; the origin is the middle of its rim. */
export function glass(rx: number, layers: Layers, height = 2.1): Vessel {
  const ry = rx * tilt * 0.62;
  const tall = rx * height;
  const taper = 0.86;
  const bottom = rx * taper;
  const wall = (part: number, from: number, to: number): string => {
    const a = rx * part * (1 - (1 - taper) * (from / tall));
    const b = rx * part * (1 - (1 - taper) * (to / tall));
    return svg`M${-a} ${from} L${-b} ${to} A${b} ${ry * 0.9} 0 0 0 ${b} ${to} L${a} ${from} A${a} ${ry * 0.95} 0 0 1 ${-a} ${from} Z`;
  };
  const start = rx * 0.2;
  const step = (tall - start - rx * 0.08) / layers.length;
  const bands = layers.map((colour, index) => {
    const wobble = index === 0 ? 0 : rx * 0.04 * (index % 2 === 0 ? 1 : -1);
    return svg`<path d="${wall(0.95, start + index * step + wobble, tall - rx * 0.06)}" fill="${colour}"/>`;
  });
  const behind = [
    svg`<g transform="translate(${rx * 0.1} ${tall + ry * 0.4})">${footShade(rx * 1.1, ry * 0.9, 0.34)}</g>`,
    svg`<path d="${wall(1, 0, tall)}" fill="#F4FAF8" opacity="0.75"/>`,
    ...bands,
    svg`<path d="${wall(1, 0, tall)}" fill="${horizontal('#4A2A1238', '#FFFFFF30', '#FFFFFF00', '#4A2A1208', '#4A2A1240')}"/>`,
    svg`<path d="M${-rx * 0.72} ${tall * 0.2} L${-rx * 0.64} ${tall * 0.9}" stroke="#FFF" stroke-width="${rx * 0.1}" stroke-linecap="round" opacity="0.6" filter="${blur(5)}"/>`,
    svg`<ellipse rx="${rx}" ry="${ry}" fill="#FFFFFF" opacity="0.6"/>`,
    svg`<ellipse cy="${rx * 0.04}" rx="${rx * 0.93}" ry="${ry * 0.9}" fill="${vertical('#E5DCCB', layers[0])}"/>`,
    svg`<ellipse cx="0" cy="${bottom * 0}" rx="${rx}" ry="${ry}" fill="none" stroke="#FFFFFF" stroke-width="${rx * 0.05}" opacity="0.9"/>`,
  ];
  return { behind: behind.join(''), area: { cx: 0, cy: ry * 0.05, rx: rx * 0.74, ry: ry * 0.62 }, front: '' };
}
