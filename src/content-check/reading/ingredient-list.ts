import {
  readHeading,
  readIngredient,
  readNameAndNote,
  type Ingredient,
  type IngredientFault,
} from '#domain/recipes/ingredient.ts';
import { readAmount } from '#domain/recipes/amount.ts';
import type { Place, Tell } from '../faults/fault.ts';
import type { FrontMatter } from './front-matter.ts';
import { fields } from './fields.ts';
import { germanUnits, meantUnit, mistypedUnit } from './unit-typos.ts';
import { wordsAt } from './values.ts';
import type { Value } from './yaml-tree.ts';

interface Line {
  readonly text: string;
  readonly at: Place;
  /** Whether it has been told already that this is no good line. */
  readonly told?: true;
}

export interface Listed {
  readonly ingredient: Ingredient;
  readonly at: Place;
  /** What was written, when it could not be understood. */
  readonly unread?: string;
}

/** The lines as they were written. `Für obendrauf:` without quotes is YAML for an entry: it means a heading. */
function linesOf({ entries, tell }: FrontMatter): Line[] {
  const value = entries.get('ingredients')?.value;
  if (!value) return [];
  const { example } = fields.ingredients;
  if (value.kind !== 'list') {
    tell('list-expected', value.at, { key: 'ingredients', example });
    return [];
  }
  if (value.items.length === 0) tell('list-empty', value.at, { key: 'ingredients', example });
  return value.items.map((item) => lineOf(item, tell));
}

/** A line that is no text keeps its place, so that the other language still fits. */
function lineOf(item: Value, tell: Tell): Line {
  if (item.kind === 'text' && item.text !== '') {
    if (!item.folded) return { text: item.text, at: wordsAt(item) };
    // „ - “ a space too far to the right is no new line of the list but more of this one.
    tell('yaml-indent', { line: item.at.line + 1, column: 1 });
    return { text: item.text, at: item.at, told: true };
  }
  const [entry, ...more] = item.kind === 'entries' ? item.entries : [];
  const heading =
    entry?.value.kind === 'text' && entry.value.text === '' && entry.key !== '' && more.length === 0;
  if (heading) return { text: `${entry.key}:`, at: entry.at };
  tell('list-entry', item.at, { key: 'ingredients' });
  return { text: '', at: item.at, told: true };
}

function tellLineFault(fault: IngredientFault, found: string, { text, at }: Line, tell: Tell): void {
  const place = { ...at, column: at.column + Math.max(0, text.indexOf(found)) };
  if (fault === 'unit-unknown')
    tell(fault, place, { text: found, meant: meantUnit(found), all: germanUnits });
  else if (fault === 'name-missing' || fault === 'amount-zero') tell(fault, place);
  else tell(fault, place, { text: found });
}

const unread = ({ text, at }: Line): Listed => ({
  ingredient: { kind: 'item', quantity: { kind: 'none' }, name: { one: text, many: text } },
  at,
  unread: text,
});

function readGerman(line: Line, tell: Tell): Listed {
  if (line.told) return unread(line);
  const reading = readIngredient(line.text);
  const mistyped = reading.kind === 'read' ? mistypedUnit(line.text) : undefined;
  if (reading.kind === 'read' && mistyped === undefined) return { ingredient: reading.value, at: line.at };
  if (reading.kind === 'fault') tellLineFault(reading.fault, reading.text, line, tell);
  else tellLineFault('unit-unknown', mistyped ?? '', line, tell);
  return unread(line);
}

/** The German list: amounts, units and names. */
export const germanIngredients = (matter: FrontMatter): Listed[] =>
  linesOf(matter).map((line) => readGerman(line, matter.tell));

function readEnglish(line: Line, german: Listed | undefined, tell: Tell): Listed {
  const { text, at, told } = line;
  if (told) return unread(line);
  const heading = readHeading(text);
  const original = german?.unread === undefined ? german?.ingredient : undefined;
  if (original && (original.kind === 'heading') !== (heading !== undefined)) {
    tell('translation-kind', at, {
      german: original.kind === 'heading' ? `${original.text}:` : original.name.one,
    });
  }
  if (heading) return { ingredient: heading, at };
  const named = readNameAndNote(text);
  if (!named || readAmount(text).kind !== 'none') {
    tell('translation-amount', at, { text });
    return unread(line);
  }
  const quantity = original?.kind === 'item' ? original.quantity : { kind: 'none' as const };
  return { ingredient: { kind: 'item', quantity, ...named }, at };
}

/** The English list: its own words, the German amounts. */
export function englishIngredients(matter: FrontMatter, german: readonly Listed[] | undefined): Listed[] {
  const lines = linesOf(matter);
  const at = matter.entries.get('ingredients')?.at;
  const fits = lines.length === 0 || german === undefined || lines.length === german.length;
  if (at && !fits) matter.tell('translation-count', at, { german: german.length, english: lines.length });
  return lines.map((line, index) => readEnglish(line, fits ? german?.[index] : undefined, matter.tell));
}

/** What is wrong with a list as a whole. */
export function checkList(listed: readonly Listed[], tell: Tell): void {
  const seen = new Set<string>();
  listed.forEach(({ ingredient, at }, index) => {
    if (ingredient.kind === 'heading') {
      const next = listed[index + 1]?.ingredient;
      if (next?.kind !== 'item') tell('heading-empty', at, { text: ingredient.text });
      return;
    }
    const name = ingredient.name.one.toLowerCase();
    if (seen.has(name)) tell('ingredient-twice', at, { name: ingredient.name.one });
    seen.add(name);
  });
}
