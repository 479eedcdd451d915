import { blur, horizontal, inside, vertical } from '../paint.ts';
import type { View } from '../plates/view.ts';
import { svg } from '../svg.ts';
import { oval, roundCaster } from './form.ts';
import type { Layers } from './glass.ts';
import type { Vessel } from './vessel.ts';

interface Blown {
  /** Radius of the mouth, of the body and of the foot, as parts of the width; and the height. */
  mouth: number;
  body: number;
  foot: number;
  height: number;
  /** Where the shoulder ends, and how far up it is filled, as parts of the height from the top. */
  shoulder: number;
  filled: number;
}

const shapes = {
  jar: { mouth: 0.8, body: 1, foot: 0.94, height: 2.1, shoulder: 0.2, filled: 0.2 },
  tumbler: { mouth: 1, body: 0.95, foot: 0.8, height: 1.5, shoulder: 0.3, filled: 0.12 },
  'glass-bowl': { mouth: 1, body: 0.98, foot: 0.52, height: 0.72, shoulder: 0.36, filled: 0.12 },
} as const satisfies Record<string, Blown>;

export type GlassName = keyof typeof shapes;

/** Something of glass with what is layered in it, from the top down; the middle of its mouth is the origin. */
export function jar(name: GlassName, rx: number, layers: Layers, view: View): Vessel {
  const { mouth, body, foot, height, shoulder, filled } = shapes[name];
  const { tilt } = view;
  const tall = rx * height * view.upright;
  const bottom = rx * foot * tilt;
  const side = (part: number, from: number): string => {
    const [m, b, f] = [rx * mouth * part, rx * body * part, rx * foot * part];
    const s = tall * shoulder;
    const top = from <= 0 ? m : b;
    const down = name === 'glass-bowl' ? 0.98 : 0.9;
    const shoulders =
      from <= 0 ? svg`M${-m} 0 C${-m} ${s * 0.5} ${-b} ${s * 0.5} ${-b} ${s}` : svg`M${-top} ${from}`;
    const back =
      from <= 0
        ? svg`${b} ${s} C${b} ${s * 0.5} ${m} ${s * 0.5} ${m} 0 A${m} ${m * tilt} 0 0 1 ${-m} 0`
        : svg`${top} ${from} A${top} ${top * tilt} 0 0 1 ${-top} ${from}`;
    return svg`${shoulders} C${-b} ${tall * down} ${-f * 1.02} ${tall} ${-f * 0.94} ${tall + bottom * 0.34} A${f} ${f * tilt} 0 0 0 ${f * 0.94} ${tall + bottom * 0.34} C${f * 1.02} ${tall} ${b} ${tall * down} ${back} Z`;
  };
  const level = tall * filled;
  const widest = rx * (filled < shoulder ? (mouth + body) / 2 : body) * 0.94;
  const step = (tall - level) / layers.length;
  const bands = layers.map((colour, index) => {
    const y = level + step * index;
    const sway = index === 0 ? 0 : rx * 0.05 * (index % 2 === 0 ? 1 : -1);
    return svg`<path d="M${-rx * 1.1} ${y + sway} Q0 ${y + widest * tilt * 1.9 - sway} ${rx * 1.1} ${y - sway} V${tall * 1.5} H${-rx * 1.1} Z" fill="${colour}"/>`;
  });
  const surface = { cx: 0, cy: level, rx: widest, ry: widest * tilt };
  const behind = [
    svg`<ellipse cx="${rx * 0.06}" cy="${tall + bottom * 0.1}" rx="${rx * foot * 1.08}" ry="${bottom * 1.08}" fill="#4A2A12" opacity="0.42" filter="${blur(9)}"/>`,
    svg`<path d="${side(1, 0)}" fill="#EDF5F1" opacity="0.55"/>`,
    svg`<path d="${oval({ cx: 0, cy: 0, rx: rx * mouth, ry: rx * mouth * tilt })}" fill="#FFFFFF" opacity="0.4"/>`,
    svg`<g clip-path="${inside(side(0.95, 0))}">${bands}</g>`,
    svg`<path d="${oval(surface)}" fill="${vertical('#D9CBB0', layers[0], layers[0])}"/>`,
  ];
  const rim = rx * mouth;
  const front = [
    svg`<path d="${side(1, 0)}" fill="${horizontal('#4A2A1240', '#FFFFFF50', '#FFFFFF00', '#4A2A120A', '#4A2A1248')}"/>`,
    svg`<path d="M${-rx * body * 0.8} ${tall * (shoulder + 0.1)} L${-rx * foot * 0.76} ${tall * 0.92}" stroke="#FFF" stroke-width="${rx * 0.085}" stroke-linecap="round" opacity="0.7" filter="${blur(4)}"/>`,
    svg`<path d="M${rx * body * 0.86} ${tall * (shoulder + 0.16)} L${rx * foot * 0.84} ${tall * 0.8}" stroke="#FFF" stroke-width="${rx * 0.03}" stroke-linecap="round" opacity="0.6" filter="${blur(2)}"/>`,
    svg`<path d="M${-rim} 0 A${rim} ${rim * tilt} 0 0 0 ${rim} 0" fill="none" stroke="#FFF" stroke-width="${rx * 0.05}" opacity="0.85"/><path d="M${-rim} 0 A${rim} ${rim * tilt} 0 0 1 ${rim} 0" fill="none" stroke="#FFF" stroke-width="${rx * 0.03}" opacity="0.5"/>`,
  ];
  return {
    behind: behind.join(''),
    front: front.join(''),
    level: surface,
    area: { ...surface, rx: surface.rx * 0.84, ry: surface.ry * 0.8 },
    caster: roundCaster(
      [
        [rx * foot, 0],
        [rx * body, rx * height * 0.6],
        [rx * mouth, rx * height],
      ],
      tilt,
      tall,
    ),
  };
}
