import type { Locale } from '../text/locales.ts';
import { scale } from './amount.ts';
import type { Fraction } from './fraction.ts';
import type { Item, Quantity } from './ingredient.ts';
import { isMany, showQuantity } from './show-quantity.ts';
import type { Words } from './words.ts';

/** „Zwiebel“ for up to one, „Zwiebeln“ for more and by weight. */
export function showWords(words: Words, quantity: Quantity, factor: Fraction): string {
  const single =
    quantity.kind === 'measured' && quantity.unit === 'count' && !isMany(scale(quantity.amount, factor));
  return single ? words.one : words.many;
}

interface ShownItem {
  readonly quantity: string;
  readonly name: string;
  readonly note?: string;
}

export function showItem({ quantity, name, note }: Item, factor: Fraction, locale: Locale): ShownItem {
  const shown = { quantity: showQuantity(quantity, factor, locale), name: showWords(name, quantity, factor) };
  return note === undefined ? shown : { ...shown, note };
}

/** The printed line: „1 ½ EL Öl, zum Braten“. */
export function showLine(item: Item, factor: Fraction, locale: Locale): string {
  const { quantity, name, note } = showItem(item, factor, locale);
  const line = quantity ? `${quantity} ${name}` : name;
  return note === undefined ? line : `${line}, ${note}`;
}
