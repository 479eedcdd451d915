import { personalKey } from '#domain/device.ts';

const key = personalKey('told');

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** What happens once to somebody and has been told: it need not be told again with every page that she opens. */
export interface ToldOnce {
  has: (id: string) => boolean;
  keep: (id: string) => void;
}

/** One event a person; it goes with her sign-out. Where storage is blocked the page remembers it alone. */
export function createToldOnce(storage: () => Place): ToldOnce {
  const told = new Set<string>();
  return {
    has(id) {
      try {
        return told.has(id) || storage().getItem(key) === id;
      } catch {
        return false;
      }
    },
    keep(id) {
      told.add(id);
      try {
        storage().setItem(key, id);
      } catch {
        // Whoever hears of it knows it by its id.
      }
    },
  };
}
