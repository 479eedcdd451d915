import { readAmount, type Amount, type AmountProblem } from './amount.ts';
import { numberWords, problemIn, type LineProblem } from './ingredient-lint.ts';
import { findUnit, type UnitId } from './units.ts';
import { marksPlural, readWords, type Words } from './words.ts';

export type Quantity =
  | { readonly kind: 'none' }
  /** „etwas Salz“ */
  | { readonly kind: 'some' }
  | { readonly kind: 'measured'; readonly amount: Amount; readonly unit: UnitId };

export interface Item {
  readonly kind: 'item';
  readonly quantity: Quantity;
  readonly name: Words;
  /** After the comma: „fein gewürfelt“. */
  readonly note?: string;
}

/** „Für obendrauf:“ heads the lines after it. */
export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

export type Ingredient = Item | Heading;

export type IngredientProblem =
  AmountProblem | LineProblem | 'name-missing' | 'number-in-words' | 'amount-vague' | 'unit-unknown';

export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'unreadable'; readonly problem: IngredientProblem; readonly text: string };

const inWords = new RegExp(String.raw`^(?:${numberWords}|a|an|some|any)\s`, 'iu');
/** Unknown short forms and measures: „2 Pck. Hefe“, „1 gr Salz“, “8 oz beef”. */
const shortForm =
  /^(?:\p{L}{1,6}\.|x|gr|mg|dag|cl|dl|oz|lbs?|pck|pkg|msp|pr|stk|esl|tel|essl|teel|tbs|tbl|fl|ounces?|pounds?|pints?|quarts?|dash(?:es)?|knobs?|splash(?:es)?)$/iu;
const vague =
  /^(?:ca\.?|circa|zirka|etwa|ungefähr|rund|gut|knapp|mind\.?|mindestens|max\.?|maximal|höchstens|bis zu|um die|about|around|approx\.?|approximately|roughly|nearly|almost|at least|up to|c\.|~|≈|±)\s*[\d½⅓⅔¼¾⅛⅜⅝⅞]/iu;
const some = /^(?:etwas|ein wenig|ein bisschen|a little)\s/i;
/** „Kugeln“ in „2 Kugeln Mozzarella“ is used as a unit: counted things have one noun, or their own plural. */
const nounBeforeNoun =
  /^(\p{Lu}[\p{L}/]*)\s(?:(?!(?:und|oder|mit|ohne|in|im|am|aus|vom|zum|für)\s)\p{Ll}\S*\s)*\p{Lu}/u;

export function readNameAndNote(text: string): Pick<Item, 'name' | 'note'> | undefined {
  // A comma in brackets lists what the name means: „Kräuter (Thymian, Oregano)“.
  const comma = text.search(/,(?![^(]*\))/);
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
  const value: Item = { kind: 'item', quantity, ...named };
  const problem = problemIn(value);
  return problem ? { kind: 'unreadable', ...problem } : { kind: 'read', value };
}

/** The unit of a word, or of a singular and plural: `Blatt|Blätter`. */
const unitIn = (word: string): UnitId | undefined =>
  findUnit(word.replace(/[.,:;]$/, '').replace(/\|\p{L}+$/u, ''));

function counted(amount: Amount, rest: string, text: string): Reading<Item> {
  const [word = ''] = rest.split(' ', 1);
  const glued = word && text.endsWith(rest) && /\d$/.test(text.slice(0, text.length - rest.length));
  if (shortForm.test(word) || glued) return { kind: 'unreadable', problem: 'unit-unknown', text: word };
  const reading = item({ kind: 'measured', amount, unit: 'count' }, rest);
  const unit = marksPlural(rest) ? undefined : nounBeforeNoun.exec(rest.replace(/,.*$/, ''))?.[1];
  if (reading.kind === 'unreadable' || unit === undefined) return reading;
  return { kind: 'unreadable', problem: 'unit-unknown', text: unit };
}

/** Parses a line: `[amount] [unit] name[, note]`. */
export function readIngredient(line: string): Reading<Ingredient> {
  const text = line.trim().replace(/\s+/g, ' ');
  const heading = readHeading(text);
  if (heading) {
    // „200 g Mehl:“ would be lost as a heading.
    if (readAmount(text).kind === 'none') return { kind: 'read', value: heading };
    return { kind: 'unreadable', problem: 'heading-amount', text };
  }
  const little = some.exec(text)?.[0];
  if (little !== undefined) return item({ kind: 'some' }, text.slice(little.length));
  if (inWords.test(text)) return { kind: 'unreadable', problem: 'number-in-words', text };
  if (vague.test(text)) return { kind: 'unreadable', problem: 'amount-vague', text };

  const reading = readAmount(text);
  if (reading.kind === 'unreadable') return reading;
  if (reading.kind === 'none') return item({ kind: 'none' }, text);
  const { amount, rest } = reading;
  const [word = ''] = rest.split(' ', 1);
  const unit = unitIn(word);
  if (!unit) return counted(amount, rest, text);
  return item({ kind: 'measured', amount, unit }, rest.slice(word.length).replace(/^\sof\s/i, ''));
}
