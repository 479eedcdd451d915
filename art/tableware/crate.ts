import { blur, diagonal, drop, vertical } from '../paint.ts';
import { shadow, wood } from '../palette.ts';
import { svg } from '../svg.ts';

const slat = (x: number, y: number, w: number, h: number): string =>
  svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="${vertical(wood.light, wood.body, wood.shade)}"/>`;

/** A wooden market crate, 400 units wide, its foot on the origin; `content` shows above its front. */
export function crate(content: string): string {
  return [
    svg`<ellipse cx="20" cy="2" rx="224" ry="36" fill="${shadow}" opacity="0.38" filter="${blur(12)}"/>`,
    svg`<path d="M-186 -210 H186 L198 -150 H-198 Z" fill="${diagonal('#9A6B3A', '#7A5028')}"/>`,
    content,
    svg`<g filter="${drop(4)}">${slat(-200, -160, 400, 70)}${slat(-196, -80, 392, 70)}</g>`,
    svg`<rect x="-184" y="-166" width="30" height="162" rx="8" fill="${wood.shade}"/><rect x="154" y="-166" width="30" height="162" rx="8" fill="${wood.shade}"/>`,
    ...[-169, 169].flatMap((x) =>
      [-126, -46].map((y) => svg`<circle cx="${x}" cy="${y}" r="5" fill="${wood.deep}"/>`),
    ),
  ].join('');
}
