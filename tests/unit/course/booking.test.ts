import { expect, it } from 'vitest';
import { storedValue, type Place } from '#site/browser/browser-storage.ts';
import { bookingFrom, createBooking } from '#site/features/booking/booking.ts';

const requirements = { version: 1, at: '2026-11-20T18:30:00.000Z' };

const key = 'valea:booking-zpp';
const bookingIn = (place: Place) => createBooking(storedValue(place, 'booking-zpp', bookingFrom));

/** A booking in a tab with stored data. */
function open(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [[key, text]]);
  const booking = bookingIn(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }));
  return { kept, booking };
}

it('keeps what is known one thing at a time, for the next page of the tab', () => {
  const { kept, booking } = open();
  expect(booking.read()).toEqual({});
  expect(booking.change({ requirements })).toBe(true);
  expect(booking.change({ insurer: 'techniker-krankenkasse' })).toBe(true);
  const next = open(kept.get(key));
  expect(next.booking.read()).toEqual({ requirements, insurer: 'techniker-krankenkasse' });
  next.booking.change({ insurer: undefined });
  expect(next.booking.read()).toEqual({ requirements });
  next.booking.clear();
  expect(next.booking.read()).toEqual({});
  expect(next.kept.size).toBe(0);
});

it.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['text', '"booking"'],
  ['a confirmation without a time', '{"requirements":{"version":1}}'],
  ['a time that is none', '{"requirements":{"version":1,"at":"2026-99-99T00:00:00Z"}}'],
  ['a version that is text', '{"requirements":{"version":"1","at":"2026-11-20T18:30:00.000Z"}}'],
  ['an insurer that is no key', '{"insurer":"<b>"}'],
])('takes nothing out of a storage that holds %s', (_, text) => {
  expect(open(text).booking.read()).toEqual({});
});

it('never stores anything but the confirmation and the insurer', () => {
  const { kept, booking } = open();
  const odd = { requirements: { ...requirements, weight: 92 }, insurer: 'aok-plus', bodyMassIndex: 31 };
  booking.change(odd);
  expect(JSON.parse(kept.get(key) ?? '')).toEqual({ requirements, insurer: 'aok-plus' });
});

it('lives in memory where the storage throws, and says that the next page will not know', () => {
  const booking = bookingIn(() => {
    throw new Error('SecurityError');
  });
  expect(booking.change({ requirements })).toBe(false);
  expect(booking.read()).toEqual({ requirements });
  booking.clear();
  expect(booking.read()).toEqual({});
});
