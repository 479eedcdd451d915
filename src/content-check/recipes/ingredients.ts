import {
  readHeading,
  readIngredient,
  readNameAndNote,
  type Ingredient,
  type IngredientProblem,
  type Item,
} from '#domain/recipes/ingredient.ts';
import { readAmount } from '#domain/recipes/amount.ts';
import { problemIn } from '#domain/recipes/ingredient-lint.ts';
import type { Locale } from '#domain/text/locales.ts';
import { findUnit, isUnitWord, unitIds, unitKind, unitWord } from '#domain/recipes/units.ts';
import { marksPlural } from '#domain/recipes/words.ts';
import type { Position, Report } from '../diagnostic.ts';
import { closest } from '../reading/suggest.ts';
import type { Matter } from './matter.ts';
import { suggestLine } from './suggest-line.ts';

const germanForms = unitIds
  .flatMap((id) => [unitWord(id, 'de', false), unitWord(id, 'de', true)])
  .filter(Boolean);
/** Short units are too similar to other words: „Rose“ is not „Dose“. */
const longForms = germanForms.filter((form) => form.length > 4);

const germanUnits = unitIds
  .map((id) => unitWord(id, 'de', false))
  .filter(Boolean)
  .join(', ');

/** „2 Prisn Salz“: a word after the amount that is one typo away from a unit. */
function mistypedUnit(line: string): string | undefined {
  const reading = readAmount(line);
  const [word = '', ...others] = reading.kind === 'amount' ? reading.rest.split(/\s+/) : [];
  if (others.length === 0 || word.length < 4 || word.length > 12 || findUnit(word)) return undefined;
  return closest(word, longForms, 1) === undefined ? undefined : word;
}

interface Line {
  readonly text: string;
  readonly at: Position;
  /** Already reported. */
  readonly reported?: true;
}

export interface Listed {
  readonly ingredient: Ingredient;
  readonly at: Position;
  /** The source text of an unreadable line. */
  readonly unread?: string;
}

/** A line that is not text keeps its place, so that the lines of both languages still match. */
const linesOf = ({ data, yaml, at, report }: Matter): Line[] =>
  (data.ingredients ?? []).map((item, index) => {
    const position = at('ingredients', index);
    if (typeof item === 'string' && item !== '') {
      const { quoted, folded } = yaml.style(['ingredients', index]);
      if (!folded)
        return { text: item, at: quoted ? { ...position, column: position.column + 1 } : position };
      // „ - “ indented one space too far continues the line above instead of starting a new one.
      report('yaml-indent', { line: position.line + 1, column: 1 });
      return { text: item, at: position, reported: true };
    }
    // `Für obendrauf:` without quotes is a YAML key, but means a heading.
    const [[name, value] = [], ...more] = Object.entries(item ?? {});
    if (typeof item === 'object' && name !== undefined && value === '' && more.length === 0)
      return { text: `${name}:`, at: yaml.keyAt(['ingredients', index, name]) };
    report('list-entry', position, { key: 'ingredients' });
    return { text: '', at: position, reported: true };
  });

function reportLine(problem: IngredientProblem, found: string, { text, at }: Line, report: Report): void {
  const position = { ...at, column: at.column + Math.max(0, text.indexOf(found)) };
  const meant = suggestLine(text);
  report(problem, position, { text: found, meant, plain: found.replace(/[.,]/g, ''), all: germanUnits });
}

const unread = ({ text, at }: Line): Listed => ({
  ingredient: { kind: 'item', quantity: { kind: 'none' }, name: { one: text, many: text } },
  at,
  unread: text,
});

/** Nouns whose plural equals the singular. */
const invariable: Readonly<Record<Locale, RegExp>> = {
  de: /(?:chen|lein|knödel|kohl|kohlrabi|zucchini|paprika|brokkoli|chicorée|radicchio|fenchel|wirsing|würfel|schenkel|riegel|burger|cracker)$/iu,
  en: /(?:broccoli|cauliflower|fennel|asparagus|pak choi|fish|salmon|cod|trout)$/iu,
};

/** „3 große Zwiebel“: a counted noun needs its plural. */
function checkPlural({ ingredient, at }: Listed, written: string, locale: Locale, report: Report): void {
  if (ingredient.kind === 'heading' || ingredient.quantity.kind !== 'measured') return;
  if (ingredient.quantity.unit !== 'count') return;
  // Not the comma of „0,5 Zwiebel(n)“.
  const [name = ''] = written.split(/,(?!\d)/, 1);
  if (marksPlural(name) || invariable[locale].test(ingredient.name.one)) return;
  const meant = locale === 'de' ? suggestLine(written) : undefined;
  report('plural-missing', at, { name: ingredient.name.one, meant });
}

function readGerman(line: Line, report: Report): Listed {
  if (line.reported) return unread(line);
  const reading = readIngredient(line.text);
  const mistyped = reading.kind === 'read' ? mistypedUnit(line.text) : undefined;
  if (reading.kind === 'read' && mistyped === undefined) {
    const listed = { ingredient: reading.value, at: line.at };
    checkPlural(listed, line.text, 'de', report);
    return listed;
  }
  if (reading.kind === 'unreadable') reportLine(reading.problem, reading.text, line, report);
  else reportLine('unit-unknown', mistyped ?? '', line, report);
  return unread(line);
}

export const germanIngredients = (matter: Matter): Listed[] =>
  linesOf(matter).map((line) => readGerman(line, matter.report));

/** English lines must not repeat the amount: “a pinch of salt”. */
function saysAmount(text: string, { quantity, name }: Item): boolean {
  if (readAmount(text).kind !== 'none' || /^(?:an?|some|any|a little)\s/i.test(text)) return true;
  const words = name.one.split(' ').map((word) => word.replace(/\.$/, ''));
  if (words.some((word, at) => isUnitWord(word) && words[at + 1]?.toLowerCase() === 'of')) return true;
  const unitAt = (at: number) => {
    const word = words[at] ?? '';
    return words.length > at + 1 && isUnitWord(word) ? findUnit(word) : undefined;
  };
  const first = unitAt(0);
  const second = unitAt(1);
  const unit = quantity.kind === 'measured' ? quantity.unit : undefined;
  if (unit !== undefined && (first === unit || second === unit)) return true;
  return first !== undefined && (unitKind(first) === 'spoon' || unitKind(first) === 'metric');
}

/** Problems of a line that says no amount. In German only: those of a noun's capital letter or of a German unit. */
const inBothLanguages: ReadonlySet<string> = new Set([
  ...['note-amount', 'note-comma', 'name-sign', 'line-continued', 'heading-colon'],
]);
const onlyInGerman: ReadonlySet<string> = new Set(['unit-apart', 'amount-missing', 'name-noun']);

function reportEnglish(item: Item, line: Line, report: Report): boolean {
  const found = problemIn(item);
  if (saysAmount(line.text, item)) report('translation-amount', line.at, { text: line.text });
  else if (found === undefined || onlyInGerman.has(found.problem)) return false;
  else if (inBothLanguages.has(found.problem)) report(found.problem, line.at, { text: found.text });
  else report('translation-amount', line.at, { text: line.text });
  return true;
}

function readEnglish(line: Line, german: Listed | undefined, report: Report): Listed {
  const { text, at, reported } = line;
  if (reported) return unread(line);
  const heading = readHeading(text);
  const original = german?.unread === undefined ? german?.ingredient : undefined;
  if (original && (original.kind === 'heading') !== (heading !== undefined)) {
    report('translation-kind', at, {
      german: original.kind === 'heading' ? `${original.text}:` : original.name.one,
    });
    if (!heading) return unread(line);
  }
  if (heading) return { ingredient: heading, at };
  const named = readNameAndNote(text);
  if (!named) {
    report('translation-amount', at, { text });
    return unread(line);
  }
  const quantity = original?.kind === 'item' ? original.quantity : { kind: 'none' as const };
  const item: Item = { kind: 'item', quantity, ...named };
  if (reportEnglish(item, line, report)) return unread(line);
  const listed = { ingredient: item, at };
  checkPlural(listed, text, 'en', report);
  return listed;
}

/** English names with the German amounts. */
export function englishIngredients(matter: Matter, german: readonly Listed[] | undefined): Listed[] {
  const lines = linesOf(matter);
  const fits = lines.length === 0 || german === undefined || lines.length === german.length;
  if (!fits)
    matter.report('translation-count', matter.yaml.keyAt(['ingredients']), {
      german: german.length,
      english: lines.length,
    });
  return lines.map((line, index) => readEnglish(line, fits ? german?.[index] : undefined, matter.report));
}

export function checkList(listed: readonly Listed[], report: Report): void {
  const seen = new Set<string>();
  listed.forEach(({ ingredient, at }, index) => {
    if (ingredient.kind === 'heading') {
      const next = listed[index + 1]?.ingredient;
      if (next?.kind !== 'item') report('heading-empty', at, { text: ingredient.text });
      return;
    }
    const name = ingredient.name.one.toLowerCase();
    if (seen.has(name)) report('ingredient-twice', at, { name: ingredient.name.one });
    seen.add(name);
  });
}
