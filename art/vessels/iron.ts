import { blur, diagonal, horizontal, inside, vertical } from '../paint.ts';
import { glazes } from '../palette.ts';
import type { GlazeName } from '../palette.ts';
import type { View } from '../plates/view.ts';
import { svg } from '../svg.ts';
import { oval, roundCaster } from './form.ts';
import type { Vessel } from './vessel.ts';
import type { Ellipse } from './form.ts';

const black = { light: '#74797A', body: '#474C4D', shade: '#303536', deep: '#1C2021' };

interface Cast {
  height: number;
  filled: number;
  handle: 'loops' | 'long';
}

const casts = {
  casserole: { height: 0.5, filled: 0.3, handle: 'loops' },
  skillet: { height: 0.16, filled: 0.6, handle: 'long' },
} as const satisfies Record<string, Cast>;

export type CastName = keyof typeof casts;

/** Cast iron, bare or enamelled outside; the rim is centred on the origin. */
export function iron(name: CastName, rx: number, glaze: GlazeName | undefined, view: View): Vessel {
  const { height, filled, handle } = casts[name];
  const outside = glaze ? glazes[glaze] : black;
  const { tilt } = view;
  const high = rx * height * view.upright;
  const circle = (part: number, y: number): Ellipse => ({
    cx: 0,
    cy: y,
    rx: rx * part,
    ry: rx * part * tilt,
  });
  const painted = (part: number, y: number, fill: string): string =>
    svg`<path d="${oval(circle(part, y))}" fill="${fill}"/>`;
  const loop = (side: 1 | -1): string =>
    svg`<path d="M${side * rx * 0.93} ${-rx * 0.2 * tilt} C${side * rx * 1.32} ${-rx * 0.26 * tilt} ${side * rx * 1.32} ${rx * 0.26 * tilt} ${side * rx * 0.93} ${rx * 0.2 * tilt}" transform="translate(0 ${high * 0.12})" fill="none" stroke="${side < 0 ? outside.body : outside.shade}" stroke-width="${rx * 0.085}"/><path d="M${side * rx * 0.93} ${-rx * 0.2 * tilt} C${side * rx * 1.32} ${-rx * 0.26 * tilt} ${side * rx * 1.32} ${rx * 0.26 * tilt} ${side * rx * 0.93} ${rx * 0.2 * tilt}" transform="translate(${-rx * 0.012} ${high * 0.12 - rx * 0.012})" fill="none" stroke="${outside.light}" stroke-width="${rx * 0.024}" opacity="0.7"/>`;
  const long = svg`M${rx * 0.8} ${-rx * 0.14} C${rx * 1.1} ${-rx * 0.1} ${rx * 1.2} ${-rx * 0.08} ${rx * 1.62} ${-rx * 0.1} A${rx * 0.1} ${rx * 0.1} 0 0 1 ${rx * 1.62} ${rx * 0.1} C${rx * 1.2} ${rx * 0.08} ${rx * 1.1} ${rx * 0.1} ${rx * 0.8} ${rx * 0.14} Z`;
  const grip =
    handle === 'long'
      ? svg`<g transform="scale(1 ${tilt}) rotate(-38)"><path d="${long}" transform="translate(8 22)" fill="#4A2A12" opacity="0.35" filter="${blur(12)}"/><path d="${long}" transform="translate(0 9)" fill="${outside.deep}"/><path d="${long}" fill="${diagonal(outside.light, outside.body, outside.shade)}"/><ellipse cx="${rx * 1.6}" rx="${rx * 0.045}" ry="${rx * 0.03}" fill="${outside.deep}"/></g>`
      : loop(-1) + loop(1);
  const wall = svg`M${-rx} 0 C${-rx} ${high * 0.7} ${-rx * 0.94} ${high} ${-rx * 0.9} ${high} A${rx * 0.9} ${rx * 0.9 * tilt} 0 0 0 ${rx * 0.9} ${high} C${rx * 0.94} ${high} ${rx} ${high * 0.7} ${rx} 0 Z`;
  const inner = 0.945;
  const levelY = high * filled * 0.8 + rx * 0.012;
  const level = { ...circle(inner * 0.965, levelY) };
  const rim = oval(circle(1, 0)) + oval(circle(inner, 0));
  const behind = [
    svg`<path d="${oval({ ...circle(0.94, high), cx: rx * 0.04, cy: high + rx * 0.04 })}" fill="#4A2A12" opacity="0.5" filter="${blur(Math.round(rx * 0.03) + 3)}"/>`,
    grip,
    svg`<path d="${wall}" fill="${horizontal(outside.body, outside.light, outside.body, outside.shade, outside.deep)}"/>`,
    svg`<path d="${wall}" fill="${vertical(`${outside.deep}00`, `${outside.deep}90`)}"/>`,
    painted(1, 0, diagonal(black.light, black.body, black.shade)),
    painted(inner, rx * 0.004, vertical(black.deep, black.shade, black.body)),
    painted(inner * 0.93, levelY, black.shade),
  ];
  const half = svg`M${-rx * 1.1} 0 H${rx * 1.1} V${rx * 1.2} H${-rx * 1.1} Z`;
  const clip = svg`M${-rx * inner} 0 A${rx * inner} ${rx * inner * tilt} 0 0 0 ${rx * inner} 0 L${rx * inner} ${-rx * 3} L${-rx * inner} ${-rx * 3} Z`;
  return {
    behind: behind.join(''),
    front: svg`<path d="${rim}" fill-rule="evenodd" clip-path="${inside(half)}" fill="${diagonal(black.light, black.body, black.light, black.shade)}"/>`,
    clip,
    level,
    area: { cx: 0, cy: levelY, rx: level.rx * 0.9, ry: level.ry * 0.88 },
    caster: roundCaster(
      [
        [rx * 0.92, 0],
        [rx, rx * height],
      ],
      tilt,
      high,
    ),
  };
}
