import type { Locale } from '#domain/text/locales.ts';
import { readEntries } from '../describe/read-entries.ts';
import type { Position, Report } from '../diagnostic.ts';
import { readYaml, type Yaml } from '../reading/yaml.ts';
import { englishFields, germanFields, type Fields } from './schema.ts';

/** Front matter of a recipe. */
export interface Matter {
  /** Valid entries only. */
  readonly data: Partial<Fields>;
  readonly yaml: Yaml;
  /** Position of an entry; the end of the front matter if it is missing. */
  readonly at: (name: keyof Fields, index?: number) => Position;
  /** Text as written, even if it is invalid: a preview shows it. */
  readonly words: (name: keyof Fields) => string | undefined;
  readonly report: Report;
}

/** Undefined if it cannot be read at all. */
export function readMatter(source: string, locale: Locale, report: Report): Matter | undefined {
  const yaml = readYaml(source, report);
  if (!yaml) return undefined;
  const end = { line: source.split('\n').length, column: 1 };
  const isElsewhere = (key: string) => Object.hasOwn(germanFields.shape, key);
  const reading: { data: Partial<Fields> } | undefined =
    locale === 'de'
      ? readEntries(germanFields, yaml, { report, end })
      : readEntries(englishFields, yaml, { report, end, isElsewhere });
  if (!reading) return undefined;
  const written = new Map(Object.entries(yaml.data ?? {}));
  const { data } = reading;
  return {
    data,
    yaml,
    at: (name, index) => yaml.at(index === undefined ? [name] : [name, index]) ?? end,
    words: (name) => {
      const text: unknown = data[name] ?? written.get(name);
      return typeof text === 'string' && text !== '' ? text : undefined;
    },
    report,
  };
}
