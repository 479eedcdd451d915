import { courseEligibility, type Measures } from '../body.ts';

/** The ranges of the body mass index between which the conditions of the course tell. */
export const bodyMassRanges = ['below-30', 'from-30', 'from-35'] as const;
export type BodyMassRange = (typeof bodyMassRanges)[number];

/** Compared unrounded: 34.99 is not 35. */
export function bodyMassRange(measures: Measures): BodyMassRange {
  const ranges = { eligible: 'below-30', 'ask-doctor': 'from-30', excluded: 'from-35' } as const;
  return ranges[courseEligibility(measures)];
}

/** What a buyer states before booking. It is looked at in the browser and goes nowhere. */
export interface Statement {
  /** To be of age, and that none of the contraindications applies. */
  conditions: boolean;
  range: BodyMassRange | undefined;
  askedDoctor: boolean;
}

export type Verdict = 'may-join' | 'not-possible' | 'conditions-open' | 'range-open' | 'doctor-open';

/** Whether somebody may take part, or what has not been said yet. */
export function verdictOn({ conditions, range, askedDoctor }: Statement): Verdict {
  if (range === 'from-35') return 'not-possible';
  if (!conditions) return 'conditions-open';
  if (range === undefined) return 'range-open';
  return range === 'from-30' && !askedDoctor ? 'doctor-open' : 'may-join';
}
