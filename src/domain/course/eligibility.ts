import { bodyMassWord, type Measures } from '../health/body.ts';
import { ageOn, isDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';

/** The ranges of the body mass index that the course's conditions distinguish. */
export const bodyMassRanges = ['below-18-5', 'below-30', 'from-30', 'from-35'] as const;
export type BodyMassRange = (typeof bodyMassRanges)[number];

/** Compared unrounded: 34.99 is not 35. */
export function bodyMassRange(measures: Measures): BodyMassRange {
  const ranges = {
    ...({ low: 'below-18-5', middle: 'below-30', above: 'below-30' } as const),
    ...({ high: 'from-30', highest: 'from-35' } as const),
  };
  return ranges[bodyMassWord(measures)];
}

/** What a buyer states before booking. It never leaves the browser. */
export interface Statement {
  birthday: string;
  /** Of age, and none of the contraindications applies. */
  conditions: boolean;
  range: BodyMassRange | undefined;
  askedDoctor: boolean;
}

export type Open = 'birthday-open' | 'conditions-open' | 'range-open' | 'doctor-open';

/** `Open` lists what is still to be answered, in the order of the page. */
export type Verdict = 'may-join' | 'not-possible' | readonly Open[];

export function verdictOn({ birthday, conditions, range, askedDoctor }: Statement, today: Day): Verdict {
  const isBirthday = isDay(birthday) && birthday <= today && ageOn(today, birthday) <= 120;
  const isTooYoung = isBirthday && ageOn(today, birthday) < facts.minAge;
  if (range === 'below-18-5' || range === 'from-35' || isTooYoung) return 'not-possible';
  const open: Open[] = [];
  if (!isBirthday) open.push('birthday-open');
  if (!conditions) open.push('conditions-open');
  if (range === undefined) open.push('range-open');
  if (range === 'from-30' && !askedDoctor) open.push('doctor-open');
  return open.length === 0 ? 'may-join' : open;
}
