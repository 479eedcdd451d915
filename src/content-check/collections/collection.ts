/** What a collection of content is: where its files lie, how they are called, and what stands in them. */
import type { Locale } from '#domain/locales.ts';
import type { PageKey } from '#i18n/routes.ts';
import type { Place, Report } from '../diagnostic.ts';
import type { DataOf, Fields } from '../fields/field.ts';

/** Either exactly these, or any that look like it. */
export type Names = { readonly are: readonly string[] } | { readonly like: RegExp; readonly example: string };

type Layout =
  /** Markdown, a file a language: `{name}.{locale}.md`; or `only` in one, and its name says no language. */
  | {
      readonly kind: 'texts';
      readonly file: string;
      readonly names: Names;
      readonly only?: Locale;
      readonly beside?: RegExp;
    }
  /** A YAML file an entry, both languages in it, or `only` one; `beside` are other files of theirs. */
  | {
      readonly kind: 'files';
      /** `{name}.yaml` where nothing else is said. */
      readonly file?: string;
      readonly names: Names;
      readonly only?: Locale;
      readonly beside?: RegExp;
    }
  /** One YAML file with a list of all. */
  | { readonly kind: 'list'; readonly file: string };

export interface ReadEntry<Data> {
  readonly id: string;
  /** The same in both languages. */
  readonly name: string;
  readonly locale: Locale | undefined;
  /** As messages name it: `src/content/faq/app/02-phones.de.md`. */
  readonly file: string;
  readonly data: Data;
  /** The Markdown below the front matter. */
  readonly body: string | undefined;
  /** The line of the file that it begins on. */
  readonly bodyLine: number;
  /** Where the value of a name stands, or the beginning. */
  readonly at: (key: string) => Place;
}

export interface Collection<F extends Fields> {
  /** Its folder in src/content. */
  readonly folder: string;
  readonly layout: Layout;
  readonly fields: F;
  /** What only shows when all entries are known. `reportOf` is for any file, named as messages do. */
  among?(entries: readonly ReadEntry<DataOf<F>>[], reportOf: (file: string) => Report, folder: string): void;
  /** Where it is shown; `course` stands for the pages of the courses. */
  readonly pages: readonly (PageKey | 'course')[];
}

/** Keeps the types of the fields. */
export const collection = <F extends Fields>(described: Collection<F>): Collection<F> => described;

/** Values that serve both languages are the same in both files. */
export function checkSame<Data>(
  entries: readonly ReadEntry<Data>[],
  keys: readonly (keyof Data & string)[],
  reportOf: (file: string) => Report,
): void {
  for (const english of entries.filter(({ locale }) => locale === 'en')) {
    const german = entries.find(({ name, locale }) => name === english.name && locale === 'de');
    for (const key of german ? keys : []) {
      if (String(german?.data[key]) !== String(english.data[key]))
        reportOf(english.file)('languages-differ', english.at(key), { key, other: german?.file ?? '' });
    }
  }
}

/** Each id once; `where` says at which place it stands. */
export function checkUnique(
  ids: readonly { readonly id: string; readonly file: string; readonly at: Place }[],
  reportOf: (file: string) => Report,
): void {
  const seen = new Map<string, string>();
  for (const { id, file, at } of ids) {
    const other = seen.get(id);
    if (other !== undefined) reportOf(file)('id-twice', at, { id, other });
    else seen.set(id, `${file}:${String(at.line)}`);
  }
}
