import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import type { ListedPlace, StoredValue } from '#site/browser/browser-storage.ts';
import { storedRecords } from '#site/browser/stored-records.ts';

const textFrom = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The entries of a workbook in a browser's storage, each under a key of its own. */
export function keptEntries(place: ListedPlace, name: string): StoredValue<Entries> {
  const fields = storedRecords(place, name, textFrom);

  function read(): Entries | undefined {
    const entries = entriesFrom(Object.fromEntries(fields.read()));
    return entries && Object.keys(entries).length > 0 ? entries : undefined;
  }

  return {
    read,
    // What is there already is not written again: another tab may have changed it meanwhile.
    write(entries) {
      const before = read() ?? {};
      for (const field of Object.keys(before)) if (!(field in entries)) fields.remove(field);
      for (const [field, text] of Object.entries(entries)) {
        if (text !== before[field]) fields.write(field, text);
      }
      return Object.keys(entries).every(fields.lasts);
    },
    // Each of them, whether or not the storage could be reached for the one before.
    remove: () => [...fields.read().keys()].map(fields.remove).every(Boolean),
  };
}
