import { blur, diagonal, horizontal, vertical } from '../paint.ts';
import { shadow, wood } from '../palette.ts';
import type { View } from '../plates/view.ts';
import { svg } from '../svg.ts';
import { oval } from './form.ts';
import type { Vessel } from './vessel.ts';

interface Stuff {
  light: string;
  body: string;
  shade: string;
  deep: string;
  grain?: string;
}

const stuffs = {
  beech: { ...wood, grain: wood.shade },
  walnut: { light: '#9C7250', body: '#80583A', shade: '#66432A', deep: '#46290F', grain: '#5A3A22' },
  slate: { light: '#6E7572', body: '#535A57', shade: '#414745', deep: '#2C3130' },
} as const satisfies Record<string, Stuff>;

export type StuffName = keyof typeof stuffs;

const oblong = (rx: number, ry: number, r: number): string =>
  svg`M${-rx + r} ${-ry} H${rx - r} Q${rx} ${-ry} ${rx} ${-ry + r} V${ry - r} Q${rx} ${ry} ${rx - r} ${ry} H${-rx + r} Q${-rx} ${ry} ${-rx} ${ry - r} V${-ry + r} Q${-rx} ${-ry} ${-rx + r} ${-ry} Z`;

/** A board or slab to serve on: round where `deep` is left out, else as long and as deep as that. */
export function slab(stuffName: StuffName, rx: number, view: View, deep?: number): Vessel {
  const stuff: Stuff = stuffs[stuffName];
  const ry = (deep ?? rx) * view.tilt;
  const thick = rx * 0.055 * Math.max(view.upright, 0.25);
  const shape = deep === undefined ? oval({ cx: 0, cy: 0, rx, ry }) : oblong(rx, ry, Math.min(rx, ry) * 0.16);
  const part = (y: number): number => (deep === undefined ? Math.sqrt(1 - y * y) * 0.97 : 0.97);
  const grain = stuff.grain
    ? [-0.84, -0.62, -0.4, -0.14, 0.1, 0.33, 0.58, 0.8].map((y, index) => {
        const [reach, bend] = [part(y) * rx, index % 2 === 0 ? 0.05 : -0.04];
        return svg`<path d="M${-reach} ${ry * y} C${-reach * 0.4} ${ry * (y + bend)} ${reach * 0.3} ${ry * (y - bend)} ${reach} ${ry * (y + bend * 0.4)}" fill="none" stroke="${stuff.grain ?? ''}" stroke-width="${rx * 0.01}" opacity="0.45"/>`;
      })
    : [];
  const behind = [
    svg`<path d="${shape}" transform="translate(${rx * 0.02} ${thick + rx * 0.02})" fill="${shadow}" opacity="0.42" filter="${blur(12)}"/>`,
    svg`<path d="${shape}" transform="translate(0 ${thick})" fill="${horizontal(stuff.shade, stuff.body, stuff.shade, stuff.deep)}"/>`,
    svg`<path d="${shape}" fill="${diagonal(stuff.light, stuff.body, stuff.shade)}"/>`,
    ...grain,
    svg`<path d="${shape}" fill="none" stroke="${vertical('#FFFFFF', '#FFFFFF00')}" stroke-width="4" opacity="0.5"/>`,
  ];
  return {
    behind: behind.join(''),
    front: '',
    area: { cx: 0, cy: 0, rx: rx * 0.86, ry: ry * 0.84 },
    level: { cx: 0, cy: 0, rx: rx * 0.9, ry: ry * 0.9 },
    caster: { slice: () => shape, height: rx * 0.06 },
  };
}
