import { describe, expect, it } from 'vitest';
import { forgetHeld, storedValue } from '#site/browser/browser-storage.ts';

const parse = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Opens pages in a browser whose storage can be blocked, full or cleared. */
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
    open: () => storedValue(place, 'count', parse),
  };
}

describe('a stored value', () => {
  it('is there on the next page, under a personal key, until it is removed or cleared', () => {
    const { open, entries } = browser();
    const value = open();
    expect([value.read(), value.write(3)]).toEqual([undefined, true]);
    expect([open().read(), [...entries]]).toEqual([3, [['valea:count', '3']]]);
    expect([value.remove(), value.read(), open().read()]).toEqual([true, undefined, undefined]);
    value.write(4);
    entries.clear();
    expect(value.read()).toBeUndefined();
  });

  it.each(['blocked', 'full'] as const)(
    'where storage is %s lives in the page only, and says so',
    (trouble) => {
      const { open, become } = browser();
      const value = open();
      become(trouble);
      expect(value.write(3)).toBe(false);
      expect([value.read(), open().read()]).toEqual([3, undefined]);
      value.remove();
      expect(value.read()).toBeUndefined();
    },
  );

  it('held in memory is stored as soon as possible', () => {
    const { open, become } = browser();
    const value = open();
    become('full');
    value.write(3);
    become('none');
    expect([value.write(4), value.read(), open().read()]).toEqual([true, 4, 4]);
  });

  it('says whether its removal reached the storage', () => {
    const { open, become } = browser();
    become('blocked');
    expect(open().remove()).toBe(false);
  });

  it('held in memory is forgotten on signing out', () => {
    const { open, become } = browser();
    const value = open();
    become('blocked');
    value.write(3);
    forgetHeld();
    expect(value.read()).toBeUndefined();
  });

  it.each(['{', '"3"', 'null', ''])('is none where the storage holds %j', (text) => {
    const { open, entries } = browser();
    entries.set('valea:count', text);
    expect(open().read()).toBeUndefined();
  });
});
