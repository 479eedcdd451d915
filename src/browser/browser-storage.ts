import { personalKey } from './device.ts';

/** A function, as blocked storage throws when it is accessed. */
export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type ListedPlace = () => ReturnType<Place> & Pick<Storage, 'key' | 'length'>;

/** Shared by all tabs, until cleared. */
export const onDevice: ListedPlace = () => localStorage;
export const inTab: ListedPlace = () => sessionStorage;

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** Whether the next page will find it. */
  write: (value: Value) => boolean;
  /** Whether the storage was accessible. */
  remove: () => boolean;
}

const forgetters = new Set<() => void>();

/** For personal data in memory: forgotten together with what is stored. */
export function onForgetHeld(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * A personal value in browser storage, which may be blocked, full, or cleared at any time: then the page's memory holds
 * it. `parse` gets any JSON, and returns `undefined` if malformed; it is written by hand, as the smallest object schema
 * of `zod/mini` would add 4 kB to a page and the week's 9 kB. Signing out removes it, like everything with a
 * personal key.
 */
export function storedValue<Value>(
  place: Place,
  name: string,
  parse: (value: unknown) => Value | undefined,
): StoredValue<Value> {
  const key = personalKey(name);
  let held: string | undefined;
  onForgetHeld(() => {
    held = undefined;
  });
  return {
    read() {
      try {
        return parse(JSON.parse(held ?? place().getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write(value) {
      held = JSON.stringify(value);
      try {
        place().setItem(key, held);
        held = undefined;
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      held = undefined;
      try {
        place().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export function forgetHeld(): void {
  for (const forget of forgetters) forget();
}
