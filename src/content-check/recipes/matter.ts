import type { Locale } from '#domain/locales.ts';
import { readEntries } from '../describe/read-entries.ts';
import type { Place, Report } from '../diagnostic.ts';
import { readYaml, type Yaml } from '../reading/yaml.ts';
import { englishFields, germanFields, type Fields } from './schema.ts';

/** The details at the top of a file of a recipe. */
export interface Matter {
  /** What is right of them. */
  readonly data: Partial<Fields>;
  readonly yaml: Yaml;
  /** Where an entry stands, or where it belongs. */
  readonly at: (name: keyof Fields, index?: number) => Place;
  /** The words as they are written, even where something is wrong with them. */
  readonly words: (name: keyof Fields, otherwise: string) => string;
  readonly report: Report;
}

/** Nothing when they cannot be read at all. */
export function readMatter(source: string, locale: Locale, report: Report): Matter | undefined {
  const yaml = readYaml(source, report);
  if (!yaml) return undefined;
  const { data: written } = yaml;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    const first = { line: source.length - source.trimStart().length + 1, column: 1 };
    report('front-matter-shape', yaml.at([]) ?? first);
    return undefined;
  }
  const end = { line: source.split('\n').length, column: 1 };
  const isElsewhere = (key: string) => Object.hasOwn(germanFields.shape, key);
  const { data }: { data: Partial<Fields> } =
    locale === 'de'
      ? readEntries(germanFields, yaml, { report, end })
      : readEntries(englishFields, yaml, { report, end, isElsewhere });
  const texts = new Map<string, unknown>(Object.entries(written));
  return {
    data,
    yaml,
    at: (name, index) => yaml.at(index === undefined ? [name] : [name, index]) ?? end,
    words: (name, otherwise) => {
      const text = data[name] ?? texts.get(name);
      return typeof text === 'string' && text !== '' ? text : otherwise;
    },
    report,
  };
}
