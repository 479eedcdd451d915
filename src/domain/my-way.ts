import { bodyMassWord } from './body.ts';
import { ageOn, dayInGermany, isDay, type Day } from './calendar.ts';
import { planOf, type Plan } from './plan.ts';
import { readForm, type AnswerProblem } from './questions.ts';
import { storedForm, type StoredPerson } from './stored-answers.ts';
import { weightCurve, type CurvePoint } from './weight-curve.ts';
import type { OnboardingAnswers } from './onboarding.ts';
import { runs, type AppStanding, type CourseStanding } from './shop/account.ts';
import type { Weighed } from './weight-chart.ts';

/** A member as the contract gives her back, with the weights that she has entered. */
export interface WeighedPerson extends StoredPerson {
  personalInformation: StoredPerson['personalInformation'] & {
    weightHistory: readonly { weight: number; weightChanged: string }[];
  };
}

/** How the newest weight compares with what was planned for its day. */
interface Comparison {
  planned: number;
  result: 'ahead' | 'as-planned' | 'behind';
}

/** The dashboard of a member's progress: where she began, where she is, and where her way leads. */
export type MyWay =
  /** There are no answers: nothing has been asked yet. */
  | { kind: 'unanswered' }
  /** There were answers, and the consent to use them has ended. */
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

/** The history by days: of several weights on one day the last counts, so that a slip is mended by entering it anew. */
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

/** What a curve says for a day between its points. */
function weightOn(points: readonly CurvePoint[], day: Day): number | undefined {
  const after = points.findIndex((point) => point.day >= day);
  const [from, to] = [points[after - 1], points[after]];
  if (!to) return points.at(-1)?.weight;
  if (!from) return to.weight;
  const share = (Date.parse(day) - Date.parse(from.day)) / (Date.parse(to.day) - Date.parse(from.day));
  return from.weight + (to.weight - from.weight) * share;
}

/** Weights are whole kilograms: less than one apart is the same. */
const apart = 1;

/**
 * Compares with the curve from the first weight. Where a doctor should plan, now or at the beginning, and where a body
 * is underweight, nothing is compared: there is no pace to be ahead of.
 */
function comparisonOf(
  answers: OnboardingAnswers,
  pace: number,
  weighed: readonly Weighed[],
): Comparison | undefined {
  const [first, last] = [weighed[0], weighed.at(-1)];
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

/** `hasConsent`: whether the consent to the processing of health data holds. Without it nothing is shown. */
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

/** The stored answers with another weight, by the bounds of the onboarding; or what is wrong with it. */
export function withWeight(
  person: WeighedPerson,
  typed: string,
  today: Day,
): { answers: OnboardingAnswers } | { problem: AnswerProblem } | undefined {
  const found = storedForm(person);
  if (!found) return undefined;
  const read = readForm({ ...found.form, weight: typed }, today);
  if (read.state === 'complete') {
    // What goes along unread stays as it is, the consent's receipt among it.
    return { answers: { ...read.answers, onboardingInformation: person.onboardingInformation.data } };
  }
  return read.question === 'weight' ? { problem: read.problem } : undefined;
}

/** The one thing to do next. */
export type NextStep =
  /** A payment did not go through, or is on its way. */
  | { step: 'pay' | 'wait' }
  | { step: 'course' | 'certificate'; standing: CourseStanding }
  | { step: 'app' | 'questions' | 'offers' }
  /** Where a doctor should plan, nothing is offered: there are recipes. */
  | { step: 'cook' };

interface Situation {
  way: MyWay;
  app: AppStanding;
  courses: readonly CourseStanding[];
  hasAccess: boolean;
}

/** What is owed comes first, then what she has, then what she has begun, and an offer last. */
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
