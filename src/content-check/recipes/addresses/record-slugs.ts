import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/text/locales.ts';
import type { Checked } from '../check-recipes.ts';
import { recordFile, type SlugRecord } from './slug-lists.ts';

interface Published {
  readonly id: string;
  readonly slugs: Readonly<Record<Locale, string>>;
}

const publishedIn = ({ recipes }: Checked): Published[] =>
  recipes.filter(({ recipe }) => !recipe.de.draft).map(({ id, recipe }) => ({ id, slugs: recipe.de.slugs }));

/** Published recipes whose address is not on record. */
export const unrecorded = (checked: Checked): string[] =>
  publishedIn(checked)
    .filter(({ id, slugs }) =>
      locales.some((locale) => !checked.addresses.record.get(id)?.[locale].includes(slugs[locale])),
    )
    .map(({ id }) => id);

const withLast = (slugs: readonly string[] | undefined, last: string): string[] => [
  ...(slugs ?? []).filter((slug) => slug !== last),
  last,
];

/** Adds what is public now; nothing is ever removed. */
export function addToRecord(record: SlugRecord, published: readonly Published[]): SlugRecord {
  const next = new Map(record);
  for (const { id, slugs } of published) {
    const known = record.get(id);
    next.set(id, { de: withLast(known?.de, slugs.de), en: withLast(known?.en, slugs.en) });
  }
  return next;
}

/** One recipe a line, sorted, so that changes are easy to review. */
export function writeRecord(record: SlugRecord): string {
  const lines = [...record]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([id, { de, en }]) => `  ${JSON.stringify(id)}: ${JSON.stringify({ de, en })}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export const keepRecord = (project: string, checked: Checked): Promise<void> =>
  writeFile(
    join(project, recordFile),
    writeRecord(addToRecord(checked.addresses.record, publishedIn(checked))),
  );
