import { findUnit, isUnitWord, unitKind, type UnitId } from './units.ts';
import type { Words } from './words.ts';

/**
 * Lint rules for ingredient lines that parse but would be wrong: an amount that does not scale with the portions, or
 * a unit that is read as part of the name.
 */
export type LineProblem =
  | 'digit-in-name'
  | 'number-in-words'
  | 'amount-vague'
  | 'amount-missing'
  | 'amount-twice'
  | 'unit-apart'
  | 'name-missing'
  | 'heading-colon'
  | 'heading-amount'
  | 'note-amount'
  | 'note-comma'
  | 'note-food'
  | 'name-sign'
  | 'name-noun'
  | 'line-continued'
  | 'unit-twice';

interface Line {
  readonly quantity:
    { readonly kind: 'none' | 'some' } | { readonly kind: 'measured'; readonly unit: UnitId };
  readonly name: Words;
  readonly note?: string;
}

interface Problem {
  readonly problem: LineProblem;
  readonly text: string;
}

const german =
  'eine?[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hundert|(?:ein|zwei|drei)einhalb|anderthalb|dreiviertel|halbe?[mnrs]?|dutzend|paar|einige|mehrere|wenige?';
const english =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half an?|half|couple|few|several';
/** Amounts in words, as part of a regular expression. */
export const numberWords = `${german}|${english}`;

const figure = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u;
const wordInName = new RegExp(String.raw`(?<![\p{L}\d-])(?:${numberWords}|of an?)(?![\p{L}\d-])`, 'iu');
const another = /(?:^|\s)(?:\+|plus|zzgl\.?|und etwas|und ein wenig|and some|and a little)(?=\s|\d|$)/iu;
const vague = /^(?:ca\.|circa|etwa|ungefähr|rund|mind\.|mindestens|max\.|about|approx\.?)(?=\s|$)/iu;
/** „gehäuft“ in „1 EL gehäuft Mehl“. */
const heaped = /^(?:gehäuft|gestrichen|heaped|level|rounded)/iu;
const heading = /^(?:(?:für|zum|zur|for)\s.*|außerdem|dazu|sonstiges|topping|on top|to serve|for serving)$/iu;
const remark =
  /\s\(?(?:nach (?:geschmack|belieben|bedarf|wunsch)|bei bedarf|optional|to taste|as needed|if you like)\)?$|\sz\.\s?B\.\s.*$/iu;
/** The same remarks before the name, where a shopping list would show them. */
const remarkBefore =
  /^(?:n\.\s?b\.|nach (?:geschmack|belieben|bedarf|wunsch)|bei bedarf|ggf\.?|gegebenenfalls|evtl\.?|eventuell|optional|reichlich|ausreichend|genügend|viel|genug)(?=\s\S)/iu;
/** „oder Alfalfa-Sprossen“ */
const continued = /^(?:oder|und|bzw\.?|beziehungsweise|alternativ:?|ersatzweise:?|plus|or|and)(?=\s)/iu;
const inBrackets = /^\(.*\)$/u;
/** „Salz & Pfeffer“, „Öl;“, „Milch zum Pinseln.“ */
const sign = / \/ |[&;*=_#<>•]|[.!?:]$|\([^)]*$|^[^(]*\)/u;
/** Measures of other cookbooks, at the start of a line: „Schuss Essig“. */
const measureWord = /^(?:Schuss|Spritzer|Messerspitze|Msp\.|Tropfen|Pck\.|Pkg\.|Packung|Tüte|Kugel)$/u;
const nameStart = /^[\p{L}\p{Ps}\p{Pi}"'„]/u;

/** „Dose“ in „1 kleine Dose Mais“: a unit away from its amount. „am Stück“ is not one. */
function unitApart(name: string): string | undefined {
  const words = name.split(' ');
  return words.find(
    (word, at) => at > 0 && isUnitWord(word) && !/^(?:am|im|in|aus|vom|of)$/iu.test(words[at - 1] ?? ''),
  );
}

/** Units whose size is given by a weight: „1 Dose Kokosmilch, 400 ml“. */
const packs: ReadonlySet<UnitId> = new Set(['tin', 'jar', 'packet', 'tub'] as const);
const amountInNote =
  /(?<![\p{L}\d])(in |je |jeweils |à |each )?(?:(?:ca\.?|etwa|about) )?(?:\d[\d.,/]*|[½⅓⅔¼¾⅛])(?:\s?[-–]\s?\d[\d.,/]*)?\s?(\p{L}+)/giu;

const startsWithAmount = /^(?:(?:ca\.?|etwa|about) )?[\d½⅓⅔¼¾⅛][\d.,/]*(?=\s)(?!\s(?:%|cm\b|°))/u;
const startsWithCount = /^(?:(?:ca\.?|etwa) )?[\d½⅓⅔¼¾⅛][\d.,/]* (?=\p{Lu})/u;

/** „Mehl, 200 g“ and „500 g Mehl, 2 EL davon zum Kneten“: amounts that would not scale. */
function amountBehind({ quantity, note = '' }: Line): string | undefined {
  const unit = quantity.kind === 'measured' ? quantity.unit : undefined;
  const bare = unit === undefined ? startsWithAmount : startsWithCount;
  const found = [...note.matchAll(amountInNote)].find((match) => {
    const [matched, before = '', word = ''] = match;
    const behind = findUnit(word);
    if (!behind || behind === 'cm') return false;
    if (/^in /iu.test(before)) return unitKind(behind) !== 'piece';
    const each =
      before !== '' || /^\s(?:each|apiece|pro|je)(?!\p{L})/iu.test(note.slice(match.index + matched.length));
    const oneOfIt = each || (unit !== undefined && packs.has(unit));
    return !(oneOfIt && unit !== undefined && unitKind(behind) === 'metric');
  });
  return found?.[0].trim() ?? (bare.test(note) ? note : undefined);
}

/** „Salz, Pfeffer und Muskat“ in one line: ingredients after a comma are not found. */
function foodBehind({ quantity, note = '' }: Line): string | undefined {
  const another =
    /^\p{Lu}/u.test(note) && !/^(?:Saft|Schale|Abrieb|Zesten|Type|Größe|Bio)(?!\p{L})/u.test(note);
  return quantity.kind !== 'measured' && another ? note : undefined;
}

export function problemIn(item: Line): Problem | undefined {
  const { quantity, name } = item;
  const written = name.one;
  const rules: readonly (readonly [LineProblem, string | undefined])[] = [
    ['line-continued', quantity.kind === 'none' ? continued.exec(written)?.[0] : undefined],
    ['unit-twice', unitTwice(item)],
    ['amount-twice', another.exec(written)?.[0].trim()],
    ['digit-in-name', figure.test(`${written}${name.many}`) ? written : undefined],
    ['number-in-words', wordInName.exec(written)?.[0]],
    ['name-missing', nameStart.test(written) ? undefined : written],
    ['amount-vague', vague.test(written) ? written : undefined],
    ['amount-missing', missingAmount(item)],
    ['unit-apart', apart(item)],
    ['heading-colon', quantity.kind === 'none' && heading.test(written) ? written : undefined],
    ['note-comma', remarkIn(written)],
    ['name-sign', sign.exec(written)?.[0]],
    ['name-noun', adjectiveOnly(item)],
    ['note-amount', amountBehind(item)],
    ['note-food', foodBehind(item)],
  ];
  for (const [problem, text] of rules) if (text !== undefined) return { problem, text };
  return undefined;
}

/** „Prise Salz“ */
function missingAmount({ quantity, name }: Line): string | undefined {
  const [first = '', ...others] = name.one.split(' ');
  if (quantity.kind === 'measured' || others.length === 0) return undefined;
  return isUnitWord(first) || measureWord.test(first) ? first : undefined;
}

/** „200 g g Mehl“, „etwas etwas Salz“ */
function unitTwice({ quantity, name }: Line): string | undefined {
  const [first = '', ...others] = name.one.split(' ');
  if (others.length === 0) return undefined;
  if (quantity.kind === 'some') return /^etwas$/iu.exec(first)?.[0];
  return quantity.kind === 'measured' && findUnit(first) === quantity.unit ? first : undefined;
}

const remarkIn = (written: string): string | undefined =>
  inBrackets.exec(written)?.[0] ?? remarkBefore.exec(written)?.[0] ?? remark.exec(written)?.[0].trim();

/** „gehackte“ in „1 EL gehackte, geröstete Haselnüsse“: the ingredient itself is behind the comma. */
const adjectiveOnly = ({ name, note = '' }: Line): string | undefined =>
  /\p{Lu}/u.test(name.one) || !/^\p{Ll}.*\s\p{Lu}/u.test(note) || /e[nrsm]?$/u.exec(name.one) === null
    ? undefined
    : name.one;

function apart({ quantity, name }: Line): string | undefined {
  if (quantity.kind !== 'measured') return undefined;
  if (quantity.unit !== 'count') return heaped.test(name.one) ? name.one : undefined;
  return unitApart(name.one);
}
