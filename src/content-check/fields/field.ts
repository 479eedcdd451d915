/**
 * What may stand in an entry, described once: the check reads a file by it, and the type of the data that pages get
 * follows from it.
 */
import type { Locale } from '#domain/locales.ts';
import type { Code, Place, Report } from '../diagnostic.ts';
import type { NamedPicture } from '../pictures/check-picture.ts';
import { closest } from '../reading/suggest.ts';
import type { Entry, Value } from '../reading/yaml.ts';

/** The file that is being read. */
export interface Reading {
  readonly report: Report;
  /** Whose words are read; nothing where one value serves both languages. */
  readonly locale: Locale | undefined;
  /** The folder of the file, for other files that it names. */
  readonly folder: string;
  /** Pictures are looked at when all else is read. */
  readonly pictures: NamedPicture[];
}

export interface Field<Data> {
  /** What would be right behind the colon. */
  readonly example: string;
  readonly required: boolean;
  /** Stands in for it where it is left out or wrong. */
  readonly plain: Data;
  readonly read: (value: Value, key: string, reading: Reading) => Data;
  /** Says what is missing in words of its own. */
  readonly reportMissing?: (at: Place, key: string, report: Report) => void;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type DataOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer Data> ? Data : never;
};

/** Looks at several values together. `at` says where one stands, and nothing where it is missing or wrong. */
export type Rule<F extends Fields> = (
  data: DataOf<F>,
  at: (key: keyof F & string) => Place | undefined,
  report: Report,
) => void;

/** The entries of a file or a block, by name: `age: 46`. `at` is where something that is missing belongs. */
export function readFields<F extends Fields>(
  fields: F,
  entries: readonly Entry[],
  at: Place,
  reading: Reading,
  rule?: Rule<F>,
): DataOf<F> {
  const found = new Map<string, Entry>();
  const meant = new Set<string>();
  const names = Object.keys(fields);
  for (const entry of entries) {
    if (entry.key === '') continue;
    if (!Object.hasOwn(fields, entry.key)) {
      const name = closest(entry.key, names);
      if (name !== undefined) meant.add(name);
      reading.report('key-unknown', entry.at, { key: entry.key, meant: name });
    } else if (found.has(entry.key)) reading.report('key-twice', entry.at, { key: entry.key });
    else found.set(entry.key, entry);
  }
  const sound = new Map<string, Place>();
  const data = Object.entries(fields).map(([key, field]) => {
    const entry = found.get(key);
    if (entry) {
      const faults: Code[] = [];
      const report: Report = (code, place, ...details) => {
        faults.push(code);
        reading.report(code, place, ...details);
      };
      const value = field.read(entry.value, key, { ...reading, report });
      if (faults.length === 0) sound.set(key, entry.value.at);
      return [key, value] as const;
    }
    if (field.required && !meant.has(key)) {
      if (field.reportMissing) field.reportMissing(at, key, reading.report);
      else reading.report('key-missing', at, { example: `${key}: ${field.example}` });
    }
    return [key, field.plain] as const;
  });
  // Each value was read by the field of its name: types cannot follow `Object.entries`.
  const read = Object.fromEntries(data) as DataOf<F>;
  rule?.(read, (key) => sound.get(key), reading.report);
  return read;
}

const plainOf = <F extends Fields>(fields: F): DataOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([key, { plain }]) => [key, plain])) as DataOf<F>;

/** A block of entries below a name. */
export function block<F extends Fields>(fields: F, rule?: Rule<F>): Field<DataOf<F>> {
  const example = Object.entries(fields)
    .filter(([, { required }]) => required)
    .map(([key, field]) => `${key}: ${field.example}`);
  return {
    example: `{ ${example.join(', ')} }`,
    required: true,
    plain: plainOf(fields),
    read(value, key, reading) {
      if (value.kind === 'entries') return readFields(fields, value.entries, value.at, reading, rule);
      reading.report('block-expected', value.at, { key, keys: Object.keys(fields).join(', ') });
      return plainOf(fields);
    },
  };
}

const named = {
  de: { de: 'deutschen', en: 'German' },
  en: { de: 'englischen', en: 'English' },
} as const;

/** A value in one language. */
export const spoken = <Data>(locale: Locale, field: Field<Data>): Field<Data> => ({
  ...field,
  read: (value, key, reading) => field.read(value, key, { ...reading, locale }),
});

const inLanguage = <F extends Fields>(locale: Locale, fields: F): Field<DataOf<F>> => ({
  ...spoken(locale, block(fields)),
  reportMissing: (at, key, report) => {
    report('words-missing', at, { key, language: named[locale], keys: Object.keys(fields).join(', ') });
  },
});

/** The same words in both languages: a block `de:` and a block `en:`. */
export const inBothLanguages = <F extends Fields>(fields: F) => ({
  de: inLanguage('de', fields),
  en: inLanguage('en', fields),
});

export const optional = <Data>(field: Field<Data>): Field<Data | undefined> => ({
  ...field,
  required: false,
  plain: undefined,
});
