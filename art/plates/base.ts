import { blur, diagonal, halo } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import type { Ellipse } from '../vessels/vessel.ts';

/** What fills a vessel before anything is laid on it. */
export type BaseName =
  | 'lentil-soup'
  | 'tomato-soup'
  | 'pumpkin-soup'
  | 'green-soup'
  | 'broth'
  | 'curry'
  | 'tomato-sauce'
  | 'stew'
  | 'rice'
  | 'quinoa'
  | 'bulgur'
  | 'lentils'
  | 'porridge'
  | 'yoghurt'
  | 'skyr-berry'
  | 'mash'
  | 'gratin'
  | 'hummus'
  | 'spaghetti'
  | 'oat-bake'
  | 'chestnut-soup';

interface Liquid {
  kind: 'liquid';
  colours: readonly [string, string, string];
  /** Colour of the swirl poured over it. */
  swirl?: string;
  bits?: string;
}

interface Grain {
  kind: 'grain';
  colours: readonly [string, string, string];
  grains: readonly [string, string];
  shape: readonly [number, number];
}

interface Strands {
  kind: 'strands';
  colours: readonly [string, string, string];
}

type Base = Liquid | Grain | Strands;

const bases: Readonly<Record<BaseName, Base>> = {
  'lentil-soup': {
    kind: 'liquid',
    colours: ['#F9B44C', '#EE8F2A', '#CF6A16'],
    swirl: '#FFF3DC',
    bits: '#D9701C',
  },
  'tomato-soup': { kind: 'liquid', colours: ['#F47A52', '#DF4E2C', '#B8321A'], swirl: '#FFEFE0' },
  'pumpkin-soup': { kind: 'liquid', colours: ['#FFC05C', '#F79A2E', '#DB7816'], swirl: '#FFF6E4' },
  'green-soup': { kind: 'liquid', colours: ['#F1F2CC', '#DDE3A8', '#B4C07A'], swirl: '#FFFFF4' },
  broth: { kind: 'liquid', colours: ['#FBE3A0', '#F2C868', '#D9A03E'], bits: '#FFF2C4' },
  curry: { kind: 'liquid', colours: ['#FFD766', '#F6B932', '#D98F14'], bits: '#E29A1E' },
  'tomato-sauce': { kind: 'liquid', colours: ['#EE6A42', '#D64424', '#A62A14'], bits: '#F08058' },
  stew: { kind: 'liquid', colours: ['#C97A42', '#A8572A', '#7A3818'], bits: '#D98C50' },
  yoghurt: { kind: 'liquid', colours: ['#FFFFFF', '#FDF8EE', '#E9DDCB'], swirl: '#F1E6D6' },
  'skyr-berry': { kind: 'liquid', colours: ['#FBDDE4', '#F3B9C8', '#DC8FA6'], swirl: '#FFF4F5' },
  hummus: { kind: 'liquid', colours: ['#FBE9C2', '#F0D198', '#D2A764'], swirl: '#D9AE66' },
  mash: { kind: 'liquid', colours: ['#FFF2C4', '#F9DF98', '#E0BA66'], swirl: '#EBCB80' },
  porridge: {
    kind: 'grain',
    colours: ['#FFF3DC', '#F3DFBE', '#D8BB90'],
    grains: ['#FFFAEE', '#E2C69C'],
    shape: [13, 9],
  },
  rice: {
    kind: 'grain',
    colours: ['#FFFDF6', '#F8F1E2', '#E2D6C0'],
    grains: ['#FFFFFF', '#E9DDC8'],
    shape: [17, 7.5],
  },
  quinoa: {
    kind: 'grain',
    colours: ['#F8E6BE', '#E9CD96', '#C6A365'],
    grains: ['#FFF4D8', '#CFA868'],
    shape: [9, 8],
  },
  bulgur: {
    kind: 'grain',
    colours: ['#F2CE8A', '#DDAE62', '#B98640'],
    grains: ['#FBE2AC', '#BD8A42'],
    shape: [10, 8],
  },
  lentils: {
    kind: 'grain',
    colours: ['#8C7448', '#6E5832', '#4C3B20'],
    grains: ['#A88E5A', '#5A4628'],
    shape: [12, 9],
  },
  gratin: {
    kind: 'grain',
    colours: ['#FFE09A', '#F3BE5A', '#CF8A2C'],
    grains: ['#FFEDB8', '#D38E34'],
    shape: [20, 10],
  },
  'oat-bake': {
    kind: 'grain',
    colours: ['#F6D79A', '#E0AE62', '#B07A34'],
    grains: ['#FBE8BE', '#C98F48'],
    shape: [17, 11],
  },
  'chestnut-soup': { kind: 'liquid', colours: ['#E9CDA0', '#D3AC74', '#AE844C'], swirl: '#FFF6E4' },
  spaghetti: { kind: 'strands', colours: ['#FFE6A4', '#F8CF74', '#DCA546'] },
};

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
