import { ball, blur, diagonal, drop, horizontal } from '../paint.ts';
import { glazes, shadow } from '../palette.ts';
import { svg } from '../svg.ts';

const { light, body, shade, deep } = glazes.leaf;

const cushion = (side: 1 | -1): string =>
  svg`<g transform="translate(${side * 118} 62) rotate(${side * -10})"><rect x="-40" y="-66" width="80" height="132" rx="40" fill="${deep}"/><rect x="${side * -34 - 30}" y="-58" width="60" height="116" rx="30" fill="${horizontal('#F6E3CE', '#E9CBA9', '#CFA880')}"/><rect x="-34" y="-66" width="72" height="128" rx="36" fill="${ball(light, body, shade)}"/><ellipse cx="${-8}" cy="-34" rx="12" ry="20" fill="#FFF" opacity="0.3" filter="${blur(4)}"/></g>`;

/** Headphones that stand on their cushions, 300 units wide around the origin. */
export const headphones = (): string =>
  svg`<ellipse cx="16" cy="126" rx="170" ry="28" fill="${shadow}" opacity="0.36" filter="${blur(10)}"/>` +
  svg`<g filter="${drop(4)}"><path d="M-122 50 C-140 -180 140 -180 122 50" fill="none" stroke="${deep}" stroke-width="30" stroke-linecap="round"/><path d="M-122 44 C-138 -184 138 -184 122 44" fill="none" stroke="${diagonal(light, body, shade)}" stroke-width="24" stroke-linecap="round"/><path d="M-78 -76 C-44 -118 44 -118 78 -76" fill="none" stroke="#F3D9BC" stroke-width="17" stroke-linecap="round"/></g>` +
  cushion(-1) +
  cushion(1);
