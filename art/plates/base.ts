import type { Ellipse } from '../vessels/form.ts';
import { blur, diagonal, halo } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import { bases } from './bases.ts';
import type { BaseName, Grain, Liquid, Strands } from './bases.ts';

const dot = (area: Ellipse, random: Random, reach: number): { x: number; y: number } => {
  const angle = random() * Math.PI * 2;
  const far = Math.sqrt(random()) * reach;
  return { x: area.cx + Math.cos(angle) * far * area.rx, y: area.cy + Math.sin(angle) * far * area.ry };
};

const pool = ({ cx, cy, rx, ry }: Ellipse, [light, body, dark]: readonly [string, string, string]): string =>
  svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${diagonal(dark, body, light)}"/>` +
  svg`<ellipse cx="${cx}" cy="${cy + ry * 0.02}" rx="${rx * 0.95}" ry="${ry * 0.94}" fill="${halo(light, body, `${body}00`)}"/>`;

function liquid(area: Ellipse, { colours, swirl, bits }: Liquid, random: Random): string {
  const { cx, cy, rx, ry } = area;
  const chunks = bits
    ? times(26, () => {
        const { x, y } = dot(area, random, 0.88);
        const size = between(random, rx * 0.012, rx * 0.035);
        return svg`<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.7}" fill="${bits}" opacity="0.8"/>`;
      }).join('')
    : '';
  const poured = swirl
    ? svg`<path d="M${cx - rx * 0.62} ${cy + ry * 0.1} C${cx - rx * 0.6} ${cy - ry * 0.62} ${cx + rx * 0.62} ${cy - ry * 0.66} ${cx + rx * 0.6} ${cy + ry * 0.02} C${cx + rx * 0.58} ${cy + ry * 0.6} ${cx - rx * 0.36} ${cy + ry * 0.56} ${cx - rx * 0.34} ${cy + ry * 0.04} C${cx - rx * 0.3} ${cy - ry * 0.3} ${cx + rx * 0.28} ${cy - ry * 0.3} ${cx + rx * 0.26} ${cy + ry * 0.06}" fill="none" stroke="${swirl}" stroke-width="${rx * 0.05}" stroke-linecap="round" opacity="0.85" filter="${blur(2)}"/>`
    : '';
  const shine = svg`<path d="M${cx - rx * 0.82} ${cy - ry * 0.14} A${rx * 0.86} ${ry * 0.86} 0 0 1 ${cx - rx * 0.28} ${cy - ry * 0.79}" fill="none" stroke="#FFF" stroke-width="${rx * 0.03}" stroke-linecap="round" opacity="0.4" filter="${blur(4)}"/>`;
  return pool(area, colours) + chunks + poured + shine;
}

function grain(area: Ellipse, { colours, grains, shape }: Grain, random: Random): string {
  const scale = area.rx / 380;
  const one = (): string => {
    const { x, y } = dot(area, random, 0.96);
    const colour = random() < 0.5 ? grains[0] : random() < 0.6 ? colours[1] : grains[1];
    return svg`<ellipse rx="${shape[0] * scale}" ry="${shape[1] * scale}" fill="${colour}" transform="translate(${x} ${y}) rotate(${between(random, -70, 70)})"/>`;
  };
  return pool(area, colours) + times(620, one).join('');
}

function strands(area: Ellipse, { colours: [light, body, dark] }: Strands, random: Random): string {
  const { cx, cy, rx, ry } = area;
  const count = 64;
  const loop = (index: number): string => {
    const part = 0.16 + 0.78 * Math.sqrt(1 - index / count);
    const lift = (index / count) * ry * 0.12;
    const wide = rx * part * between(random, 0.86, 1);
    const tall = wide * between(random, 0.72, 0.95);
    const shape = svg`<ellipse rx="${wide}" ry="${tall}" pathLength="100" stroke-dasharray="${between(random, 30, 62)} 100"`;
    const place = svg`translate(${cx} ${cy - lift}) scale(1 ${ry / rx}) rotate(${between(random, 0, 360)})`;
    return svg`<g transform="${place}">${shape} stroke="${dark}" stroke-width="${rx * 0.062}"/>${shape} stroke="${index % 3 === 0 ? light : body}" stroke-width="${rx * 0.046}"/></g>`;
  };
  const heap = svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.9}" ry="${ry * 0.9}" fill="${diagonal(body, dark)}"/>`;
  return heap + svg`<g fill="none" stroke-linecap="round">${times(count, loop)}</g>`;
}

export function baseOf(name: BaseName, area: Ellipse, random: Random): string {
  const base = bases[name];
  if (base.kind === 'liquid') return liquid(area, base, random);
  return base.kind === 'grain' ? grain(area, base, random) : strands(area, base, random);
}
