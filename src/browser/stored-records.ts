import { personalKey } from '#domain/device.ts';
import { onForgetHeld, type ListedPlace } from './browser-storage.ts';

export interface StoredRecords<Value> {
  read: () => ReadonlyMap<string, Value>;
  /** Says whether the next page will find it. */
  write: (id: string, value: Value) => boolean;
  /** Whether what was written under this id lies in the storage, not in this page's memory alone. */
  lasts: (id: string) => boolean;
  /** Says whether the storage could be reached. */
  remove: (id: string) => boolean;
}

/**
 * Personal values in guarded browser storage, each under a key of its own: browsers tell a tab late what another one
 * has stored, and who wrote all of them at once would write over those it has not heard of yet. What cannot be stored is
 * held in this page's memory, as a stored value is, and signing out removes it too.
 */
export function storedRecords<Value>(
  place: ListedPlace,
  name: string,
  parse: (value: unknown) => Value | undefined,
): StoredRecords<Value> {
  const prefix = personalKey(`${name}/`);
  const held = new Map<string, string>();
  onForgetHeld(() => {
    held.clear();
  });

  function stored(): (readonly [string, string])[] {
    try {
      const storage = place();
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
      for (const [id, json] of [...stored(), ...held]) {
        const value = parsed(json);
        if (value !== undefined) records.set(id, value);
      }
      return records;
    },
    write(id, value) {
      const json = JSON.stringify(value);
      try {
        place().setItem(prefix + id, json);
        held.delete(id);
        return true;
      } catch {
        held.set(id, json);
        return false;
      }
    },
    lasts: (id) => !held.has(id),
    remove(id) {
      held.delete(id);
      try {
        place().removeItem(prefix + id);
        return true;
      } catch {
        return false;
      }
    },
  };
}
