import { readAmount, type Amount, type AmountProblem } from './amount.ts';
import { findUnit, type UnitId } from './units.ts';
import { readWords, type Words } from './words.ts';

export type Quantity =
  | { readonly kind: 'none' }
  /** „etwas Salz“ */
  | { readonly kind: 'some' }
  | { readonly kind: 'measured'; readonly amount: Amount; readonly unit: UnitId };

export interface Item {
  readonly kind: 'item';
  readonly quantity: Quantity;
  readonly name: Words;
  /** What stands behind the comma: „fein gewürfelt“. */
  readonly note?: string;
}

/** „Für obendrauf:“ heads the lines after it. */
export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

export type Ingredient = Item | Heading;

export type IngredientProblem =
  AmountProblem | 'name-missing' | 'number-in-words' | 'amount-vague' | 'unit-unknown';

export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'unreadable'; readonly problem: IngredientProblem; readonly text: string };

const inWords = new RegExp(
  `^(?:eine?[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|halbe[mnrs]?|one|two|three|four|five|six|half an?)\\s`,
  'i',
);
/** Short forms that we do not know, as in „2 Pck. Hefe“ or „1 gr Salz“. */
const shortForm = /^(?:\p{L}{1,6}\.|x|gr|mg|cl|dl|oz|lbs?|pck|pkg|msp|pr|stk|esl|tel|essl|teel|tbs|tbl)$/iu;
const vague = /^(?:ca\.?|circa|etwa|ungefähr|rund|about|approx\.?|~)\s*\d/i;

/** The words of a line without its amount: name and note. */
export function readNameAndNote(text: string): Pick<Item, 'name' | 'note'> | undefined {
  const comma = text.indexOf(',');
  const name = (comma < 0 ? text : text.slice(0, comma)).trim();
  const note = comma < 0 ? '' : text.slice(comma + 1).trim();
  if (!name) return undefined;
  return note ? { name: readWords(name), note } : { name: readWords(name) };
}

export function readHeading(line: string): Heading | undefined {
  const text = line.trim();
  return text.length > 1 && text.endsWith(':')
    ? { kind: 'heading', text: text.slice(0, -1).trim() }
    : undefined;
}

function item(quantity: Quantity, words: string): Reading<Item> {
  const named = readNameAndNote(words);
  if (!named) return { kind: 'unreadable', problem: 'name-missing', text: words };
  return { kind: 'read', value: { kind: 'item', quantity, ...named } };
}

/** One line of a list of ingredients: `[amount] [unit] name[, note]`. */
export function readIngredient(line: string): Reading<Ingredient> {
  const text = line.trim().replace(/\s+/g, ' ');
  const heading = readHeading(text);
  if (heading) return { kind: 'read', value: heading };
  if (inWords.test(text)) return { kind: 'unreadable', problem: 'number-in-words', text };
  if (vague.test(text)) return { kind: 'unreadable', problem: 'amount-vague', text };
  if (/^etwas\s/i.test(text)) return item({ kind: 'some' }, text.slice('etwas '.length));

  const reading = readAmount(text);
  if (reading.kind === 'unreadable') return reading;
  if (reading.kind === 'none') return item({ kind: 'none' }, text);
  const { amount, rest } = reading;
  const [word = ''] = rest.split(' ', 1);
  const unit = findUnit(word.replace(/[.,]$/, ''));
  if (!unit && shortForm.test(word)) return { kind: 'unreadable', problem: 'unit-unknown', text: word };
  if (!unit && word && text.endsWith(rest) && /\d$/.test(text.slice(0, text.length - rest.length))) {
    return { kind: 'unreadable', problem: 'unit-unknown', text: word };
  }
  if (!unit) return item({ kind: 'measured', amount, unit: 'count' }, rest);
  return item({ kind: 'measured', amount, unit }, rest.slice(word.length));
}
