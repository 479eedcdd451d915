import { expect, it } from 'vitest';
import { forgetMemory, onDevice, storedValue } from '#site/browser/browser-storage.ts';
import { browser } from './browser.ts';

const open = () => storedValue(onDevice, 'count', (value) => (typeof value === 'number' ? value : undefined));

it('browser storage: a value is there on the next page, under a personal key, until it is removed or cleared', () => {
  const { entries } = browser().localStorage;
  const value = open();
  expect([value.read(), value.write(3)]).toEqual([undefined, true]);
  expect([open().read(), [...entries]]).toEqual([3, [['valea:count', '3']]]);
  expect([value.remove(), value.read(), open().read()]).toEqual([true, undefined, undefined]);
  value.write(4);
  entries.clear();
  expect(value.read()).toBeUndefined();
});

it.each(['isBlocked', 'isFull'] as const)(
  'browser storage, %s: a value lives in the page until sign-out, is marked as such, and is stored as soon as possible',
  (trouble) => {
    const { localStorage } = browser();
    const value = open();
    localStorage[trouble] = true;
    expect(value.write(3)).toBe(false);
    expect([value.read(), open().read()]).toEqual([3, undefined]);
    expect([value.remove(), value.read()]).toEqual([trouble === 'isFull', undefined]);
    value.write(3);
    forgetMemory();
    expect(value.read()).toBeUndefined();
    value.write(3);
    localStorage[trouble] = false;
    expect([value.write(4), value.read(), open().read()]).toEqual([true, 4, 4]);
  },
);

it.each(['{', '"3"', 'null', ''])('browser storage: %j reads as no value', (text) => {
  browser().localStorage.entries.set('valea:count', text);
  expect(open().read()).toBeUndefined();
});
