import type { Caster, Ellipse } from './form.ts';

/** A vessel around the origin: what lies behind the food, where food may lie, and what covers it in front. */
export interface Vessel {
  behind: string;
  area: Ellipse;
  front: string;
  /** Bowls hide the food that sinks behind their front rim. */
  clip?: string;
  /** What throws its shadow across the table. */
  caster?: Caster;
  /** Where what fills it lies level. */
  level?: Ellipse;
}

/** How far the table is tilted towards the eye: the height of a circle, seen from where we sit. */
export const tilt = 0.7;
