import { personalKey } from './device.ts';

/** A function, as blocked storage throws when it is accessed. */
export type StorageArea = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type ListedStorage = () => ReturnType<StorageArea> & Pick<Storage, 'key' | 'length'>;

/** Shared by all tabs, until cleared. */
export const onDevice: ListedStorage = () => localStorage;
export const inTab: ListedStorage = () => sessionStorage;

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** Whether the next page will find it. */
  write: (value: Value) => boolean;
  /** Whether the storage was accessible. */
  remove: () => boolean;
}

const forgetters = new Set<() => void>();

/** For personal data in memory: forgotten together with what is stored. */
export function onForgetMemory(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * A personal value in browser storage, which may be blocked, full, or cleared at any time: then the page's memory keeps
 * it. `parse` gets any JSON, and returns `undefined` if malformed; it is written by hand, as the smallest object schema
 * of `zod/mini` would add 4 kB to a page and the week's 9 kB. Signing out removes it, like everything with a
 * personal key.
 */
export function storedValue<Value>(
  area: StorageArea,
  name: string,
  parse: (value: unknown) => Value | undefined,
): StoredValue<Value> {
  const key = personalKey(name);
  let unstored: string | undefined;
  onForgetMemory(() => {
    unstored = undefined;
  });
  return {
    read() {
      try {
        return parse(JSON.parse(unstored ?? area().getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write(value) {
      unstored = JSON.stringify(value);
      try {
        area().setItem(key, unstored);
        unstored = undefined;
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      unstored = undefined;
      try {
        area().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export function forgetMemory(): void {
  for (const forget of forgetters) forget();
}
