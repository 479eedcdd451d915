import type { Place } from '../diagnostic.ts';
import type { FrontMatter } from './front-matter.ts';
import { fieldOf, fields, type FieldName } from './fields.ts';
import { closest } from '../reading/suggest.ts';
import type { Value } from '../reading/yaml.ts';

type Text = Extract<Value, { kind: 'text' }>;

/** Where the words of a value begin, behind an opening quotation mark. */
export const wordsAt = ({ at, quoted }: Text): Place => (quoted ? { ...at, column: at.column + 1 } : at);

export function text(matter: FrontMatter, name: FieldName): Text | undefined {
  const value = matter.entries.get(name)?.value;
  if (!value) return undefined;
  if (value.kind === 'text' && value.text !== '') return value;
  if (name === 'picture') matter.report('picture-undescribed', value.at);
  else matter.report('text-expected', value.at, { key: name, example: fieldOf(name).example });
  return undefined;
}

export function words(matter: FrontMatter, name: 'title' | 'description' | 'picture'): string | undefined {
  const value = text(matter, name);
  if (!value) return undefined;
  const line = value.text.replace(/\s+/g, ' ');
  const { most } = fields[name];
  if (line.length > most) matter.report('text-too-long', value.at, { key: name, length: line.length, most });
  const tag = /<\/?[a-z!][^>]*>?/i.exec(line)?.[0];
  if (tag !== undefined) matter.report('html-raw', value.at, { text: tag });
  return line;
}

const figures: readonly string[] =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const englishFigures: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `servings: zwei` → `servings: 2` */
function numberExample(name: string, written: string, example: string): string {
  const word = written.toLowerCase();
  const meant = Math.max(figures.indexOf(word), englishFigures.indexOf(word));
  const digits = /\d+/.exec(written)?.[0];
  if (meant > 0) return `${name}: ${String(meant)}`;
  return digits === undefined ? example : `${name}: ${digits}`;
}

export function number(matter: FrontMatter, name: 'servings' | 'prep' | 'cook'): number | undefined {
  const value = matter.entries.get(name)?.value;
  if (!value) return undefined;
  const { least, most, example } = fields[name];
  if (value.kind !== 'text' || !/^-?\d{1,15}([.,]\d{1,15})?$/.test(value.text)) {
    const written = value.kind === 'text' ? value.text : '…';
    matter.report('number-expected', value.at, {
      key: name,
      value: written,
      example: numberExample(name, written, example),
    });
    return undefined;
  }
  const figure = Number(value.text.replace(',', '.'));
  if (Number.isInteger(figure) && figure >= least && figure <= most) return figure;
  matter.report('number-range', value.at, { key: name, least, most, example });
  return undefined;
}

/** `2026-09-12`, if there is such a day. */
export function date(matter: FrontMatter, name: 'published'): string | undefined {
  const value = text(matter, name);
  if (!value) return undefined;
  const day = new Date(`${value.text}T00:00:00Z`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(value.text) && !Number.isNaN(day.getTime());
  if (real && day.toISOString().startsWith(value.text)) return value.text;
  matter.report('date-expected', value.at, { key: name, value: value.text });
  return undefined;
}

export function truth(matter: FrontMatter, name: 'draft'): boolean {
  const value = matter.entries.get(name)?.value;
  if (!value) return false;
  if (value.kind === 'text' && /^(true|false)$/.test(value.text)) return value.text === 'true';
  matter.report('truth-expected', value.at, { key: name, value: value.kind === 'text' ? value.text : '…' });
  return true;
}

function reportUnknown(
  { report }: FrontMatter,
  name: 'cuisine' | 'tags' | 'meals' | 'allergens',
  { text, at }: Text,
): void {
  const { choices: all } = fields[name];
  report('choice-unknown', at, { key: name, value: text, meant: closest(text, all), all: all.join(', ') });
}

/** The one chosen id. */
export function choice<Choice extends string>(
  matter: FrontMatter,
  name: 'cuisine',
  isChoice: (value: unknown) => value is Choice,
): Choice | undefined {
  const value = text(matter, name);
  if (!value) return undefined;
  if (isChoice(value.text)) return value.text;
  reportUnknown(matter, name, value);
  return undefined;
}

/** The chosen ids, each at its place. */
export function choices<Choice extends string>(
  matter: FrontMatter,
  name: 'tags' | 'meals' | 'allergens',
  isChoice: (value: unknown) => value is Choice,
): Map<Choice, Place> {
  const chosen = new Map<Choice, Place>();
  const value = matter.entries.get(name)?.value;
  if (!value) return chosen;
  const { atLeast, example } = fields[name];
  if (value.kind !== 'list') {
    matter.report('list-expected', value.at, { key: name, example });
    return chosen;
  }
  if (value.items.length < atLeast) matter.report('list-empty', value.at, { key: name, example });
  for (const item of value.items) {
    if (item.kind !== 'text') matter.report('list-entry', item.at, { key: name });
    else if (!isChoice(item.text)) reportUnknown(matter, name, item);
    else if (chosen.has(item.text)) matter.report('choice-twice', item.at, { key: name, value: item.text });
    else chosen.set(item.text, item.at);
  }
  return chosen;
}
