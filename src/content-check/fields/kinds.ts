/** The kinds of values that entries hold: words, figures, days, choices, lists, addresses and pictures. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Day } from '#domain/calendar.ts';
import { fillFacts, placeholders } from '#domain/placeholders.ts';
import type { Code, Place } from '../diagnostic.ts';
import { checkPlaceholders } from '../reading/markdown.ts';
import { closest } from '../reading/suggest.ts';
import {
  readChoice,
  readDay,
  readLine,
  readList,
  readNumber,
  readText,
  readTruth,
  readWhole,
  type Bounds,
} from '../reading/values.ts';
import type { Value } from '../reading/yaml.ts';
import type { Field, Reading } from './field.ts';

const lineOf = (key: string, example: string) => ({ key, example: `${key}: ${example}` });

/** Facts that read differently in each language have no place in a value that serves both. */
function checkShared(text: string, at: Place, { report }: Reading): void {
  const [de, en]: Readonly<Record<string, string>>[] = [placeholders('de'), placeholders('en')];
  for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) {
    if (de?.[name] !== en?.[name]) report('placeholder-local', at, { name });
  }
}

/** Words on one line; placeholders in them are filled. */
export const words = (most: number, example: string): Field<string> => ({
  example,
  required: true,
  plain: '',
  read(value, key, reading) {
    const text = readText(value, lineOf(key, example), reading.report);
    if (!text) return '';
    const faults: Code[] = [];
    checkPlaceholders(
      text.text,
      () => text.at,
      (code, at, ...details) => {
        faults.push(code);
        reading.report(code, at, ...details);
      },
    );
    if (!reading.locale) checkShared(text.text, text.at, reading);
    const line = readLine(text, key, most, reading.report);
    return faults.length === 0 ? fillFacts(line, reading.locale ?? 'de') : line.replaceAll(/[{}]{2,}/g, '');
  },
});

/** Words of a shape of their own: ids, addresses of storage. */
export const shaped = (shape: RegExp, example: string): Field<string> => ({
  example,
  required: true,
  plain: example,
  read(value, key, { report }) {
    const text = readText(value, lineOf(key, example), report);
    if (!text || shape.test(text.text)) return text?.text ?? example;
    report('shape-expected', value.at, { ...lineOf(key, example), value: text.text });
    return example;
  },
});

/** The address of a page elsewhere. */
export const address = (example: string): Field<string> => ({
  ...shaped(/^/, example),
  read(value, key, { report }) {
    const text = readText(value, lineOf(key, example), report)?.text ?? example;
    if (/^https:\/\/[^\s"<>]+\.[^\s"<>]+$/.test(text) && URL.canParse(text)) return text;
    report('address-expected', value.at, { ...lineOf(key, example), value: text });
    return example;
  },
});

export const whole = (bounds: Bounds, example: number): Field<number> => ({
  example: String(example),
  required: true,
  plain: example,
  read: (value, key, { report }) => readWhole(value, lineOf(key, String(example)), bounds, report) ?? example,
});

/** A number with at most two decimals: percent, euros. */
export const decimal = ({ least, most }: Bounds, example: number): Field<number> => ({
  ...whole({ least, most }, example),
  read(value, key, { report }) {
    const line = lineOf(key, String(example));
    const figure = readNumber(value, line, report);
    if (figure === undefined) return example;
    if (figure >= least && figure <= most && Math.round(figure * 100) / 100 === figure) return figure;
    report('decimal-range', value.at, { ...line, least, most });
    return example;
  },
});

export const day = (example: Day): Field<Day> => ({
  example,
  required: true,
  plain: example,
  read: (value, key, { report }) => readDay(value, lineOf(key, example), report) ?? example,
});

/** A day as pages that reckon with instants want it. */
export function date(example: Day): Field<Date> {
  const { read } = day(example);
  const toDate = (written: Day) => new Date(`${written}T00:00:00Z`);
  return {
    example,
    required: true,
    plain: toDate(example),
    read: (...given) => toDate(read(...given)),
  };
}

export const truth: Field<boolean> = {
  example: 'true',
  required: true,
  plain: false,
  read: (value, key, { report }) => readTruth(value, key, report) ?? false,
};

/** True where it is said, and false where nothing is. */
export const mark: Field<boolean> = { ...truth, required: false };

export const choice = <const Choice extends string>(all: readonly [Choice, ...Choice[]]): Field<Choice> => ({
  example: all[0],
  required: true,
  plain: all[0],
  read(value, key, { report }) {
    const text = readText(value, lineOf(key, all[0]), report);
    return (text && readChoice(text, key, all, report)) ?? all[0];
  },
});

interface Count {
  readonly atLeast: number;
  /** Exactly so many. */
  readonly exactly?: number;
}

export const list = <Item>(item: Field<Item>, { atLeast, exactly }: Count): Field<readonly Item[]> => ({
  example: `[${item.example}]`,
  required: true,
  plain: [],
  read(value, key, reading) {
    const items = readList(value, lineOf(key, `[${item.example}]`), atLeast, reading.report);
    if (exactly !== undefined && value.kind === 'list' && items.length !== exactly && items.length > 0)
      reading.report('list-count', value.at, { key, count: items.length, exactly });
    return items.map((one) => item.read(one, key, reading));
  },
});

/** May be left out, and is empty then. */
export const listOrNone = <Item>(item: Field<Item>): Field<readonly Item[]> => ({
  ...list(item, { atLeast: 0 }),
  required: false,
});

/** The file name that was probably meant, beside the one that is not there. */
export function meantBeside(path: string): string | undefined {
  try {
    return closest(basename(path), readdirSync(dirname(path)), 5);
  } catch {
    return undefined;
  }
}

/** A picture, named by its path from the file of the entry. */
export const picture = (example: string, smallest: { width: number; height: number }): Field<string> => ({
  example,
  required: true,
  plain: '',
  read(value: Value, key, { folder, pictures, report }) {
    const text = readText(value, lineOf(key, example), report);
    if (!text) return '';
    const path = join(folder, text.text);
    const isOutside = text.text.startsWith('/') || text.text.includes(':');
    if (isOutside || !existsSync(path)) {
      const meant = meantBeside(path);
      const file = meant && join(dirname(text.text), meant);
      report('picture-absent', value.at, { key, file: text.text, meant: file });
      return '';
    }
    pictures.push({ path, file: basename(path), at: value.at, smallest, report });
    return text.text;
  },
});
