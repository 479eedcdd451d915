import { fill, plural } from '#domain/text/fill.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import type { OnboardingTexts } from './props.ts';

type Meals = Pick<OnboardingAnswers, 'nutritionConcept' | 'portionsAdults' | 'portionsChildren'>;

/** The way of eating and the people at the table, in words: "Vegan, for 2 adults and 1 child". */
export function forWhom(
  { summary, nutrition }: Pick<OnboardingTexts, 'summary' | 'nutrition'>,
  { nutritionConcept, portionsAdults: adults, portionsChildren: children }: Meals,
): string {
  const { you, adults: several, children: more } = summary.for;
  const way = nutrition[nutritionConcept];
  const cooksFor = adults === 1 ? fill(you, { way }) : fill(several, { way, adults });
  return children === 0 ? cooksFor : fill(plural(more, children), { for: cooksFor, children });
}
