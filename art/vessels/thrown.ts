import { blur, diagonal, horizontal, inside, vertical } from '../paint.ts';
import { glazes, shadow } from '../palette.ts';
import type { GlazeName } from '../palette.ts';
import type { View } from '../plates/view.ts';
import { between, seeded, times } from '../random.ts';
import { svg } from '../svg.ts';
import { oval, roundCaster } from './form.ts';
import type { Vessel } from './vessel.ts';
import type { Ellipse } from './form.ts';

interface Form {
  /** Radius of the foot and of the floor inside, as parts of the rim's. */
  foot: number;
  floor: number;
  height: number;
  lip: number;
  /** How deep below the rim what fills it lies, from 0 (rim) to 1 (floor). */
  filled: number;
}

const forms = {
  coupe: { foot: 0.66, floor: 0.84, height: 0.13, lip: 0.03, filled: 0.75 },
  rimmed: { foot: 0.58, floor: 0.7, height: 0.12, lip: 0.022, filled: 0.8 },
  'soup-plate': { foot: 0.5, floor: 0.6, height: 0.24, lip: 0.024, filled: 0.42 },
  'pasta-bowl': { foot: 0.5, floor: 0.66, height: 0.34, lip: 0.034, filled: 0.5 },
  'deep-bowl': { foot: 0.5, floor: 0.56, height: 0.62, lip: 0.05, filled: 0.13 },
  'small-bowl': { foot: 0.55, floor: 0.6, height: 0.66, lip: 0.06, filled: 0.15 },
  ramekin: { foot: 0.9, floor: 0.84, height: 0.62, lip: 0.06, filled: 0.14 },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** A round vessel from the potter's wheel, or an enamelled one of its shape; its rim is centred on the origin. */
export function thrown(name: FormName, rx: number, glaze: GlazeName, view: View): Vessel {
  const { foot, floor, height, lip, filled } = forms[name];
  const { light, body, shade: dim, deep, edge, speckle } = glazes[glaze];
  const { tilt } = view;
  const high = rx * height * view.upright;
  const bowed = height > 0.3 ? 0.86 : 0.6;
  const circle = (part: number, y: number): Ellipse => ({
    cx: 0,
    cy: y,
    rx: rx * part,
    ry: rx * part * tilt,
  });
  const ring = (part: number, y: number, fill: string): string =>
    svg`<path d="${oval(circle(part, y))}" fill="${fill}"/>`;
  const inner = 1 - lip;
  const depth = (part: number): Ellipse => circle(mix(inner, floor, part ** 1.5), high * 0.92 * part);
  const footY = high;
  const wall = svg`M${-rx} 0 C${-rx} ${high * bowed} ${-rx * foot * 1.25} ${footY + rx * foot * tilt * 0.5} ${-rx * foot * 0.8} ${footY + rx * foot * tilt * 0.6} A${rx * foot} ${rx * foot * tilt} 0 0 0 ${rx * foot * 0.8} ${footY + rx * foot * tilt * 0.6} C${rx * foot * 1.25} ${footY + rx * foot * tilt * 0.5} ${rx} ${high * bowed} ${rx} 0 Z`;
  const random = seeded(Math.round(rx) + name.length);
  const specks = speckle
    ? times(90, () => {
        const [angle, far] = [between(random, 0, Math.PI * 2), Math.sqrt(random()) * 0.97];
        return svg`<circle cx="${Math.cos(angle) * far * rx}" cy="${Math.sin(angle) * far * rx * tilt}" r="${between(random, 0.8, 2.6)}" fill="${speckle}" opacity="${between(random, 0.3, 0.75)}"/>`;
      }).join('')
    : '';
  const shades = [
    diagonal(deep, dim, body),
    diagonal(dim, body, light),
    diagonal(dim, body, body, light),
    diagonal(body, body, light),
  ];
  const steps = shades.map((fill, index) => svg`<path d="${oval(depth(index / 3))}" fill="${fill}"/>`);
  const rimOf = (fill: string): string => {
    const whole = oval(circle(1, 0)) + oval(circle(inner, 0));
    return svg`<path d="${whole}" fill-rule="evenodd" fill="${fill}"/>`;
  };
  const edged = edge ? diagonal(edge, edge, edge) : diagonal(light, body, light, body);
  const behind = [
    svg`<path d="${oval({ ...circle(foot * 1.16, footY), cx: rx * 0.03, cy: footY + rx * 0.03 })}" fill="${shadow}" opacity="0.5" filter="${blur(Math.round(rx * 0.03) + 2)}"/>`,
    svg`<path d="${wall}" fill="${horizontal(body, light, body, dim, deep)}"/>`,
    svg`<path d="${wall}" fill="${vertical(`${deep}00`, `${deep}00`, `${deep}B0`)}"/>`,
    ring(1, rx * 0.012, diagonal(dim, deep)),
    svg`<g clip-path="${inside(oval(circle(1, 0)))}">${steps}${specks}</g>`,
    rimOf(edged),
    svg`<path d="M${-rx * 0.985} ${-rx * tilt * 0.06} A${rx * 0.985} ${rx * tilt * 0.985} 0 0 1 ${-rx * 0.3} ${-rx * tilt * 0.94}" fill="none" stroke="#FFF" stroke-width="${rx * 0.016}" stroke-linecap="round" opacity="${edge ? 0.35 : 0.7}" filter="${blur(2)}"/>`,
  ];
  const glint =
    high > rx * 0.2
      ? svg`<path d="M${-rx * 0.86} ${high * 0.42} C${-rx * 0.8} ${high * 0.8} ${-rx * 0.66} ${high * 1.05} ${-rx * 0.5} ${high * 1.2}" fill="none" stroke="#FFF" stroke-width="${rx * 0.04}" stroke-linecap="round" opacity="0.4" filter="${blur(6)}"/>`
      : '';
  const half = svg`M${-rx * 1.1} 0 H${rx * 1.1} V${rx * 1.2} H${-rx * 1.1} Z`;
  const front = svg`<g clip-path="${inside(half)}">${rimOf(edged)}</g>${glint}`;
  const level = depth(filled);
  const food = depth(Math.min(filled + 0.1, 1));
  const clip = svg`M${-rx * inner} 0 A${rx * inner} ${rx * inner * tilt} 0 0 0 ${rx * inner} 0 L${rx * inner} ${-rx * 3} L${-rx * inner} ${-rx * 3} Z`;
  return {
    behind: behind.join(''),
    front,
    clip,
    level: { ...level, rx: level.rx * 0.985, ry: level.ry * 0.985 },
    area: { cx: 0, cy: food.cy * 0.8, rx: food.rx * 0.93, ry: food.ry * 0.93 },
    caster: roundCaster(
      [
        [rx * foot, 0],
        [rx * mix(foot, 1, 0.8), rx * height * 0.5],
        [rx, rx * height],
      ],
      tilt,
      footY,
    ),
  };
}
