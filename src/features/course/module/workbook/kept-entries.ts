import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import type { ListedStorage, StoredValue } from '#site/browser/browser-storage.ts';
import { storedRecords } from '#site/browser/stored-records.ts';

const textFrom = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Workbook entries in browser storage, each under its own key. */
export function keptEntries(area: ListedStorage, name: string): StoredValue<Entries> {
  const fields = storedRecords(area, name, textFrom);

  function read(): Entries | undefined {
    const entries = entriesFrom(Object.fromEntries(fields.read()));
    return entries && Object.keys(entries).length > 0 ? entries : undefined;
  }

  return {
    read,
    // Unchanged entries are not written: another tab may have changed them.
    write(entries) {
      const before = read() ?? {};
      for (const field of Object.keys(before)) if (!(field in entries)) fields.remove(field);
      for (const [field, text] of Object.entries(entries)) {
        if (text !== before[field]) fields.write(field, text);
      }
      return Object.keys(entries).every(fields.lasts);
    },
    // Tries all, even if one fails.
    remove: () => [...fields.read().keys()].map(fields.remove).every(Boolean),
  };
}
