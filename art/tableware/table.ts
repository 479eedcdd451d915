import { blur, diagonal, halo } from '../paint.ts';
import { svg } from '../svg.ts';
import { linens } from './napkin.ts';
import type { LinenName } from './napkin.ts';

/** A table under linen, with the light of a window lying across it. */
export function tableUnder(linen: LinenName, width: number, height: number): string {
  const { light, body, fold } = linens[linen];
  const pane = (x: number): string =>
    svg`<path d="M${width * x} ${-height * 0.1} L${width * (x + 0.17)} ${-height * 0.1} L${width * (x - 0.13)} ${height * 1.1} L${width * (x - 0.34)} ${height * 1.1} Z"/>`;
  return [
    svg`<rect width="${width}" height="${height}" fill="${diagonal(light, body, body, fold)}"/>`,
    svg`<g fill="#FFF" opacity="${linen === 'leaf' ? 0.07 : 0.34}" filter="${blur(26)}">${[0.3, 0.54, 0.98].map(pane)}</g>`,
    svg`<ellipse cx="${width * 0.2}" cy="${height * 0.06}" rx="${width * 0.6}" ry="${height * 0.6}" fill="${halo('#FFFFFF66', '#FFFFFF00')}"/>`,
    svg`<path d="M${-width * 0.02} ${height * 0.9} C${width * 0.3} ${height * 0.84} ${width * 0.62} ${height * 0.99} ${width * 1.02} ${height * 0.87}" fill="none" stroke="${fold}" stroke-width="${width * 0.02}" opacity="0.35" filter="${blur(16)}"/>`,
  ].join('');
}
