import type { GlazeName } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Placement } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { bowl, surface } from '../vessels/bowl.ts';
import { dish, tray } from '../vessels/dish.ts';
import { glass } from '../vessels/glass.ts';
import { pan } from '../vessels/pan.ts';
import { plate } from '../vessels/plate.ts';
import type { LinenName } from '../tableware/napkin.ts';
import type { Ellipse, Vessel } from '../vessels/vessel.ts';
import type { Arrangement } from './arrange.ts';
import { baseOf } from './base.ts';
import type { BaseName } from './base.ts';
import { leafBed } from './leaf-bed.ts';
import type { Laid } from './serving.ts';

type VesselName = 'plate' | 'bowl' | 'board' | 'pan' | 'glass' | 'tray';

/** How a recipe is served. */
export interface PlateSpec {
  vessel: VesselName;
  /** The colour of the table linen. */
  cloth: LinenName;
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
  /** What lies on the table beside it: up to four whole foods. */
  beside?: readonly string[];
  /** Layers of a glass, from the top down. */
  layers?: readonly [string, string, ...string[]];
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

/** Chooses the vessel, fills it, and says where on the table it stands. */
export function servedIn(spec: PlateSpec, random: Random): Served {
  const glaze: GlazeName = spec.glaze ?? 'cream';
  const filled = (area: Ellipse): string =>
    (spec.base ? baseOf(spec.base, area, random) : '') +
    (spec.leaves ? leafBed(area, spec.leaves, random) : '');
  const centre = { x: 830, y: 600 };
  const how = spec.arrange;
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
      const vessel = board(560);
      return {
        vessel,
        filling: filled(vessel.area),
        origin: { x: 790, y: 610, turn: -4 },
        unit: 320,
        how: how ?? 'clusters',
      };
    }
    case 'tray': {
      const wide = { cx: 0, cy: 0, rx: 760, ry: 540 };
      return {
        vessel: spec.base ? dish(560, spec.glaze ?? 'blush', filled(wide)) : tray(600),
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
