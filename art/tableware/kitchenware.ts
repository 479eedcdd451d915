import { blur, diagonal, halo, horizontal, vertical } from '../paint.ts';
import type { View } from '../plates/view.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';
import { line, path } from '../foods/shapes.ts';

/** All of it is drawn around the middle of its foot, in a box of about 100 units. */
const pillar = (w: number, foot: number, h: number, tilt: number, fill: string): string =>
  path(
    svg`M${-w} ${-h} L${-foot} 0 A${foot} ${foot * tilt} 0 0 0 ${foot} 0 L${w} ${-h} A${w} ${w * tilt} 0 0 1 ${-w} ${-h} Z`,
    fill,
  );

const top = (w: number, h: number, tilt: number, fill: string): string =>
  svg`<ellipse cy="${-h}" rx="${w}" ry="${w * tilt}" fill="${fill}"/>`;

export function candle({ tilt, upright }: View): string {
  const h = 110 * upright;
  return (
    pillar(58, 58, 26 * upright, tilt, horizontal('#E7B04A', '#FFD98A', '#C58A2C', '#9A6418')) +
    top(58, 26 * upright, tilt, horizontal('#C58A2C', '#E7B04A', '#FFE0A0')) +
    pillar(34, 34, h, tilt, horizontal('#F7E6CC', '#FFFBF0', '#EBD2AE', '#CBA67A')) +
    top(34, h, tilt, halo('#FFF3C0', '#FFE7A8', '#F3D9A8')) +
    line(svg`M0 ${-h} V${-h - 18}`, '#5A3A22', 4) +
    svg`<circle cy="${-h - 40}" r="120" fill="${halo('#FFE9A8C0', '#FFC86640', '#FFC86600')}"/>` +
    path(
      svg`M0 ${-h - 74} C18 ${-h - 48} 17 ${-h - 20} 0 ${-h - 16} C-17 ${-h - 20} -18 ${-h - 48} 0 ${-h - 74} Z`,
      vertical('#FFF8D8', '#FFDE7A', '#FF9E2E'),
    )
  );
}

export function oilBottle({ tilt, upright }: View): string {
  const h = 190 * upright;
  return (
    path(
      svg`M-15 ${-h} L-15 ${-h * 0.7} C-16 ${-h * 0.58} -46 ${-h * 0.56} -46 ${-h * 0.42} L-42 0 A42 ${42 * tilt} 0 0 0 42 0 L46 ${-h * 0.42} C46 ${-h * 0.56} 16 ${-h * 0.58} 15 ${-h * 0.7} L15 ${-h} Z`,
      horizontal('#8A8C2A', '#D9C84A', '#EADF78', '#B7A830', '#6F7222'),
    ) +
    path(svg`M-15 ${-h} L-15 ${-h * 0.68} H15 L15 ${-h} Z`, '#F2F7EC80') +
    line(svg`M-30 ${-h * 0.44} L-28 -6`, '#FFFFFF', 8, 0.55) +
    svg`<rect x="-11" y="${-h - 22}" width="22" height="28" rx="6" fill="${horizontal('#C99A66', '#E5BE8C', '#A87643')}"/>`
  );
}

export function mill({ tilt, upright }: View): string {
  const h = 150 * upright;
  const turned = horizontal('#8A5C38', '#B98256', '#744826', '#4E2E16');
  return (
    path(
      svg`M-32 0 A32 ${32 * tilt} 0 0 0 32 0 C30 ${-h * 0.3} 18 ${-h * 0.34} 20 ${-h * 0.5} C22 ${-h * 0.6} 30 ${-h * 0.64} 28 ${-h * 0.72} H-28 C-30 ${-h * 0.64} -22 ${-h * 0.6} -20 ${-h * 0.5} C-18 ${-h * 0.34} -30 ${-h * 0.3} -32 0 Z`,
      turned,
    ) +
    svg`<ellipse cy="${-h * 0.84}" rx="27" ry="${27 * Math.max(tilt, 0.75)}" fill="${turned}"/><circle cy="${-h * 1.02}" r="8" fill="#E5C07A"/>`
  );
}

export function jug({ tilt, upright }: View, fill = '#FFFDF6'): string {
  const h = 110 * upright;
  return (
    svg`<path d="M40 ${-h * 0.86} C86 ${-h * 0.9} 80 ${-h * 0.1} 36 ${-h * 0.2}" fill="none" stroke="#D9CBB4" stroke-width="13"/>` +
    path(
      svg`M-40 ${-h} C-38 ${-h * 0.7} -56 ${-h * 0.4} -46 0 A46 ${46 * tilt} 0 0 0 46 0 C56 ${-h * 0.4} 38 ${-h * 0.7} 40 ${-h} Z`,
      horizontal('#F3E8D6', '#FFFFFF', '#EFE2CC', '#C9B698'),
    ) +
    top(41, h, tilt, '#FFFFFF') +
    svg`<ellipse cy="${-h + 3}" rx="36" ry="${36 * tilt * 0.94}" fill="${vertical('#D9CBB4', fill)}"/>` +
    path(svg`M-40 ${-h} Q-58 ${-h - 8} -60 ${-h - 2} Q-50 ${-h + 16} -36 ${-h + 12} Z`, '#F6ECDC')
  );
}

export function cookbook(): string {
  return (
    svg`<rect x="-62" y="-82" width="134" height="176" rx="8" fill="#4A2A12" opacity="0.36" filter="${blur(6)}"/>` +
    svg`<rect x="-60" y="-80" width="126" height="168" rx="4" fill="#F3E7D2"/><path d="M-54 86 H64 M66 -70 V84" stroke="#D3BF9C" stroke-width="2"/>` +
    svg`<rect x="-64" y="-86" width="126" height="168" rx="7" fill="${diagonal('#4E9070', '#2F7156', '#1F5E45')}"/><rect x="-64" y="-86" width="16" height="168" rx="6" fill="#174B37" opacity="0.6"/>` +
    svg`<circle cx="8" cy="-14" r="34" fill="#FFF3DC"/><path d="M8 8 C-12 -4 -10 -28 8 -38 C26 -28 28 -4 8 8 Z" fill="#C7381F"/><path d="M8 6 V-30" stroke="#FFF3DC" stroke-width="2.6"/><rect x="-20" y="40" width="56" height="7" rx="3.5" fill="#FFD166"/><rect x="-8" y="54" width="32" height="5" rx="2.5" fill="#A9CDB8"/>`
  );
}

/** A cloth dropped on the table: creased, one corner folded over. */
export function rumpled([light, body, fold, hem]: readonly [string, string, string, string]): string {
  const edge =
    'M-84 -62 C-50 -76 -18 -58 10 -68 C42 -78 66 -62 88 -66 C80 -34 94 -10 84 18 C76 44 86 58 78 72 C44 64 18 80 -14 72 C-44 66 -66 78 -90 66 C-80 40 -94 16 -86 -10 C-80 -30 -90 -46 -84 -62 Z';
  return (
    svg`<path d="${edge}" transform="translate(5 8)" fill="#4A2A12" opacity="0.36" filter="${blur(7)}"/>` +
    path(edge, diagonal(light, body, body, fold)) +
    svg`<g fill="none" stroke-linecap="round" filter="${blur(4)}"><path d="M-70 -40 C-30 -20 -10 -34 30 -6 C50 8 66 40 74 60" stroke="${fold}" stroke-width="10" opacity="0.7"/><path d="M-62 -52 C-24 -32 -4 -46 36 -18 C56 -4 72 28 80 48" stroke="#FFF" stroke-width="8" opacity="0.6"/><path d="M-80 40 C-50 20 -30 46 10 30 C24 24 30 10 26 -6" stroke="${fold}" stroke-width="9" opacity="0.6"/><path d="M-78 28 C-48 8 -28 34 8 20" stroke="#FFF" stroke-width="7" opacity="0.55"/></g>` +
    line('M-78 -52 C-48 -66 -18 -48 10 -58 C40 -68 62 -52 80 -56', hem, 3, 0.9) +
    line('M-82 56 C-62 68 -44 56 -14 62 C18 70 44 54 72 62', hem, 3, 0.9)
  );
}

export const chopsticks = (): string =>
  [
    [-5, -2],
    [6, 3],
  ]
    .map(
      ([x = 0, turn = 0]) =>
        svg`<g transform="translate(${x} 0) rotate(${turn})"><rect x="-1" y="-48" width="5" height="100" rx="2" fill="#4A2A12" opacity="0.3" filter="${blur(1)}"/><path d="M-2.6 -50 H2.6 L1.3 50 H-1.3 Z" fill="${horizontal('#B5402A', '#DD6A50', '#8E2A18')}"/><path d="M-2.6 -50 H2.6 L2.4 -40 H-2.4 Z" fill="#F3D9A0"/></g>`,
    )
    .join('');

export const scattered =
  (colours: readonly string[], size: readonly [number, number], count: number) =>
  (random: Random): string =>
    times(count, (index) => {
      const [angle, far] = [between(random, 0, 6.28), Math.sqrt(random()) * 50];
      const [rx, ry] = [between(random, size[0], size[1]), between(random, size[0], size[1])];
      return svg`<ellipse cx="${Math.cos(angle) * far + 0.6}" cy="${Math.sin(angle) * far + 1}" rx="${rx}" ry="${ry}" fill="#4A2A12" opacity="0.25"/><ellipse cx="${Math.cos(angle) * far}" cy="${Math.sin(angle) * far}" rx="${rx}" ry="${ry}" fill="${colours[index % colours.length] ?? ''}"/>`;
    }).join('');
