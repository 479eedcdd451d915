import { foodNamed } from '../foods/larder.ts';
import { blur } from '../paint.ts';
import { baseOf } from '../plates/base.ts';
import type { BaseName } from '../plates/bases.ts';
import { castShadow } from '../plates/light.ts';
import type { LightName } from '../plates/light.ts';
import type { View } from '../plates/view.ts';
import type { GlazeName } from '../palette.ts';
import type { Random } from '../random.ts';
import { at, svg } from '../svg.ts';
import { jar } from '../vessels/jar.ts';
import { roundCaster } from '../vessels/form.ts';
import type { Ring } from '../vessels/form.ts';
import { slab } from '../vessels/slab.ts';
import type { StuffName } from '../vessels/slab.ts';
import { thrown } from '../vessels/thrown.ts';
import type { FormName } from '../vessels/thrown.ts';
import { fork, knife, spoon } from './cutlery.ts';
import { herbPot } from './herb-pot.ts';
import { candle, chopsticks, cookbook, jug, mill, oilBottle, rumpled, scattered } from './kitchenware.ts';
import { linens, napkin } from './napkin.ts';
import type { LinenName } from './napkin.ts';

/** Something beside the dish: what, where, how large, turned how far, and how far out of focus. */
export type Prop = readonly [
  name: string,
  x: number,
  y: number,
  size: number,
  turn?: number,
  blurred?: number,
];

interface Scene {
  view: View;
  light: LightName;
  random: Random;
}

/** Lies flat on the table, so that it turns with it. */
const flat: Readonly<Record<string, (random: Random) => string>> = {
  fork,
  knife,
  spoon,
  chopsticks,
  cookbook,
  crumbs: scattered(['#E3BD80', '#C98F48', '#F0D3A0'], [0.8, 2.2], 34),
  flour: scattered(['#FFFFFF', '#FFFDF6'], [0.5, 1.6], 90),
  pepper: scattered(['#3A2E28', '#5A463A'], [0.7, 1.4], 26),
  seeds: scattered(['#FFF3D2', '#E2C690', '#F6E2B8'], [1, 2], 40),
  cocoa: scattered(['#6A4028', '#4A2A18'], [0.5, 1.5], 90),
};

const draped = (name: string): ((random: Random) => string) | undefined => {
  const [kind, colour = 'paper'] = name.split(':');
  const linen = colour in linens ? (colour as LinenName) : 'paper';
  const { light, body, fold, hem } = linens[linen];
  if (kind === 'napkin') return () => napkin(40, 100, linen);
  return kind === 'cloth' ? () => rumpled([light, body, fold, hem]) : undefined;
};

interface Upright {
  draw: (view: View) => string;
  rings: readonly Ring[];
}

/** Stands on the table, its foot at the place given. */
const upright: Readonly<Record<string, Upright>> = {
  'herb-pot': {
    draw: () => at({ x: 0, y: 0, scale: 0.6 }, herbPot(1)),
    rings: [
      [34, 0],
      [48, 70],
      [58, 120],
    ],
  },
  candle: {
    draw: candle,
    rings: [
      [58, 0],
      [58, 20],
      [34, 30],
      [34, 110],
    ],
  },
  'oil-bottle': {
    draw: oilBottle,
    rings: [
      [42, 0],
      [46, 80],
      [14, 130],
      [14, 190],
    ],
  },
  mill: {
    draw: mill,
    rings: [
      [32, 0],
      [22, 90],
      [28, 130],
    ],
  },
  jug: {
    draw: (view) => jug(view),
    rings: [
      [46, 0],
      [48, 60],
      [40, 110],
    ],
  },
};

interface Filled {
  form: FormName;
  glaze: GlazeName;
  base?: BaseName;
  food?: readonly [name: string, count: number, size: number];
}

/** A little vessel with something in it. */
const filled: Readonly<Record<string, Filled>> = {
  'bowl:nuts': { form: 'small-bowl', glaze: 'oat', food: ['walnut', 7, 0.46] },
  'bowl:almonds': { form: 'small-bowl', glaze: 'clay', food: ['almond', 12, 0.36] },
  'bowl:salt': { form: 'small-bowl', glaze: 'charcoal', base: 'salt' },
  'bowl:yoghurt': { form: 'ramekin', glaze: 'ink', base: 'yoghurt' },
  'bowl:berries': { form: 'small-bowl', glaze: 'enamel', food: ['blueberry', 13, 0.36] },
  'bowl:leaves': { form: 'small-bowl', glaze: 'enamel', food: ['rocket', 9, 0.8] },
  'bowl:salad': { form: 'small-bowl', glaze: 'leaf', food: ['leafy-green', 8, 1.1] },
  'bowl:tomatoes': { form: 'small-bowl', glaze: 'oat', food: ['cherry-tomato-half', 11, 0.44] },
  'bowl:chickpeas': { form: 'small-bowl', glaze: 'moss', food: ['chickpea', 20, 0.26] },
  plate: { form: 'coupe', glaze: 'oat' },
};

function inVessel(
  { form, glaze, base, food }: Filled,
  { view, random }: Scene,
): { drawn: string; caster: ReturnType<typeof roundCaster> | undefined } {
  const vessel = thrown(form, 50, glaze, view);
  const level = vessel.level ?? vessel.area;
  const pieces: string[] = [];
  if (food) {
    const [name, count, size] = food;
    for (let index = 0; index < count; index += 1) {
      const [angle, far] = [index * 2.4, Math.sqrt((index + 0.3) / count) * 0.78];
      const place = {
        x: level.cx + Math.cos(angle) * far * level.rx,
        y: level.cy + Math.sin(angle) * far * level.ry - (1 - far) * 9,
      };
      pieces.push(at({ ...place, turn: angle * 57, scale: size * 0.5 }, foodNamed(name).draw(random)));
    }
  }
  const content = (base ? baseOf(base, level, random) : '') + pieces.join('');
  return { drawn: vessel.behind + content + vessel.front, caster: vessel.caster };
}

/** A board or slab of that stuff, as wide as the size says. */
const boards: Readonly<Record<string, StuffName>> = {
  'board:beech': 'beech',
  'board:walnut': 'walnut',
  'board:slate': 'slate',
};

const water = (view: View): { drawn: string; caster: ReturnType<typeof roundCaster> | undefined } => {
  const vessel = jar('tumbler', 50, ['#E3F0EE', '#D3E6E4'], view);
  return { drawn: vessel.behind + vessel.front, caster: vessel.caster };
};

export function propOf([name, x, y, size, turn = 0, blurred = 0]: Prop, scene: Scene): string {
  const { view, light, random } = scene;
  const scale = size / 100;
  const focus = (markup: string): string =>
    blurred > 0 ? svg`<g filter="${blur(blurred)}">${markup}</g>` : markup;
  const lying = flat[name] ?? draped(name);
  if (lying) return focus(at({ x, y, turn, lie: view.tilt, scale }, lying(random)));
  const stuff = boards[name];
  if (stuff) return focus(at({ x, y, turn }, slab(stuff, size / 2, view, size * 0.25).behind));
  const stands = upright[name];
  if (stands) {
    const shade = castShadow(roundCaster(stands.rings, view.tilt), light, view.tilt);
    return focus(at({ x, y, scale }, shade, stands.draw(view)));
  }
  const vessel = filled[name] ? inVessel(filled[name], scene) : name === 'water' ? water(view) : undefined;
  if (vessel) {
    return focus(
      at({ x, y, scale }, vessel.caster ? castShadow(vessel.caster, light, view.tilt) : '', vessel.drawn),
    );
  }
  const food = foodNamed(name);
  const lie = food.flat ? view.lie : 1;
  const caster = roundCaster(
    [
      [26, 0],
      [40, 30],
      [30, 62],
    ],
    view.tilt,
    0,
  );
  return focus(
    at(
      { x, y: y + size * (food.flat ? 0.06 : 0.3) * view.upright, scale },
      food.flat ? '' : castShadow(caster, light, view.tilt),
      svg`<ellipse cx="5" cy="4" rx="40" ry="${40 * view.tilt * 0.7}" fill="#4A2A12" opacity="0.4" filter="${blur(6)}"/>`,
    ) + at({ x, y, turn, scale, lie }, food.draw(random)),
  );
}
