import { expect, it } from 'vitest';
import { textVersions } from '#domain/shop/agreement.ts';
import { bookingOf, nextStep } from '#site/features/booking/booking.ts';
import { browser } from '../browser.ts';

const requirements = { version: 1, at: '2026-11-20T18:30:00.000Z' };

const key = 'valea:booking-zpp';

/** A booking in a tab with stored data. */
function open(text?: string) {
  const { sessionStorage } = browser();
  if (text !== undefined) sessionStorage.setItem(key, text);
  return { sessionStorage, booking: bookingOf('zpp') };
}

it('booking: keeps each answer for the next page of the tab', () => {
  const { sessionStorage, booking } = open();
  expect(booking.read()).toEqual({});
  expect(booking.change({ requirements })).toBe(true);
  expect(booking.change({ insurer: 'techniker-krankenkasse' })).toBe(true);
  expect(booking.read()).toEqual({ requirements, insurer: 'techniker-krankenkasse' });
  booking.change({ insurer: undefined });
  expect(booking.read()).toEqual({ requirements });
  booking.clear();
  expect(booking.read()).toEqual({});
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['text', '"booking"'],
  ['a confirmation without a time', '{"requirements":{"version":1}}'],
  ['a time that is none', '{"requirements":{"version":1,"at":"2026-99-99T00:00:00Z"}}'],
  ['a version that is text', '{"requirements":{"version":"1","at":"2026-11-20T18:30:00.000Z"}}'],
  ['an insurer that is no key', '{"insurer":"<b>"}'],
])('booking: ignores a storage that contains %s', (_, text) => {
  expect(open(text).booking.read()).toEqual({});
});

it('booking: stores nothing but the confirmation and the insurer', () => {
  const { sessionStorage, booking } = open();
  const odd = { requirements: { ...requirements, weight: 92 }, insurer: 'aok-plus', bodyMassIndex: 31 };
  booking.change(odd);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ requirements, insurer: 'aok-plus' });
});

it('booking: lives in memory if the storage throws, and says that the next page will not know', () => {
  const { sessionStorage, booking } = open();
  sessionStorage.isBlocked = true;
  expect(booking.change({ requirements })).toBe(false);
  expect(booking.read()).toEqual({ requirements });
  booking.clear();
  expect(booking.read()).toEqual({});
});

const confirmed = { ...requirements, version: textVersions.requirements };
it.each([
  [{}, false, 'requirements'],
  [{}, true, 'requirements'],
  [{ requirements: { ...requirements, version: 99 } }, true, 'requirements'],
  [{ requirements: confirmed }, false, 'login'],
  [{ requirements: confirmed }, true, 'order'],
] as const)('booking: with %j and signed in: %s, the next step is %s', (known, isSignedIn, step) => {
  expect(nextStep(known, isSignedIn)).toBe(step);
});
