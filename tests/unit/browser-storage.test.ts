import { describe, expect, it } from 'vitest';
import { guardStorage, storedValue } from '#site/clients/browser-storage.ts';

/** A browser's storage that can be blocked, filled up and cleared. */
function browser() {
  const entries = new Map<string, string>();
  let trouble: 'none' | 'blocked' | 'full' = 'none';
  const place = () => {
    if (trouble === 'blocked') throw new DOMException('No.', 'SecurityError');
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (trouble === 'full') throw new DOMException('No.', 'QuotaExceededError');
        entries.set(key, value);
      },
      removeItem: (key: string) => void entries.delete(key),
    };
  };
  return {
    entries,
    become: (to: typeof trouble) => {
      trouble = to;
    },
    storage: guardStorage(place),
    nextPage: () => guardStorage(place),
  };
}

describe('guarded storage', () => {
  it('keeps a value for the next page, until it is removed or cleared', () => {
    const { storage, nextPage, entries } = browser();
    expect(storage.write('a', '1')).toBe(true);
    expect(nextPage().read('a')).toBe('1');
    expect([storage.remove('a'), storage.read('a')]).toEqual([true, undefined]);
    storage.write('a', '2');
    entries.clear();
    expect(storage.read('a')).toBeUndefined();
  });

  it.each(['blocked', 'full'] as const)('%s: holds it for this page alone, and says so', (trouble) => {
    const { storage, nextPage, become } = browser();
    become(trouble);
    expect(storage.write('a', '1')).toBe(false);
    expect([storage.read('a'), nextPage().read('a')]).toEqual(['1', undefined]);
    storage.remove('a');
    expect(storage.read('a')).toBeUndefined();
  });

  it('what was held for this page gives way to what can be stored again', () => {
    const { storage, nextPage, become } = browser();
    become('full');
    storage.write('a', 'held');
    become('none');
    expect([storage.write('a', 'stored'), nextPage().read('a')]).toEqual([true, 'stored']);
  });

  it('says whether a removal reached the storage', () => {
    const { storage, become } = browser();
    become('blocked');
    expect(storage.remove('a')).toBe(false);
  });

  it('names every key, those held for this page included', () => {
    const stored = { theirs: '', getItem: () => null, removeItem: () => undefined };
    const storage = guardStorage(() => ({
      ...stored,
      setItem: () => {
        throw new DOMException('No.', 'QuotaExceededError');
      },
    }));
    storage.write('ours', '');
    expect(storage.keys()).toEqual(expect.arrayContaining(['ours', 'theirs']));
  });
});

describe('a stored value', () => {
  const parse = (value: unknown) => (typeof value === 'number' ? value : undefined);

  it('comes back as what it was', () => {
    const { storage } = browser();
    const value = storedValue(storage, 'a', parse);
    expect([value.read(), value.write(3), value.read()]).toEqual([undefined, true, 3]);
    value.remove();
    expect(value.read()).toBeUndefined();
  });

  it.each(['{', '"3"', 'null', ''])('is none where the storage holds %j', (text) => {
    const { storage } = browser();
    storage.write('a', text);
    expect(storedValue(storage, 'a', parse).read()).toBeUndefined();
  });
});
