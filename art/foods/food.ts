import type { Random } from '../random.ts';

/** A piece of food, drawn around the origin in a box of 100 units. */
export interface Food {
  draw: (random: Random) => string;
  /** Its width beside an avocado half, which is 1. */
  size: number;
  /** It lies flat on what is below it, instead of standing up. */
  flat?: boolean;
}

export type Larder = Readonly<Record<string, Food>>;
