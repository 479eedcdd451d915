import { one, writeFraction } from '#domain/recipes/fraction.ts';
import type { Quantity } from '#domain/recipes/ingredient.ts';
import { writeQuantity } from '#domain/recipes/quantity-text.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { showWords } from '#domain/recipes/show-ingredient.ts';
import { showQuantity } from '#domain/recipes/show-quantity.ts';
import type { Segment, Step } from '#domain/recipes/steps.ts';
import type { Words } from '#domain/recipes/words.ts';
import { mentioned } from '../plain-text.ts';

/** Words for the recipe's portions, and the data to rescale them. */
interface ScaledWords {
  text: string;
  scaled?: { 'data-of': string; 'data-one': string; 'data-many': string };
}

interface ScaledAmount {
  text: string;
  attributes: { 'data-quantity': string; 'data-share'?: string };
}

type Written = Pick<Recipe, 'ingredients' | 'locale'>;

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'timer'; text: string; seconds: number; closing: string }
  | { kind: 'food'; words: ScaledWords; amount?: ScaledAmount };

export function scaledWords(words: Words, quantity: Quantity): ScaledWords {
  const text = showWords(words, quantity, one);
  const changes = words.one !== words.many && quantity.kind === 'measured' && quantity.unit === 'count';
  if (!changes) return { text };
  return {
    text,
    scaled: { 'data-of': writeQuantity(quantity), 'data-one': words.one, 'data-many': words.many },
  };
}

/** Keeps „2 cm“ and „210 °C“ on one line. */
const bound = (text: string) =>
  text.replaceAll(/(?<=\d) (?=(?:mm|cm|g|kg|ml|l|°C|%)(?![\p{L}]))/gu, '\u{a0}');

function pieceOf(segment: Segment, recipe: Written): Piece {
  if (segment.kind === 'text') return { kind: 'text', text: bound(segment.text) };
  if (segment.kind === 'timer') return { ...segment, closing: '' };
  const quantity = mentioned(recipe, segment);
  const { share } = segment;
  const text = share ? showQuantity(quantity, share, recipe.locale) : '';
  const words = scaledWords(segment.words, quantity);
  if (!share || !text) return { kind: 'food', words };
  const attributes = { 'data-quantity': writeQuantity(quantity) };
  const partly = share.n === share.d ? attributes : { ...attributes, 'data-share': writeFraction(share) };
  return { kind: 'food', words, amount: { text, attributes: partly } };
}

const closing = /^[,.;:!?)]+/u;

/** Keeps the comma with the time: after a button it could start a line. */
function keepClosing(piece: Piece, index: number, all: readonly Piece[]): Piece {
  if (piece.kind === 'timer') {
    const next = all[index + 1];
    return { ...piece, closing: next?.kind === 'text' ? (closing.exec(next.text)?.[0] ?? '') : '' };
  }
  if (piece.kind !== 'text' || all[index - 1]?.kind !== 'timer') return piece;
  return { ...piece, text: piece.text.replace(closing, '') };
}

/** A step's words, ingredients with amounts, and times. */
export const stepPieces = (step: Step, recipe: Written): Piece[] =>
  step.segments.map((segment) => pieceOf(segment, recipe)).map(keepClosing);
