import type { GroundName, RoomName } from '../grounds/ground.ts';
import type { GlazeName } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Placement } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { bowl, surface } from '../vessels/bowl.ts';
import { dish, tray } from '../vessels/dish.ts';
import { glass } from '../vessels/glass.ts';
import type { Layers } from '../vessels/glass.ts';
import { iron } from '../vessels/iron.ts';
import type { CastName } from '../vessels/iron.ts';
import { jar } from '../vessels/jar.ts';
import type { GlassName } from '../vessels/jar.ts';
import { pan } from '../vessels/pan.ts';
import { plate } from '../vessels/plate.ts';
import { slab } from '../vessels/slab.ts';
import { thrown } from '../vessels/thrown.ts';
import type { FormName } from '../vessels/thrown.ts';
import type { Prop } from '../tableware/props.ts';
import type { Vessel } from '../vessels/vessel.ts';
import type { Ellipse } from '../vessels/form.ts';
import type { Arrangement } from './arrange.ts';
import { baseOf } from './base.ts';
import type { BaseName } from './bases.ts';
import { leafBed } from './leaf-bed.ts';
import type { LightName } from './light.ts';
import type { Laid } from './serving.ts';
import { views } from './view.ts';
import type { Angle } from './view.ts';

/** These are drawn for the chair before the table; a board and a tray may be seen from above too. */
type SeatVesselName = 'plate' | 'bowl' | 'board' | 'pan' | 'glass' | 'tray';

type AnyAngleVesselName = 'round-board' | 'walnut-board' | 'slate' | FormName | CastName | GlassName;

/** How a recipe is served. */
export interface PlateSpec {
  vessel: SeatVesselName | AnyAngleVesselName;
  /** The table, or what covers it. */
  ground: GroundName;
  /** Foods of ours or emoji, the most important first; herbs and seeds are sprinkled over the rest. */
  items: readonly string[];
  seed: number;
  /** What the vessel is filled with under the items. */
  base?: BaseName;
  /** Salad leaves under the items. */
  leaves?: readonly string[];
  glaze?: GlazeName;
  arrange?: Arrangement;
  steam?: boolean;
  /** Food laid by hand over the arrangement. */
  laid?: readonly Laid[];
  /** What lies on the table beside it: up to four whole foods, with napkin and cutlery in their usual place. */
  beside?: readonly string[];
  /** Layers of a glass, from the top down. */
  layers?: Layers;
  angle?: Angle;
  light?: LightName;
  /** Seen in a mirror, so that the light comes from the right. */
  mirror?: boolean;
  /** Degrees by which the camera is turned; only from above. */
  roll?: number;
  /** Where the vessel stands, and how wide half of it is. */
  place?: readonly [x: number, y: number, radius: number, turn?: number];
  /** The width of an avocado half. */
  unit?: number;
  /** What lies behind and around the vessel, instead of `beside`; and what lies before it. */
  props?: readonly Prop[];
  fore?: readonly Prop[];
  /** The room behind a table that is seen from low down. */
  room?: RoomName;
}

interface Served {
  vessel: Vessel;
  filling: string;
  origin: Placement;
  how: Arrangement;
  /** The width of an avocado half here. */
  unit?: number;
}

const shrunk = (area: Ellipse, part: number): Ellipse => ({
  ...area,
  rx: area.rx * part,
  ry: area.ry * part,
});

const centres: Readonly<Record<Angle, Placement>> = {
  above: { x: 800, y: 600 },
  seat: { x: 800, y: 580 },
  low: { x: 800, y: 690 },
};

const slabs = { 'round-board': 'beech', 'walnut-board': 'walnut', slate: 'slate' } as const;

const isSlab = (name: string): name is keyof typeof slabs => name in slabs;
const isCast = (name: string): name is CastName => ['casserole', 'skillet'].includes(name);
const isGlass = (name: string): name is GlassName => ['jar', 'tumbler', 'glass-bowl'].includes(name);

const seats: readonly string[] = [
  'plate',
  'bowl',
  'board',
  'pan',
  'glass',
  'tray',
] satisfies SeatVesselName[];
const isForSeat = (name: PlateSpec['vessel']): name is SeatVesselName => seats.includes(name);

function vesselOf(
  name: AnyAngleVesselName,
  radius: number,
  { glaze, layers, angle = 'seat' }: Pick<PlateSpec, 'glaze' | 'layers' | 'angle'>,
): Vessel {
  const view = views[angle];
  if (isSlab(name))
    return slab(slabs[name], radius, view, name === 'round-board' ? undefined : radius * 0.72);
  if (isCast(name)) return iron(name, radius, glaze, view);
  if (isGlass(name)) return jar(name, radius, layers ?? ['#FFFBF2', '#F3DFBE'], view);
  return thrown(name, radius, glaze ?? 'oat', view);
}

/** Chooses the vessel, fills it, and says where on the table it stands. */
export function servedIn(spec: PlateSpec, random: Random): Served {
  const glaze: GlazeName = spec.glaze ?? 'cream';
  const filled = (area: Ellipse): string =>
    (spec.base ? baseOf(spec.base, area, random) : '') +
    (spec.leaves ? leafBed(area, spec.leaves, random) : '');
  const centre = { x: 830, y: 600 };
  const how = spec.arrange;
  const seen = views[spec.angle ?? 'seat'].tilt;
  if (!isForSeat(spec.vessel)) {
    const vessel = vesselOf(spec.vessel, spec.place?.[2] ?? 520, spec);
    return {
      vessel,
      filling: filled(vessel.level ?? vessel.area),
      origin: centres[spec.angle ?? 'seat'],
      how: how ?? (isCast(spec.vessel) ? 'scatter' : spec.base ? 'middle' : 'clusters'),
    };
  }
  switch (spec.vessel) {
    case 'plate': {
      const vessel = plate(620, glaze);
      return {
        vessel,
        filling: filled(shrunk(vessel.area, 0.94)),
        origin: centre,
        how: how ?? 'clusters',
        ...(spec.items.length === 0 ? { unit: 345 } : {}),
      };
    }
    case 'bowl': {
      const level = surface(560);
      return {
        vessel: bowl(560, glaze),
        filling: filled(level),
        origin: { x: 850, y: 490 },
        how: how ?? (spec.base ? 'middle' : 'clusters'),
        unit: spec.base && !how ? 330 : 290,
      };
    }
    case 'pan': {
      const vessel = pan(565);
      return {
        vessel,
        filling: filled({ ...vessel.area, rx: 565 * 0.87, ry: 565 * 0.7 * 0.87 }),
        origin: { x: 785, y: 650 },
        how: how ?? 'scatter',
      };
    }
    case 'board': {
      const vessel = board(spec.place?.[2] ?? 560, seen);
      return {
        vessel,
        filling: filled(vessel.area),
        origin: { x: 790, y: 610, turn: -4 },
        unit: 320,
        how: how ?? 'clusters',
      };
    }
    case 'tray': {
      const wide = { cx: 0, cy: 0, rx: 760, ry: 540 * (seen / 0.7) };
      const radius = spec.place?.[2];
      return {
        vessel: spec.base
          ? dish(radius ?? 560, spec.glaze ?? 'blush', filled(wide), seen)
          : tray(radius ?? 600, seen),
        filling: '',
        origin: { x: 840, y: 590, turn: -3 },
        how: how ?? 'scatter',
      };
    }
    case 'glass':
      return {
        vessel: glass(300, spec.layers ?? ['#FFFBF2', '#F3DFBE']),
        filling: '',
        origin: { x: 830, y: 390 },
        how: how ?? 'scatter',
        unit: 250,
      };
  }
}
