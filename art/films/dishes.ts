import { baseOf } from '../plates/base.ts';
import type { BaseName } from '../plates/bases.ts';
import { leafBed } from '../plates/leaf-bed.ts';
import { seeded } from '../random.ts';
import type { GlazeName } from '../palette.ts';
import type { Laid } from '../plates/serving.ts';

export interface Dish {
  glaze: GlazeName;
  base?: BaseName;
  leaves?: readonly string[];
  laid: readonly Laid[];
  /** What hops out of the crate for it. */
  from: string;
  x: number;
  y: number;
}

export const plateWidth = 118;
const well = { cx: 0, cy: 1, rx: plateWidth * 0.74, ry: plateWidth * 0.5 };

export const bedOf = ({ base, leaves }: Dish, index: number): string =>
  (base ? baseOf(base, well, seeded(index + 3)) : '') +
  (leaves ? leafBed(well, leaves, seeded(index + 3)) : '');

/** Five suppers out of one crate. */
export const dishes: readonly Dish[] = [
  {
    glaze: 'cream',
    base: 'spaghetti',
    from: 'tomato',
    x: 356,
    y: 118,
    laid: [
      ['tomato-slice', -0.34, 0.06, 0.8, 10],
      ['tomato-slice', 0.3, 0.16, 0.8, -10],
      ['basil', 0, -0.24, 1, 0],
      ['parmesan-flakes', 0, 0.2, 0.9, 0],
    ],
  },
  {
    glaze: 'blush',
    leaves: ['leafy-green', 'spinach'],
    from: 'leafy-green',
    x: 604,
    y: 118,
    laid: [
      ['egg-half', -0.36, -0.06, 0.9, -10],
      ['egg-half', 0.1, 0.18, 0.9, 12],
      ['cherry-tomato', 0.5, -0.1, 1, 0],
      ['cherry-tomato', 0.34, -0.34, 1, 0],
    ],
  },
  {
    glaze: 'leaf',
    base: 'pumpkin-soup',
    from: 'carrot',
    x: 480,
    y: 270,
    laid: [
      ['yoghurt', -0.1, 0, 0.8, 0],
      ['parsley', 0.2, -0.12, 1, 14],
      ['pumpkin-seeds', 0.1, 0.3, 0.9, 0],
    ],
  },
  {
    glaze: 'cream',
    from: 'broccoli',
    x: 356,
    y: 422,
    laid: [
      ['broccoli', -0.46, -0.3, 1, -8],
      ['broccoli', 0.04, -0.42, 1, 8],
      ['yellow-pepper', 0.5, -0.3, 0.9, 10],
      ['cherry-tomato', 0.66, 0, 1, 0],
      ['roast-potato', -0.62, 0.16, 1, 0],
      ['roast-potato', -0.3, 0.36, 1, 10],
      ['roast-potato', -0.16, 0.08, 1, -10],
      ['halloumi', 0.34, 0.22, 0.9, -8],
    ],
  },
  {
    glaze: 'butter',
    base: 'rice',
    from: 'bell-pepper',
    x: 604,
    y: 422,
    laid: [
      ['green-pepper', -0.5, -0.22, 0.9, -10],
      ['red-pepper', -0.3, 0.02, 0.9, 16],
      ['carrot-coin', 0.06, -0.34, 1.1, 0],
      ['carrot-coin', 0.3, -0.3, 1.1, 0],
      ['carrot-coin', 0.52, -0.2, 1.1, 0],
      ['chickpea', 0.1, 0.12, 1.2, 0],
      ['chickpea', 0.3, 0.26, 1.2, 40],
      ['chickpea', 0.42, 0.04, 1.2, 90],
      ['chickpea', 0.14, 0.36, 1.2, 150],
      ['parsley', -0.24, 0.3, 1, 10],
    ],
  },
];
