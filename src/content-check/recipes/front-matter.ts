import type { Locale } from '#domain/locales.ts';
import type { Place, Report } from '../diagnostic.ts';
import { fieldNames, fieldOf, isFieldName, type FieldName } from './fields.ts';
import { closest } from '../reading/suggest.ts';
import { readYaml, type Entry } from '../reading/yaml.ts';

/** The entries of one file, by name. */
export interface FrontMatter {
  readonly entries: ReadonlyMap<FieldName, Entry>;
  /** Where something that is missing belongs. */
  readonly end: Place;
  readonly report: Report;
}

const names = (locale: Locale) => fieldNames.filter((name) => locale === 'de' || !fieldOf(name).shared);

interface Kept {
  readonly entries: Map<FieldName, Entry>;
  /** Names that were meant by mistyped ones: they are not missing too. */
  readonly meant: Set<string>;
}

function keep(entry: Entry, locale: Locale, { entries, meant }: Kept, report: Report): void {
  const { key, at } = entry;
  if (key === '') return;
  if (!isFieldName(key)) {
    const name = closest(key, names(locale));
    if (name !== undefined) meant.add(name);
    report('key-unknown', at, { key, meant: name });
  } else if (locale === 'en' && fieldOf(key).shared) {
    report('key-elsewhere', at, { key });
  } else if (entries.has(key)) {
    report('key-twice', at, { key });
  } else {
    entries.set(key, entry);
  }
}

/** Reads the details at the top of a file; nothing when they cannot be read at all. */
export function readFrontMatter(source: string, locale: Locale, report: Report): FrontMatter | undefined {
  const { value, sound } = readYaml(source, report);
  if (!sound) return undefined;
  const first: Place = { line: source.length - source.trimStart().length + 1, column: 1 };
  if (value?.kind !== 'entries') {
    report('front-matter-shape', value?.at ?? first);
    return undefined;
  }
  const kept: Kept = { entries: new Map(), meant: new Set() };
  const { entries, meant } = kept;
  for (const entry of value.entries) keep(entry, locale, kept, report);
  const end: Place = { line: source.split('\n').length, column: 1 };
  for (const name of names(locale)) {
    const { required, example } = fieldOf(name);
    if (!required || entries.has(name) || meant.has(name)) continue;
    if (name === 'picture') report('picture-undescribed', end);
    else report('key-missing', end, { example });
  }
  return { entries, end, report };
}
