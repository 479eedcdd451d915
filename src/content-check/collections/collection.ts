import type { z } from 'zod';
import type { Locale } from '#domain/text/locales.ts';
import type { PageKey } from '#i18n/routes.ts';
import type { Description } from '../describe/read-entries.ts';
import type { Position, Report } from '../diagnostic.ts';

/** Exactly these, or any that match. */
export type Names = { readonly are: readonly string[] } | { readonly like: RegExp; readonly example: string };

/** One file per entry, Markdown or YAML by its extension. */
export interface Files {
  /** `{name}/{locale}.md`; without `{locale}` a file holds both languages, or only that of `only`. */
  readonly file: string;
  readonly names: Names;
  readonly only?: Locale;
  /** Other files that are allowed there. */
  readonly beside?: RegExp;
}

/** One YAML file with a list of all entries. */
interface List {
  readonly list: string;
}

export interface ReadEntry<Data> {
  readonly id: string;
  /** Must be the same in both languages. */
  readonly name: string;
  readonly locale: Locale | undefined;
  /** `src/content/faq/app/02-phones.de.md` */
  readonly file: string;
  readonly data: Data;
  readonly body: string | undefined;
  /** Line of the file where the body begins. */
  readonly bodyLine: number;
  /** Position of a value; the start of the file if it is missing. */
  readonly at: (key: string) => Position;
  /** Into its file. */
  readonly report: Report;
}

export interface Collection<Schema extends Description = Description> {
  /** Its folder in src/content. */
  readonly folder: string;
  readonly layout: Files | List;
  readonly schema: Schema;
  /** Checks across entries, which get only the valid parts. */
  among?(
    entries: readonly ReadEntry<Partial<z.output<Schema>>>[],
    reportOf: (file: string) => Report,
    folder: string,
  ): void;
  /** Pages that show it; `course` stands for the pages of all courses. */
  readonly pages: readonly (PageKey | 'course')[];
}

export const collection = <Schema extends Description>(described: Collection<Schema>): Collection<Schema> =>
  described;

/** Values for both languages must be the same in both files. */
export function checkSame<Data>(
  entries: readonly ReadEntry<Data>[],
  keys: readonly (keyof Data & string)[],
): void {
  for (const english of entries.filter(({ locale }) => locale === 'en')) {
    const german = entries.find(({ name, locale }) => name === english.name && locale === 'de');
    for (const key of keys) {
      const one = german?.data[key];
      const other = english.data[key];
      if (one !== undefined && other !== undefined && String(one) !== String(other))
        english.report('languages-differ', english.at(key), { key, other: german?.file });
    }
  }
}

export function checkUnique(
  ids: readonly { readonly id: string | undefined; readonly file: string; readonly at: Position }[],
  reportOf: (file: string) => Report,
): void {
  const seen = new Map<string, string>();
  for (const { id, file, at } of ids) {
    if (id === undefined) continue;
    const other = seen.get(id);
    if (other !== undefined) reportOf(file)('id-twice', at, { id, other });
    else seen.set(id, `${file}:${String(at.line)}`);
  }
}
