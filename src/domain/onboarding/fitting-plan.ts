import { monthsAfter, type Day } from '../time/calendar.ts';
import type { OnboardingAnswers } from './onboarding.ts';
import type { Plan } from './plan.ts';
import { plans } from '../shop/catalogue.ts';

export interface FittingPlan {
  months: number;
  /** The desired weight, and the day on which the curve reaches it. */
  weight: number;
  by: Day;
}

/**
 * The shortest plan that lasts until the desired weight is reached. Undefined without a weight to lose (a doctor
 * plans, or weight is kept or gained), or if it takes longer than any plan.
 */
export function fittingPlan(
  { curve }: Plan,
  { desiredWeight }: Pick<OnboardingAnswers, 'desiredWeight'>,
  today: Day,
): FittingPlan | undefined {
  const by = curve.kind === 'lose' ? curve.points.at(-1)?.day : undefined;
  const plan = by && plans.find(({ months }) => monthsAfter(today, months) >= by);
  return by && plan && { months: plan.months, weight: desiredWeight, by };
}
