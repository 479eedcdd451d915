import { blur, diagonal, horizontal } from '../paint.ts';
import { glazes } from '../palette.ts';
import type { GlazeName } from '../palette.ts';
import { svg } from '../svg.ts';
import { tilt } from '../vessels/vessel.ts';
import { shade } from './shade.ts';

/** A cup on its saucer; the origin is the middle of the saucer. */
export function cup(
  rx: number,
  glaze: GlazeName,
  drink: readonly [string, string] = ['#C98A3C', '#8E5420'],
): string {
  const { light, body, shade: dim, deep } = glazes[glaze];
  const ry = rx * tilt;
  const tall = rx * 0.95;
  const foot = rx * 0.62;
  const saucer = rx * 1.62;
  const side = svg`M${-rx} ${-tall} C${-rx} ${-tall * 0.1} ${-foot * 1.2} ${foot * 0.62} ${-foot * 0.6} ${foot * 0.68} Q0 ${foot * 0.8} ${foot * 0.6} ${foot * 0.68} C${foot * 1.2} ${foot * 0.62} ${rx} ${-tall * 0.1} ${rx} ${-tall} Z`;
  return [
    shade(saucer, saucer * tilt, 0.1),
    svg`<ellipse cy="${rx * 0.07}" rx="${saucer}" ry="${saucer * tilt}" fill="${deep}"/>`,
    svg`<ellipse rx="${saucer}" ry="${saucer * tilt}" fill="${diagonal(light, body, dim)}"/>`,
    svg`<ellipse cy="${rx * 0.04}" rx="${saucer * 0.7}" ry="${saucer * 0.68 * tilt}" fill="${diagonal(dim, body, light)}"/>`,
    svg`<ellipse cx="${rx * 0.2}" cy="${ry * 0.2}" rx="${rx * 0.86}" ry="${ry * 0.6}" fill="#4A2A12" opacity="0.32" filter="${blur(Math.round(rx * 0.09))}"/>`,
    svg`<path d="M${rx * 0.86} ${-tall * 0.82} C${rx * 1.75} ${-tall * 1.02} ${rx * 1.7} ${tall * 0.06} ${rx * 0.66} ${-tall * 0.06}" fill="none" stroke="${deep}" stroke-width="${rx * 0.24}" stroke-linecap="round"/>`,
    svg`<path d="M${rx * 0.86} ${-tall * 0.86} C${rx * 1.7} ${-tall * 1.06} ${rx * 1.66} ${0} ${rx * 0.66} ${-tall * 0.1}" fill="none" stroke="${body}" stroke-width="${rx * 0.19}" stroke-linecap="round"/>`,
    svg`<path d="${side}" fill="${horizontal(body, light, body, dim, deep)}"/>`,
    svg`<ellipse cy="${-tall}" rx="${rx}" ry="${ry}" fill="${diagonal(light, body, light)}"/>`,
    svg`<ellipse cy="${-tall + rx * 0.015}" rx="${rx * 0.91}" ry="${ry * 0.9}" fill="${diagonal(deep, dim)}"/>`,
    svg`<ellipse cy="${-tall + rx * 0.1}" rx="${rx * 0.84}" ry="${ry * 0.78}" fill="${diagonal(drink[1], drink[0])}"/>`,
    svg`<path d="M${-rx * 0.6} ${-tall + rx * 0.02} A${rx * 0.7} ${ry * 0.6} 0 0 1 ${-rx * 0.05} ${-tall - ry * 0.38}" fill="none" stroke="#FFF" stroke-width="${rx * 0.06}" stroke-linecap="round" opacity="0.5" filter="${blur(3)}"/>`,
  ].join('');
}
