import { personalKey } from './device.ts';
import { onForgetMemory, type ListedStorage } from './browser-storage.ts';

export interface StoredRecords<Value> {
  read: () => ReadonlyMap<string, Value>;
  /** Whether the next page will find it. */
  write: (id: string, value: Value) => boolean;
  /** Whether it is in storage, not only in this page's memory. */
  lasts: (id: string) => boolean;
  /** Whether the storage was accessible. */
  remove: (id: string) => boolean;
}

/**
 * Personal values in browser storage, each under its own key: tabs see each other's writes late, and writing all at
 * once would overwrite them. What cannot be stored stays in the page's memory, as with stored values, and signing out
 * removes it.
 */
export function storedRecords<Value>(
  area: ListedStorage,
  name: string,
  parse: (value: unknown) => Value | undefined,
): StoredRecords<Value> {
  const prefix = personalKey(`${name}/`);
  const unstored = new Map<string, string>();
  onForgetMemory(() => {
    unstored.clear();
  });

  function stored(): (readonly [string, string])[] {
    try {
      const storage = area();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => [key.slice(prefix.length), storage.getItem(key) ?? 'null']);
    } catch {
      return [];
    }
  }

  function parsed(json: string): Value | undefined {
    try {
      return parse(JSON.parse(json));
    } catch {
      return undefined;
    }
  }

  return {
    read() {
      const records = new Map<string, Value>();
      for (const [id, json] of [...stored(), ...unstored]) {
        const value = parsed(json);
        if (value !== undefined) records.set(id, value);
      }
      return records;
    },
    write(id, value) {
      const json = JSON.stringify(value);
      try {
        area().setItem(prefix + id, json);
        unstored.delete(id);
        return true;
      } catch {
        unstored.set(id, json);
        return false;
      }
    },
    lasts: (id) => !unstored.has(id),
    remove(id) {
      unstored.delete(id);
      try {
        area().removeItem(prefix + id);
        return true;
      } catch {
        return false;
      }
    },
  };
}
