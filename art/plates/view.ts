import { tilt } from '../vessels/vessel.ts';

/** Where the camera stands: over the table, on a chair in front of it, or with its chin on the table's edge. */
export type Angle = 'above' | 'seat' | 'low';

export interface View {
  /** The height of a circle that lies on the table, as a part of its width. */
  tilt: number;
  /** How much of an upright height is seen. */
  upright: number;
  /** The squash of flat food. */
  lie: number;
  /** Where the table ends and the room behind it begins. */
  horizon: number;
}

const viewAt = (circle: number, lie: number, horizon = 0): View => ({
  tilt: circle,
  upright: Math.sqrt(1 - circle * circle),
  lie,
  horizon,
});

export const views: Readonly<Record<Angle, View>> = {
  above: viewAt(0.985, 1),
  seat: viewAt(tilt, 0.86),
  low: viewAt(0.36, 0.56, 470),
};
