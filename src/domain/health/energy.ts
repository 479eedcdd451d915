import { baseMetabolism, type BiologicalGender, type Measures } from './body.ts';

/**
 * Activity levels by the German Nutrition Society (DGE), each with the lower end of its range (1.2–1.3, 1.4–1.5,
 * 1.6–1.7, 1.8–1.9, 2.0–2.4), as people tend to overestimate theirs.
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
  /** Physical activity level: the day's energy as a multiple of the resting energy. */
  pal: number;
}

/** Kilocalories a day below which a plan needs a doctor, whatever a formula says. */
const leastEnergy: Record<BiologicalGender, number> = { FEMALE: 1_200, MALE: 1_500 };

/** Kilocalories per kilogram of body weight, the usual rule of thumb. */
export const energyOfKilogram = 7_700;

/** Kilocalories a day: at rest, in total, and the least that a safe plan allows. */
export function energyOf({ gender, age, pal, ...measures }: EnergyBody) {
  const base = baseMetabolism(gender, age, measures);
  return { base, need: Math.round(base * pal), floor: Math.max(base, leastEnergy[gender]) };
}
