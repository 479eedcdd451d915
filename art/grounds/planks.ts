import { blur, vertical } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';

interface Timber {
  boards: readonly (readonly [string, string])[];
  gap: string;
  grain: string;
}

const timbers = {
  oak: {
    boards: [
      ['#EBCB9C', '#DFB984'],
      ['#E6C292', '#D8AE78'],
      ['#F0D3A8', '#E4C08E'],
      ['#E2BC8A', '#D3A872'],
    ],
    gap: '#8F6636',
    grain: '#B88A54',
  },
  walnut: {
    boards: [
      ['#7C5438', '#67432B'],
      ['#845B3D', '#6E492F'],
      ['#74503A', '#5F3F29'],
      ['#8A6042', '#734D33'],
    ],
    gap: '#33200F',
    grain: '#4E321F',
  },
  whitewashed: {
    boards: [
      ['#F6F1E8', '#EAE2D5'],
      ['#F1EADF', '#E4DACB'],
      ['#FAF6EE', '#EEE7DB'],
      ['#EDE6DA', '#DFD5C6'],
    ],
    gap: '#A69780',
    grain: '#CFC2AE',
  },
  painted: {
    boards: [
      ['#A9C2BC', '#98B3AD'],
      ['#A3BDB7', '#91ADA7'],
      ['#B0C8C2', '#9EB8B2'],
      ['#9DB8B2', '#8CA8A2'],
    ],
    gap: '#56706B',
    grain: '#829F99',
  },
} as const satisfies Record<string, Timber>;

export type TimberName = keyof typeof timbers;

/** A table of boards from `top` downwards, `w` wide; nearer boards are wider, unless it is seen from above. */
export function planks(
  name: TimberName,
  w: number,
  top: number,
  bottom: number,
  tilt: number,
  random: Random,
): string {
  const { boards, gap, grain } = timbers[name];
  const rows: string[] = [];
  let y = top;
  for (let index = 0; y < bottom; index += 1) {
    const high = 218 * tilt * (1 + (1 - tilt) * 0.9 * ((y - top) / (bottom - top)));
    const [light, dark] = boards[(index * 3 + 1) % boards.length] ?? boards[0];
    const lines = times(7, () => {
      const from = y + between(random, 0.06, 0.94) * high;
      const [a, b] = [between(random, -9, 9) * tilt, between(random, -9, 9) * tilt];
      const start = between(random, -0.3, 0.5) * w;
      return svg`<path d="M${start} ${from} C${start + w * 0.25} ${from + a} ${start + w * 0.45} ${from + b} ${start + w * between(random, 0.5, 0.95)} ${from + a}" stroke-width="${between(random, 1.4, 3.4)}" opacity="${between(random, 0.25, 0.6)}"/>`;
    });
    const knot = { x: between(random, 0.05, 0.95) * w, y: y + high * between(random, 0.3, 0.7) };
    const knots =
      index % 2 === 0
        ? [24, 16, 8].map(
            (r) =>
              svg`<ellipse cx="${knot.x}" cy="${knot.y}" rx="${r * 1.7}" ry="${r * tilt}" stroke-width="2.4" opacity="0.5"/>`,
          )
        : [];
    rows.push(
      svg`<rect x="${-w * 0.3}" y="${y}" width="${w * 1.6}" height="${high + 1}" fill="${vertical(light, light, dark)}"/>`,
      svg`<g fill="none" stroke="${grain}" stroke-linecap="round">${lines}${knots}</g>`,
      svg`<rect x="${-w * 0.3}" y="${y + high - 5 * tilt}" width="${w * 1.6}" height="${5 * tilt}" fill="${gap}" opacity="0.75"/><rect x="${-w * 0.3}" y="${y + high}" width="${w * 1.6}" height="${3 * tilt}" fill="#FFF" opacity="0.28" filter="${blur(1)}"/>`,
    );
    y += high;
  }
  return rows.join('');
}
