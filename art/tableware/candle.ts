import { halo, horizontal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';
import { footShade } from './shade.ts';

/** A candle in a glass, its foot at the origin, 150 units high. */
export const candle = (): string =>
  footShade(58, 18, 0.34) +
  svg`<path d="M-56 -112 L-48 -6 Q0 14 48 -6 L56 -112 Z" fill="${horizontal('#F6DCC6', '#FFF1E4', '#F3D2B8', '#D9A887')}"/>` +
  svg`<ellipse cy="-112" rx="56" ry="17" fill="${vertical('#EBC6A8', '#FFF3E6')}"/>` +
  svg`<circle cy="-152" r="58" fill="${halo('#FFE9A690', '#FFE9A600')}"/>` +
  svg`<path d="M0 -112 V-128" stroke="#6B4A2E" stroke-width="5" stroke-linecap="round"/>` +
  svg`<path d="M0 -186 C20 -160 18 -134 0 -126 C-18 -134 -18 -160 0 -186 Z" fill="${vertical('#FFF3B8', '#FFC84A', '#F58A2A')}"/>`;
