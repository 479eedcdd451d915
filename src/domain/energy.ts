import { baseMetabolism, type BiologicalGender, type Measures } from './body.ts';

/**
 * How active a day is, as the German Nutrition Society (DGE) describes it for energy intake, each with the lower
 * end of its range (1.2–1.3, 1.4–1.5, 1.6–1.7, 1.8–1.9, 2.0–2.4): people tend to think themselves more active.
 */
export const activityLevels = [
  { name: 'resting', pal: 1.2 },
  { name: 'sitting', pal: 1.4 },
  { name: 'mixed', pal: 1.6 },
  { name: 'standing', pal: 1.8 },
  { name: 'physical', pal: 2 },
] as const;

export interface EnergyBody extends Measures {
  gender: BiologicalGender;
  age: number;
  /** Physical activity level: the day's energy as a multiple of the energy at rest. */
  pal: number;
}

/** Kilocalories a day below which nobody should go without a doctor, whatever a formula says. */
const leastEnergy: Record<BiologicalGender, number> = { FEMALE: 1_200, MALE: 1_500 };

/** Kilocalories in a kilogram of body weight, the usual rule of thumb. */
export const energyOfKilogram = 7_700;

/** All in kilocalories a day: at rest, in all, and what a safe plan never goes under. */
export function energyOf({ gender, age, pal, ...measures }: EnergyBody) {
  const base = baseMetabolism(gender, age, measures);
  return { base, need: Math.round(base * pal), floor: Math.max(base, leastEnergy[gender]) };
}
