import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import { personalKey } from '#domain/device.ts';
import { storedValue, type ListedPlace, type StoredValue } from '#site/clients/browser-storage.ts';

const textFrom = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * The entries of a workbook in a browser's storage, each under a key of its own: browsers tell a tab late what another
 * one has stored, and who wrote all entries at once would write over those it has not heard of yet.
 */
export function keptEntries(place: ListedPlace, name: string): StoredValue<Entries> {
  const prefix = `${name}/`;
  const fields = new Map<string, { stored: StoredValue<string>; lasts: boolean }>();
  function fieldOf(field: string) {
    const known = fields.get(field) ?? { stored: storedValue(place, prefix + field, textFrom), lasts: true };
    fields.set(field, known);
    return known;
  }

  function names(): string[] {
    const own = personalKey(prefix);
    try {
      const storage = place();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const stored = keys.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
      return [...new Set([...fields.keys(), ...stored])];
    } catch {
      return [...fields.keys()];
    }
  }

  function read(): Entries | undefined {
    const texts = names().map((field) => [field, fieldOf(field).stored.read()] as const);
    const entries = entriesFrom(Object.fromEntries(texts.filter(([, text]) => text !== undefined)));
    return entries && Object.keys(entries).length > 0 ? entries : undefined;
  }

  return {
    read,
    // What is there already is not written again: another tab may have changed it meanwhile.
    write(entries) {
      const before = read() ?? {};
      for (const field of Object.keys(before)) if (!(field in entries)) fieldOf(field).stored.remove();
      for (const [field, text] of Object.entries(entries)) {
        const one = fieldOf(field);
        if (text !== before[field]) one.lasts = one.stored.write(text);
      }
      return Object.keys(entries).every((field) => fieldOf(field).lasts);
    },
    remove: () => names().every((field) => fieldOf(field).stored.remove()),
  };
}
