import { diagonal, halo, inside, vertical } from '../paint.ts';
import { brand } from '../palette.ts';
import { svg } from '../svg.ts';

const frames = {
  blush: ['#FBE3D6', '#F6D3C0', '#EFC1A8'],
  sage: ['#C9DDC7', '#B3CDB2', '#9ABB9C'],
} as const;

/** An arched window with morning behind it: w by h, standing on the origin's line. */
export function morningWindow(w: number, h: number, colour: keyof typeof frames): string {
  const frame = frames[colour];
  const r = w / 2;
  const arch = (inset: number): string =>
    svg`M${-r + inset} 0 V${-h + r} A${r - inset} ${r - inset} 0 0 1 ${r - inset} ${-h + r} V0 Z`;
  return [
    svg`<path d="${arch(0)}" fill="${diagonal(...frame)}"/>`,
    svg`<g clip-path="${inside(arch(34))}">`,
    svg`<rect x="${-r}" y="${-h}" width="${w}" height="${h}" fill="${vertical('#DDEBE4', '#FBEFD8', '#FFE3C2')}"/>`,
    svg`<circle cx="${r * 0.36}" cy="${-h * 0.6}" r="${r * 0.62}" fill="${halo('#FFF3C4', '#FFE39A80', '#FFE39A00')}"/><circle cx="${r * 0.36}" cy="${-h * 0.6}" r="${r * 0.2}" fill="${brand.butter}"/>`,
    svg`<path d="M${-r} ${-h * 0.42} C${-r * 0.5} ${-h * 0.56} ${-r * 0.1} ${-h * 0.44} ${r * 0.2} ${-h * 0.46} C${r * 0.6} ${-h * 0.48} ${r * 0.8} ${-h * 0.54} ${r} ${-h * 0.48} V0 H${-r} Z" fill="#C3D9BF"/>`,
    svg`<path d="M${-r} ${-h * 0.3} C${-r * 0.4} ${-h * 0.42} ${r * 0.2} ${-h * 0.26} ${r} ${-h * 0.4} V0 H${-r} Z" fill="#A6C6A4"/>`,
    svg`<path d="M0 ${-h} V0 M${-r} ${-h * 0.5} H${r}" stroke="${frame[0]}" stroke-width="24"/></g>`,
  ].join('');
}
