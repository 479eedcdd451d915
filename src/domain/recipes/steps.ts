import { readAmount } from './amount.ts';
import { minus, one, plus, zero, type Fraction } from './fraction.ts';
import type { Ingredient } from './ingredient.ts';
import { findTimers } from './timers.ts';
import { nameFinder, readWords, type Words } from './words.ts';

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  /** An ingredient by index. Without `share` it was mentioned before: no amount is shown. */
  | { readonly kind: 'ingredient'; readonly index: number; readonly words: Words; readonly share?: Fraction }
  | { readonly kind: 'timer'; readonly text: string; readonly seconds: number; readonly until?: number };

export interface Step {
  readonly segments: readonly Segment[];
}

/** Braces in a step: `{Zwiebel}`, `{rote Linsen|Linsen}`, `{1/2 Öl|Hälfte des Öls}`. */
export interface Mention {
  readonly at: number;
  readonly length: number;
  readonly name: string;
  readonly words: Words;
  readonly part?: Fraction;
  /** -1 if there is no such ingredient. */
  readonly index: number;
}

function readPart(text: string): { part?: Fraction; name: string } {
  const reading = readAmount(text);
  if (reading.kind !== 'amount' || reading.amount.high || reading.amount.low.d === 1) return { name: text };
  return { part: reading.amount.low, name: reading.rest };
}

export const ingredientFinder = (ingredients: readonly Ingredient[]): ((name: string) => number) =>
  nameFinder(ingredients.map((entry) => (entry.kind === 'item' ? entry.name : undefined)));

export function findMentions(step: string, indexOf: (name: string) => number): Mention[] {
  return [...step.matchAll(/\{([^{}]*)\}/g)].map((found) => {
    const [matched, inside = ''] = found;
    const [named = '', ...shown] = inside.split('|');
    const whole = named.trim();
    const { part, name } = indexOf(whole) >= 0 ? { name: whole } : readPart(whole);
    const base = {
      at: found.index,
      length: matched.length,
      name,
      words: readWords(shown.length > 0 ? shown.join('|') : name),
      index: indexOf(name),
    };
    return part ? { ...base, part } : base;
  });
}

/** How much of an ingredient the steps use in parts, and whether one of them takes the rest. */
export function usage(mentions: readonly Mention[], index: number): { parts: Fraction; rest: boolean } {
  const own = mentions.filter((mention) => mention.index === index);
  return {
    parts: own.reduce((sum, { part }) => (part ? plus(sum, part) : sum), zero),
    rest: own.some(({ part }) => !part),
  };
}

function timed(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { at, ...timer } of findTimers(text)) {
    if (at > from) segments.push({ kind: 'text', text: text.slice(from, at) });
    segments.push({ kind: 'timer', ...timer });
    from = at + timer.text.length;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}

/**
 * The first mention without a part takes what the parts leave over; later ones only repeat the name, so that the salt
 * is not added twice.
 */
export function readSteps(texts: readonly string[], ingredients: readonly Ingredient[]): Step[] {
  const indexOf = ingredientFinder(ingredients);
  const mentions = texts.map((text) => findMentions(text, indexOf));
  const all = mentions.flat();
  const restTaken = new Set<number>();
  const shareOf = ({ part, index }: Mention): Fraction | undefined => {
    if (part) return part;
    if (restTaken.has(index)) return undefined;
    restTaken.add(index);
    const rest = minus(one, usage(all, index).parts);
    return rest.n === 0 ? undefined : rest;
  };
  return texts.map((text, index) => {
    const segments: Segment[] = [];
    let from = 0;
    for (const mention of mentions[index] ?? []) {
      segments.push(...timed(text.slice(from, mention.at)));
      from = mention.at + mention.length;
      const { index, words } = mention;
      if (index < 0) {
        segments.push({ kind: 'text', text: words.many });
        continue;
      }
      const share = shareOf(mention);
      segments.push(
        share ? { kind: 'ingredient', index, words, share } : { kind: 'ingredient', index, words },
      );
    }
    segments.push(...timed(text.slice(from)));
    return { segments };
  });
}
