import { blur, diagonal, halo, horizontal } from '../paint.ts';
import { shadow } from '../palette.ts';
import { times } from '../random.ts';
import { svg } from '../svg.ts';
import type { Caster } from '../vessels/form.ts';

/** When the picture was taken. The light comes from the left; a mirrored picture has it from the right. */
export type LightName = 'morning' | 'noon' | 'evening' | 'dusk';

interface Light {
  /** Where the shadow of something one unit high ends. */
  throws: readonly [dx: number, dy: number];
  dark: number;
  soft: number;
  /** Lies on the table, under the things. */
  onTable: (width: number, height: number, horizon: number) => string;
  /** Lies over everything. */
  overAll: (width: number, height: number) => string;
}

const veil = (w: number, h: number, fill: string, mode: string, opacity = 1): string =>
  svg`<rect x="${-w * 0.02}" y="${-h * 0.02}" width="${w * 1.04}" height="${h * 1.04}" fill="${fill}" opacity="${opacity}" style="mix-blend-mode:${mode}"/>`;

const pool = (x: number, y: number, r: number, fill: string, mode: string, opacity = 1): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="${fill}" opacity="${opacity}" style="mix-blend-mode:${mode}"/>`;

/** A band of light that falls through one pane of a window. */
const pane = (w: number, h: number, x: number, wide: number, slant: number): string =>
  svg`<path d="M${w * x} ${-h * 0.1} L${w * (x + wide)} ${-h * 0.1} L${w * (x + wide - slant)} ${h * 1.1} L${w * (x - slant)} ${h * 1.1} Z"/>`;

/** A twig before the window: its leaves as soft shadows. */
const twig = (w: number, h: number): string =>
  times(13, (index) => {
    const x = w * (0.5 + index * 0.045);
    const y = h * (0.02 + index * 0.026);
    const turn = index % 2 === 0 ? 62 : -34;
    return svg`<path d="M0 0 C26 -60 26 -130 0 -190 C-26 -130 -26 -60 0 0 Z" transform="translate(${x} ${y}) rotate(${turn + index * 5})"/>`;
  }).join('');

export const lights: Readonly<Record<LightName, Light>> = {
  morning: {
    throws: [0.42, 0.3],
    dark: 0.3,
    soft: 16,
    onTable: (w, h) =>
      svg`<g fill="#FFF6DC" opacity="0.32" filter="${blur(26)}">${[0.3, 0.56, 0.98].map((x) => pane(w, h, x, 0.18, 0.32))}</g>`,
    overAll: (w, h) =>
      pool(w * 0.12, 0, w * 0.7, halo('#FFF1C8A0', '#FFF1C800'), 'screen', 0.4) +
      veil(w, h, diagonal('#FFFFFF', '#FFFFFF', '#F6E2CC'), 'multiply', 0.8),
  },
  noon: {
    throws: [0.14, 0.2],
    dark: 0.34,
    soft: 12,
    onTable: (w, h, horizon) =>
      pool(w * 0.5, h * 0.4, w * 0.8, halo('#FFFFFFB0', '#FFFFFF00'), 'screen') +
      (horizon > 0 ? '' : svg`<g fill="${shadow}" opacity="0.11" filter="${blur(9)}">${twig(w, h)}</g>`),
    overAll: (w, h) => veil(w, h, diagonal('#FFFFFF', '#F7FBFC', '#E3EEF0'), 'multiply'),
  },
  evening: {
    throws: [1.5, 0.42],
    dark: 0.36,
    soft: 11,
    onTable: (w, h) =>
      svg`<g fill="#FFC877" opacity="0.5" filter="${blur(14)}" style="mix-blend-mode:soft-light">${[0.42, 0.74, 1.06].map((x) => pane(w, h, x, 0.24, 0.78))}</g>`,
    overAll: (w, h) =>
      veil(w, h, horizontal('#FFF3DA', '#FFE9C6', '#F2C79C'), 'multiply') +
      pool(0, h * 0.1, w * 0.66, halo('#FFB65A90', '#FFB65A00'), 'soft-light'),
  },
  dusk: {
    throws: [0.9, 0.7],
    dark: 0.5,
    soft: 20,
    onTable: () => '',
    overAll: (w, h) =>
      svg`<rect x="${-w * 0.75}" y="${-h * 0.95}" width="${w * 2.2}" height="${h * 2.5}" fill="${halo('#FFFFFF', '#FFF3DC', '#EFCDAA', '#C39784', '#957276')}" style="mix-blend-mode:multiply"/>` +
      pool(w * 0.3, h * 0.25, w * 0.5, halo('#FFC46A80', '#FFC46A00'), 'screen', 0.75),
  },
};

/** The shadow that a thing of this form throws across the table. */
export function castShadow({ slice, height }: Caster, name: LightName, tilt: number): string {
  const { throws, dark, soft } = lights[name];
  const [dx, dy] = [throws[0] * height, throws[1] * height * tilt];
  const count = Math.max(3, Math.ceil(Math.hypot(dx, dy) / 22));
  const slices = times(count, (index) => {
    const part = index / (count - 1);
    return svg`<path d="${slice(part)}" transform="translate(${dx * part} ${dy * part}) scale(${1 - part * 0.06})"/>`;
  });
  return svg`<g fill="${shadow}" opacity="${dark}" filter="${blur(soft)}">${slices}</g>`;
}
