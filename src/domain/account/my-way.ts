import { bodyMassWord } from '../health/body.ts';
import { ageOn, dayInGermany, isDay, type Day } from '../time/calendar.ts';
import { planOf, type Plan } from '../onboarding/plan.ts';
import { readForm, type AnswerProblem } from '../onboarding/questions.ts';
import { storedForm, type StoredPerson } from '../onboarding/stored-answers.ts';
import { weightCurve, type CurvePoint } from '../health/weight-curve.ts';
import type { OnboardingAnswers } from '../onboarding/onboarding.ts';
import { runs, type AppStanding, type CourseStanding } from '../shop/account.ts';
import type { Weighed } from '../health/weight-chart.ts';

export interface WeighedPerson extends StoredPerson {
  personalInformation: StoredPerson['personalInformation'] & {
    weightHistory: readonly { weight: number; weightChanged: string }[];
  };
}

/** The latest weight compared with the plan for its day. */
interface Comparison {
  planned: number;
  result: 'ahead' | 'as-planned' | 'behind';
}

/** A member's progress: start, current weight and goal. */
export type MyWay =
  | { kind: 'unanswered' }
  /** The consent to use the answers was withdrawn. */
  | { kind: 'withdrawn' }
  | {
      kind: 'known';
      answers: OnboardingAnswers;
      pace: number;
      plan: Plan;
      /** One a day, oldest first. */
      weighed: readonly Weighed[];
      comparison?: Comparison;
    };

/** The last weight of each day, so that mistakes are corrected by entering it again. */
export function weighedDays(history: WeighedPerson['personalInformation']['weightHistory']): Weighed[] {
  const byDay = new Map<Day, number>();
  for (const { weight, weightChanged } of history) {
    const instant = new Date(weightChanged);
    if (!Number.isNaN(instant.getTime())) byDay.set(dayInGermany(instant), weight);
  }
  return [...byDay]
    .map(([day, weight]) => ({ day, weight }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Interpolates between the points of a curve. */
function weightOn(points: readonly CurvePoint[], day: Day): number | undefined {
  const after = points.findIndex((point) => point.day >= day);
  const from = points[after - 1];
  const to = points[after];
  if (!to) return points.at(-1)?.weight;
  if (!from) return to.weight;
  const share = (Date.parse(day) - Date.parse(from.day)) / (Date.parse(to.day) - Date.parse(from.day));
  return from.weight + (to.weight - from.weight) * share;
}

/** Weights are whole kilograms: smaller differences do not count. */
const apart = 1;

/**
 * Compares with the curve from the first weight. Undefined if a doctor should plan, now or at the start, and for
 * underweight: there is no pace to compare with.
 */
function comparisonOf(
  answers: OnboardingAnswers,
  pace: number,
  weighed: readonly Weighed[],
): Comparison | undefined {
  const first = weighed[0];
  const last = weighed.at(-1);
  if (!first || !last || first.day === last.day || !isDay(answers.birthday)) return undefined;
  const { biologicalGender: gender, physicalActivityLevel: pal, height, desiredWeight } = answers;
  const isPlanned = [first, last].every(({ weight }) => {
    const word = bodyMassWord({ weight, height });
    return word !== 'highest' && word !== 'low';
  });
  if (!isPlanned) return undefined;
  const body = { gender, age: ageOn(first.day, answers.birthday), pal, height, weight: first.weight };
  const curve = weightCurve({ ...body, desiredWeight, pace, today: first.day });
  if (curve.kind !== 'lose') return undefined;
  const planned = weightOn(curve.points, last.day);
  if (planned === undefined) return undefined;
  const over = last.weight - planned;
  return { planned, result: over >= apart ? 'behind' : over <= -apart ? 'ahead' : 'as-planned' };
}

/** Without consent to processing health data nothing is shown. */
export function myWayOf(person: WeighedPerson, hasConsent: boolean, today: Day): MyWay {
  const found = storedForm(person);
  if (!found) return { kind: 'unanswered' };
  if (!hasConsent) return { kind: 'withdrawn' };
  const { form, pace } = found;
  const read = readForm(form, today);
  if (read.state !== 'complete') return { kind: 'unanswered' };
  const { answers } = read;
  const weighed = weighedDays(person.personalInformation.weightHistory);
  const comparison = comparisonOf(answers, pace, weighed);
  const known = { answers, pace, plan: planOf(answers, pace, today), weighed };
  return { kind: 'known', ...known, ...(comparison ? { comparison } : {}) };
}

/** The stored answers with another weight, by the limits of the questions; or what is wrong with it. */
export function withWeight(
  person: WeighedPerson,
  typed: string,
  today: Day,
): { answers: OnboardingAnswers } | { problem: AnswerProblem } | undefined {
  const found = storedForm(person);
  if (!found) return undefined;
  const read = readForm({ ...found.form, weight: typed }, today);
  if (read.state === 'complete') {
    // Unread fields stay unchanged, including the consent's receipt.
    return { answers: { ...read.answers, onboardingInformation: person.onboardingInformation.data } };
  }
  const [{ question, problem }] = read.problems;
  return question === 'weight' ? { problem } : undefined;
}

export type NextStep =
  | { step: 'pay' | 'wait' }
  | { step: 'course' | 'certificate'; standing: CourseStanding }
  | { step: 'app' | 'questions' | 'offers' }
  /** If a doctor should plan, nothing is sold: there are recipes. */
  | { step: 'cook' };

interface Situation {
  way: MyWay;
  app: AppStanding;
  courses: readonly CourseStanding[];
  hasAccess: boolean;
}

/** In order: overdue payments, what is paid for, what is begun, an offer. */
export function nextStepOf({ way, app, courses, hasAccess }: Situation): NextStep {
  if (app.state === 'overdue' || app.state === 'suspended') return { step: 'pay' };
  const standing = courses.find(({ state }) => runs(state));
  if (standing) return { step: standing.state === 'complete' ? 'certificate' : 'course', standing };
  if (hasAccess) return { step: 'app' };
  if (app.state === 'processing' || courses.some(({ state }) => state === 'processing')) {
    return { step: 'wait' };
  }
  if (way.kind !== 'known') return { step: 'questions' };
  return { step: way.plan.curve.kind === 'with-doctor' ? 'cook' : 'offers' };
}
