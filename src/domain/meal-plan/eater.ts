import type { NutritionConcept, OnboardingAnswers } from '../onboarding.ts';
import type { Plan } from '../plan.ts';
import type { Allergen } from '../recipes/allergens.ts';
import type { Tag } from '../recipes/tags.ts';
import type { Dish } from './dish.ts';

/** Who a meal plan is for: what it needs of the answers, and nothing that identifies anybody. */
export interface Eater {
  readonly concept: NutritionConcept;
  /** Kilocalories a day. Without it (nobody has answered) every dish comes as one portion. */
  readonly aim?: number;
  /** Where the aim is from: the curve's first week, or the day's need, which with a doctor is all that is said. */
  readonly basis?: 'curve' | 'need' | 'with-doctor';
  /** The visitor included. */
  readonly adults: number;
  readonly children: number;
  /** Allergens that no dish may contain. */
  readonly without: readonly Allergen[];
  /** Which suggestion it is; another number leads to another week. */
  readonly suggestion?: number;
}

/**
 * Kilocalories a day that meals aim at: what the weight curve plans for its first week at the chosen pace. Where there
 * is no curve (keep, gain, with a doctor, no room) it is the day's need. Never under the floor of energy.
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

/** Whether somebody who eats like this eats a dish with these tags. */
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

/** Whether it suits the way of eating, and contains nothing that is left out. */
export const eats = ({ concept, without }: Eater, { tags, allergens }: Dish): boolean =>
  suits(concept, tags) && !allergens.some((allergen) => without.includes(allergen));

/** What a child is taken to eat of an adult's portion: our assumption. Small children eat less, older ones more. */
const childShare = 2 / 3;

/** Portions to cook of a dish of which the visitor eats so many: another adult eats one, a child `childShare`. */
export const portionsFor = ({ adults, children }: Eater, helpings: number): number =>
  helpings + Math.max(0, adults - 1) + children * childShare;
