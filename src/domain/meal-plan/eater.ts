import type { NutritionConcept, OnboardingAnswers } from '../onboarding/onboarding.ts';
import type { Plan } from '../onboarding/plan.ts';
import type { Allergen } from '../recipes/allergens.ts';
import type { Tag } from '../recipes/tags.ts';
import type { Dish } from './dish.ts';

/** Who a meal plan is for, without anything that identifies the visitor. */
export interface Eater {
  readonly concept: NutritionConcept;
  /** Kilocalories a day. Without it (no answers) every dish is one portion. */
  readonly aim?: number;
  /** The source of the target: the curve's first week, or the day's need, which is all we show if a doctor plans. */
  readonly basis?: 'curve' | 'need' | 'with-doctor';
  /** Including the visitor. */
  readonly adults: number;
  readonly children: number;
  readonly without: readonly Allergen[];
  /** Weekday evenings may be for longer cooking. */
  readonly hasTime?: boolean;
  /** Other numbers lead to other weeks. */
  readonly suggestion?: number;
}

/**
 * Kilocalories a day: the weight curve's first week at the chosen pace. Without a curve (keep, gain, with a doctor, no
 * room) the day's need. Never below the energy floor.
 */
export const aimOf = ({ curve, energy }: Plan): number =>
  Math.max(energy.floor, curve.kind === 'lose' ? (curve.points[0]?.energy ?? energy.need) : energy.need);

export const eaterOf = (
  { nutritionConcept, portionsAdults, portionsChildren }: OnboardingAnswers,
  plan: Plan,
): Eater => ({
  concept: nutritionConcept,
  aim: aimOf(plan),
  basis: plan.curve.kind === 'lose' ? 'curve' : plan.curve.kind === 'with-doctor' ? 'with-doctor' : 'need',
  adults: portionsAdults,
  children: portionsChildren,
  without: [],
});

/** Only by tags. */
export function suits(concept: NutritionConcept, tags: readonly Tag[]): boolean {
  switch (concept) {
    case 'VEGAN':
      return tags.includes('vegan');
    case 'VEGETARIAN':
      return tags.includes('vegetarian');
    case 'PESCETARIAN':
      return tags.includes('vegetarian') || tags.includes('fish');
    case 'FLEXITARIAN':
    case 'OMNIVORE':
      return true;
  }
}

/** By diet and by allergens. */
export const eats = ({ concept, without }: Eater, { tags, allergens }: Dish): boolean =>
  suits(concept, tags) && !allergens.some((allergen) => without.includes(allergen));

/** A child's share of an adult's portion: our assumption. Small children eat less, older ones more. */
const childShare = 2 / 3;

/** Portions to cook if the visitor eats this many: other adults eat one, children `childShare`. */
export const portionsFor = ({ adults, children }: Eater, helpings: number): number =>
  helpings + Math.max(0, adults - 1) + children * childShare;
