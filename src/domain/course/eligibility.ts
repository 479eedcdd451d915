import { bodyMassWord, type Measures } from '../health/body.ts';
import { ageOn, isDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';

/** The ranges of the body mass index that the course's conditions distinguish, and what each leads to. */
const leadsTo = {
  'below-18-5': 'not-possible',
  'below-30': 'may-join',
  'from-30': 'doctor',
  'from-35': 'not-possible',
} as const;
export type BodyMassRange = keyof typeof leadsTo;
export const bodyMassRanges = [
  'below-18-5',
  'below-30',
  'from-30',
  'from-35',
] as const satisfies BodyMassRange[];
export const asksForDoctor = (range: BodyMassRange | undefined) =>
  range !== undefined && leadsTo[range] === 'doctor';

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
  /** None of the contraindications applies. */
  conditions: boolean;
  range: BodyMassRange | undefined;
  askedDoctor: boolean;
}

type Answer = 'fine' | 'open' | 'not-possible';

function answerOfBirthday(birthday: string, today: Day): Answer {
  const isBirthday = isDay(birthday) && birthday <= today && ageOn(today, birthday) <= 120;
  if (!isBirthday) return 'open';
  return ageOn(today, birthday) < facts.minAge ? 'not-possible' : 'fine';
}

function answerOfRange(range: BodyMassRange | undefined): Answer {
  if (range === undefined) return 'open';
  return leadsTo[range] === 'not-possible' ? 'not-possible' : 'fine';
}

/** The questions in the order of the page, and how far each is answered. */
export const requirements = [
  { open: 'birthday-open', answer: ({ birthday }, today) => answerOfBirthday(birthday, today) },
  { open: 'conditions-open', answer: ({ conditions }) => (conditions ? 'fine' : 'open') },
  { open: 'range-open', answer: ({ range }) => answerOfRange(range) },
  {
    open: 'doctor-open',
    answer: ({ range, askedDoctor }) => (asksForDoctor(range) && !askedDoctor ? 'open' : 'fine'),
  },
] as const satisfies readonly { open: string; answer: (statement: Statement, today: Day) => Answer }[];

export type Open = (typeof requirements)[number]['open'];

/** `Open` lists what is still to be answered, in the order of the page. */
export type Verdict = 'may-join' | 'not-possible' | readonly Open[];

export function verdictOn(statement: Statement, today: Day): Verdict {
  const answers = requirements.map(({ open, answer }) => ({ open, answer: answer(statement, today) }));
  if (answers.some(({ answer }) => answer === 'not-possible')) return 'not-possible';
  const open = answers.filter(({ answer }) => answer === 'open').map((one) => one.open);
  return open.length === 0 ? 'may-join' : open;
}
