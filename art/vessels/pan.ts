import { blur, diagonal, horizontal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';
import { shade } from '../tableware/shade.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';

const iron = { light: '#6F7470', body: '#454B48', dark: '#2B302E', deep: '#1B1F1D' };

/** A cast-iron pan, handle to the upper right. */
export function pan(rx: number): Vessel {
  const ry = rx * tilt;
  const wall = rx * 0.13;
  const handle = svg`M${rx * 0.72} ${-ry * 0.72} L${rx * 1.24} ${-ry * 1.16} C${rx * 1.36} ${-ry * 1.26} ${rx * 1.5} ${-ry * 1.1} ${rx * 1.4} ${-ry * 0.98} L${rx * 0.9} ${-ry * 0.44} Z`;
  const inner = 0.93;
  const behind = [
    svg`<g transform="translate(0 ${wall})">${shade(rx * 0.97, ry * 0.97, 0.12)}</g>`,
    svg`<path d="${handle}" transform="translate(10 26)" fill="#4A2A12" opacity="0.3" filter="${blur(14)}"/>`,
    svg`<path d="${handle}" transform="translate(0 12)" fill="${iron.deep}"/>`,
    svg`<path d="${handle}" fill="${diagonal(iron.light, iron.body, iron.dark)}"/>`,
    svg`<ellipse cx="${rx * 1.33}" cy="${-ry * 1.09}" rx="${rx * 0.05}" ry="${rx * 0.03}" transform="rotate(-30 ${rx * 1.33} ${-ry * 1.09})" fill="${iron.deep}"/>`,
    svg`<path d="M${-rx} 0 C${-rx} ${wall} ${-rx * 0.96} ${wall * 1.3} ${-rx * 0.93} ${wall * 1.5} A${rx * 0.94} ${ry * 0.94} 0 0 0 ${rx * 0.93} ${wall * 1.5} C${rx * 0.96} ${wall * 1.3} ${rx} ${wall} ${rx} 0 Z" fill="${horizontal(iron.body, iron.light, iron.body, iron.dark, iron.deep)}"/>`,
    svg`<ellipse rx="${rx}" ry="${ry}" fill="${diagonal(iron.light, iron.body, iron.dark)}"/>`,
    svg`<ellipse cy="${rx * 0.006}" rx="${rx * inner}" ry="${ry * inner}" fill="${vertical(iron.deep, iron.dark, iron.body)}"/>`,
    svg`<ellipse cy="${rx * 0.05}" rx="${rx * 0.87}" ry="${ry * 0.87}" fill="${iron.dark}"/>`,
  ];
  const clip = svg`M${-rx * inner} 0 A${rx * inner} ${ry * inner} 0 0 0 ${rx * inner} 0 L${rx * inner} ${-rx * 3} L${-rx * inner} ${-rx * 3} Z`;
  return {
    behind: behind.join(''),
    area: { cx: 0, cy: rx * 0.03, rx: rx * 0.8, ry: ry * 0.78 },
    front: '',
    clip,
  };
}
