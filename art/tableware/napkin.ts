import { blur, diagonal, drop } from '../paint.ts';
import { svg } from '../svg.ts';

interface Linen {
  light: string;
  body: string;
  fold: string;
  hem: string;
}

export const linens = {
  paper: { light: '#FFFFFF', body: '#FFF8EC', fold: '#EADBC4', hem: '#E4CFAF' },
  sage: { light: '#E9F2E7', body: '#CFE0CE', fold: '#AAC6AC', hem: '#8FB294' },
  blush: { light: '#FFEDE2', body: '#F9D3C0', fold: '#E9AF95', hem: '#DD977A' },
  butter: { light: '#FFF0C8', body: '#FFDD8E', fold: '#EDBB55', hem: '#DDA43A' },
  leaf: { light: '#4E8C6E', body: '#2F7156', fold: '#1F5540', hem: '#A9CDB8' },
} as const satisfies Record<string, Linen>;

export type LinenName = keyof typeof linens;

/** A napkin folded twice, w by h around the origin. */
export function napkin(w: number, h: number, linen: LinenName): string {
  const { light, body, fold, hem } = linens[linen];
  const half = svg`M${-w / 2} ${-h / 2 + 8} Q0 ${-h / 2 - 6} ${w / 2} ${-h / 2 + 4} Q${w / 2 + 6} 0 ${w / 2 - 3} ${h / 2} Q0 ${h / 2 + 7} ${-w / 2 + 4} ${h / 2 - 4} Q${-w / 2 - 6} 0 ${-w / 2} ${-h / 2 + 8} Z`;
  return svg`<g filter="${drop(9)}"><path d="${half}" transform="translate(7 9)" fill="${fold}"/><path d="${half}" fill="${diagonal(light, body, body, fold)}"/></g><path d="M${-w * 0.42} ${-h * 0.44} V${h * 0.43}" stroke="${hem}" stroke-width="${w * 0.022}" opacity="0.8"/><path d="M${w * 0.1} ${-h * 0.48} Q${w * 0.18} 0 ${w * 0.08} ${h * 0.48}" fill="none" stroke="${fold}" stroke-width="${w * 0.06}" opacity="0.45" filter="${blur(9)}"/>`;
}
