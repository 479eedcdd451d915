import { blur, diagonal, vertical } from '../paint.ts';
import { glazes } from '../palette.ts';
import type { GlazeName } from '../palette.ts';
import { svg } from '../svg.ts';
import { shade } from '../tableware/shade.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';

export function plate(rx: number, glaze: GlazeName = 'cream'): Vessel {
  const { light, body, shade: dim, deep } = glazes[glaze];
  const ry = rx * tilt;
  const ring = (part: number, dy: number, fill: string): string =>
    svg`<ellipse cx="0" cy="${dy}" rx="${rx * part}" ry="${ry * part}" fill="${fill}"/>`;
  const behind = [
    shade(rx, ry, 0.11),
    ring(1, rx * 0.045, vertical(dim, deep)),
    ring(1, 0, diagonal(light, body, dim)),
    ring(0.975, rx * 0.004, diagonal(light, body, body)),
    ring(0.86, rx * 0.012, diagonal(dim, body, light)),
    ring(0.835, rx * 0.022, diagonal(dim, body, body, light)),
    ring(0.8, rx * 0.024, diagonal(body, body, light)),
    svg`<path d="M${-rx * 0.9} ${-ry * 0.2} A${rx * 0.92} ${ry * 0.92} 0 0 1 ${-rx * 0.3} ${-ry * 0.87}" fill="none" stroke="#FFF" stroke-width="${rx * 0.026}" stroke-linecap="round" opacity="0.75" filter="${blur(4)}"/>`,
  ];
  return {
    behind: behind.join(''),
    area: { cx: 0, cy: rx * 0.012, rx: rx * 0.78, ry: ry * 0.76 },
    front: '',
  };
}
