import { personalKey } from '#domain/device.ts';

/** A storage of the browser. Blocked, it throws when it is merely named: hence a function. */
export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** One whose keys can be listed. */
export type ListedPlace = () => ReturnType<Place> & Pick<Storage, 'key' | 'length'>;

/** Shared by all tabs of this site, until somebody clears it. */
export const onDevice: ListedPlace = () => localStorage;
/** Each tab has its own, which ends with it. */
export const inTab: ListedPlace = () => sessionStorage;

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** Says whether the next page will find it. */
  write: (value: Value) => boolean;
  /** Says whether the storage could be reached. */
  remove: () => boolean;
}

const forgetters = new Set<() => void>();

/** Who holds something personal in memory forgets it with what is stored. */
export function onForgetHeld(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * A personal value in guarded browser storage: that may be blocked, full, or cleared at any moment. What cannot be
 * stored is held in this page's memory instead. `parse` gets whatever JSON lies there, and answers `undefined` where
 * it is not of its form. Signing out removes it, as everything with a personal key.
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

/** Signing out: what is held in memory goes too. */
export function forgetHeld(): void {
  for (const forget of forgetters) forget();
}
