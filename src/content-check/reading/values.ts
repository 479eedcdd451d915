/** Reads single values of YAML: words, numbers, days, choices. Each tells what is wrong, and what would be right. */
import { isDay, type Day } from '#domain/calendar.ts';
import type { Place, Report } from '../diagnostic.ts';
import { closest } from './suggest.ts';
import type { Value } from './yaml.ts';

type Text = Extract<Value, { kind: 'text' }>;

/** What stands before the colon, and a whole line that would be right. */
export interface Line {
  readonly key: string;
  readonly example: string;
}

const writtenIn = (value: Value): string => (value.kind === 'text' ? value.text : '…');

/** Where the words of a value begin, behind an opening quotation mark. */
export const wordsAt = ({ at, quoted }: Text): Place => (quoted ? { ...at, column: at.column + 1 } : at);

export function readText(value: Value, { key, example }: Line, report: Report): Text | undefined {
  if (value.kind === 'text' && value.text !== '') return value;
  report('text-expected', value.at, { key, example });
  return undefined;
}

/** Words on one line: of a length that fits, without HTML. */
export function readLine({ text, at }: Text, key: string, most: number, report: Report): string {
  // No-break spaces are meant: they keep `75 €` on one line.
  const line = text.replace(/[^\S\u00a0\u202f]+/g, ' ');
  if (line.length > most) report('text-too-long', at, { key, length: line.length, most });
  const tag = /<\/?[a-z!][^>]*>?/i.exec(line)?.[0];
  if (tag !== undefined) report('html-raw', at, { text: tag });
  return line;
}

const figures: readonly string[] =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const englishFigures: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `servings: zwei` → `servings: 2` */
function numberExample({ key, example }: Line, written: string): string {
  const word = written.toLowerCase();
  const meant = Math.max(figures.indexOf(word), englishFigures.indexOf(word));
  const digits = /\d+/.exec(written)?.[0];
  if (meant > 0) return `${key}: ${String(meant)}`;
  return digits === undefined ? example : `${key}: ${digits}`;
}

export function readNumber(value: Value, line: Line, report: Report): number | undefined {
  if (value.kind === 'text' && /^-?\d{1,15}([.,]\d{1,15})?$/.test(value.text))
    return Number(value.text.replace(',', '.'));
  const written = writtenIn(value);
  report('number-expected', value.at, {
    key: line.key,
    value: written,
    example: numberExample(line, written),
  });
  return undefined;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export function readWhole(
  value: Value,
  line: Line,
  { least, most }: Bounds,
  report: Report,
): number | undefined {
  const figure = readNumber(value, line, report);
  if (figure === undefined || (Number.isInteger(figure) && figure >= least && figure <= most)) return figure;
  report('number-range', value.at, { ...line, least, most });
  return undefined;
}

/** `2026-09-12`, if there is such a day. */
export function readDay(value: Value, line: Line, report: Report): Day | undefined {
  const written = readText(value, line, report);
  if (!written) return undefined;
  if (isDay(written.text)) return written.text;
  report('date-expected', value.at, { key: line.key, value: written.text });
  return undefined;
}

export function readTruth(value: Value, key: string, report: Report): boolean | undefined {
  if (value.kind === 'text' && /^(true|false)$/.test(value.text)) return value.text === 'true';
  report('truth-expected', value.at, { key, value: writtenIn(value) });
  return undefined;
}

export function readList(value: Value, line: Line, atLeast: number, report: Report): readonly Value[] {
  if (value.kind !== 'list') {
    report('list-expected', value.at, line);
    return [];
  }
  if (value.items.length < atLeast) report('list-empty', value.at, line);
  return value.items;
}

export function readChoice<Choice extends string>(
  { text, at }: Text,
  key: string,
  all: readonly Choice[],
  report: Report,
): Choice | undefined {
  const chosen = all.find((choice) => choice === text);
  if (chosen === undefined)
    report('choice-unknown', at, { key, value: text, meant: closest(text, all), all: all.join(', ') });
  return chosen;
}
