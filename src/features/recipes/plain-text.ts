import type { Locale } from '#domain/text/locales.ts';
import { one } from '#domain/recipes/fraction.ts';
import type { Item, Quantity } from '#domain/recipes/ingredient.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { showLine, showWords } from '#domain/recipes/show-ingredient.ts';
import { showQuantity } from '#domain/recipes/show-quantity.ts';
import type { Segment, Step } from '#domain/recipes/steps.ts';

const nothing: Quantity = { kind: 'none' };

/** The quantity that a step mentions, except „etwas“, which adds nothing there. */
export function mentioned(
  recipe: Pick<Recipe, 'ingredients'>,
  segment: Extract<Segment, { kind: 'ingredient' }>,
): Quantity {
  const ingredient = recipe.ingredients[segment.index];
  const quantity = ingredient?.kind === 'item' ? ingredient.quantity : nothing;
  return quantity.kind === 'some' ? nothing : quantity;
}

function segmentText(segment: Segment, recipe: Recipe, locale: Locale): string {
  if (segment.kind !== 'ingredient') return segment.text;
  const quantity = mentioned(recipe, segment);
  const words = showWords(segment.words, quantity, one);
  const amount = segment.share ? showQuantity(quantity, segment.share, locale) : '';
  return amount ? `${words} (${amount})` : words;
}

/** Ordinary spaces instead of the page's no-break spaces. */
export const spaced = (text: string): string => text.replaceAll('\u{a0}', ' ');

/** For the recipe's portions: „Die Zwiebel (1) in Öl dünsten.“ */
export const stepText = (step: Step, recipe: Recipe): string =>
  spaced(step.segments.map((segment) => segmentText(segment, recipe, recipe.locale)).join(''));

/** „1 ½ EL Öl, zum Braten“ */
export const ingredientText = (item: Item, { locale }: Recipe): string => spaced(showLine(item, one, locale));
