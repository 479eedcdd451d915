/**
 * Guarded browser storage: `localStorage` and `sessionStorage` may be blocked (then even naming them throws), full,
 * or cleared at any moment. What cannot be stored is held in this page's memory instead.
 */
export interface BrowserStorage {
  read: (key: string) => string | undefined;
  /** Says whether the next page will find it. */
  write: (key: string, text: string) => boolean;
  /** Says whether the storage could be reached. */
  remove: (key: string) => boolean;
  keys: () => string[];
}

export function guardStorage(
  place: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): BrowserStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt(() => place().getItem(key) ?? undefined, undefined),
    write: (key, text) => {
      memory.set(key, text);
      return attempt(() => {
        place().setItem(key, text);
        return memory.delete(key);
      }, false);
    },
    remove: (key) => {
      memory.delete(key);
      return attempt(() => {
        place().removeItem(key);
        return true;
      }, false);
    },
    keys: () => [...memory.keys(), ...attempt(() => Object.keys(place()), [])],
  };
}

/** Shared by all tabs of this site, until somebody clears it. */
export const deviceStorage = guardStorage(() => localStorage);
/** Each tab has its own, which ends with it. */
export const tabStorage = guardStorage(() => sessionStorage);

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** Says whether the next page will find it. */
  write: (value: Value) => boolean;
  remove: () => void;
}

/** One value, stored as JSON. `parse` gets whatever lies there, and answers `undefined` where it is not of its form. */
export const storedValue = <Value>(
  storage: BrowserStorage,
  key: string,
  parse: (value: unknown) => Value | undefined,
): StoredValue<Value> => ({
  read() {
    try {
      return parse(JSON.parse(storage.read(key) ?? 'null'));
    } catch {
      return undefined;
    }
  },
  write: (value) => storage.write(key, JSON.stringify(value)),
  remove: () => void storage.remove(key),
});
