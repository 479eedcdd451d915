/** Kilograms and centimetres throughout. */
export const biologicalGenders = ['FEMALE', 'MALE'] as const;
export type BiologicalGender = (typeof biologicalGenders)[number];

export interface Measures {
  weight: number;
  height: number;
}

/** Limits of the body mass index that change what we offer. */
const bodyMassLimits = {
  healthyFrom: 18.5,
  healthyBelow: 25,
  doctorFrom: 30,
  excludedFrom: 35,
} as const;

/**
 * The weight in kilograms at which a height reaches a body mass index, unrounded. Comparing weights instead of
 * quotients keeps 34.99… from becoming 35.
 */
const weightAt = (index: number, height: number) => (index * height * height) / 10_000;

export const bodyMassIndex = ({ weight, height }: Measures) => (weight * 10_000) / (height * height);

export const isUnderweight = ({ weight, height }: Measures) =>
  weight < weightAt(bodyMassLimits.healthyFrom, height);

export const lowestHealthyWeight = (height: number) =>
  Math.ceil(weightAt(bodyMassLimits.healthyFrom, height));

/** The classes of the World Health Organization, with neutral names. */
export type BodyMassWord = 'low' | 'middle' | 'above' | 'high' | 'highest';

export function bodyMassWord({ weight, height }: Measures): BodyMassWord {
  const isUnder = (limit: number) => weight < weightAt(limit, height);
  const { healthyFrom, healthyBelow, doctorFrom, excludedFrom } = bodyMassLimits;
  if (isUnder(healthyFrom)) return 'low';
  if (isUnder(healthyBelow)) return 'middle';
  if (isUnder(doctorFrom)) return 'above';
  return isUnder(excludedFrom) ? 'high' : 'highest';
}

/**
 * Resting energy in kilocalories a day: Mifflin, St Jeor et al., “A new predictive equation for resting energy
 * expenditure in healthy individuals”, Am J Clin Nutr 1990;51:241–247.
 */
export const baseMetabolism = (gender: BiologicalGender, age: number, { weight, height }: Measures) =>
  Math.round(10 * weight + 6.25 * height - 5 * age + (gender === 'MALE' ? 5 : -161));
