import { describe, expect, it } from 'vitest';
import { startOfDay } from '#domain/calendar.ts';
import { cancellationEnd, unusedTermRefund } from '#domain/shop/cancellation.ts';
import { mayWithdraw, withdrawalRefund } from '#domain/shop/withdrawal.ts';
import { namesOrder, shortNumber } from '#domain/shop/declaration.ts';

const at = (text: string) => new Date(text);
const first = { first: true, start: at('2026-11-01T10:00:00Z'), end: at('2027-02-01T10:00:00Z') };
const later = { first: false, start: at('2027-02-01T10:00:00Z'), end: at('2027-05-01T10:00:00Z') };

describe('a subscription of three months that is cancelled ends', () => {
  it.each([
    ['with its first term', '2026-11-05T09:00:00Z', first, undefined, '2027-02-01T10:00:00Z'],
    [
      'with its first term, 24 hours before it',
      '2027-01-31T10:00:00Z',
      first,
      undefined,
      '2027-02-01T10:00:00Z',
    ],
    ['a month later, in the last 24 hours', '2027-01-31T10:00:01Z', first, undefined, '2027-02-28T10:00:01Z'],
    ['a month later, once it has renewed', '2027-02-10T12:00:00Z', later, undefined, '2027-03-10T12:00:00Z'],
    [
      'with the period, where that is sooner',
      '2027-04-15T12:00:00Z',
      later,
      undefined,
      '2027-05-01T10:00:00Z',
    ],
    [
      'a month later, in the last hours of a period',
      '2027-05-01T00:00:00Z',
      later,
      undefined,
      '2027-06-01T00:00:00Z',
    ],
    [
      'at its earliest, whatever earlier day is asked for',
      '2026-11-05T09:00:00Z',
      first,
      '2026-12-01',
      '2027-02-01T10:00:00Z',
    ],
    [
      'at the end of a later day that is asked for',
      '2027-02-10T12:00:00Z',
      later,
      '2027-04-10',
      '2027-04-10T22:00:00Z',
    ],
    [
      'with the period, if its last day is asked for',
      '2027-02-10T12:00:00Z',
      later,
      '2027-05-01',
      '2027-05-01T10:00:00Z',
    ],
    [
      'in a period to come, if that is asked for',
      '2027-02-10T12:00:00Z',
      later,
      '2027-05-20',
      '2027-05-20T22:00:00Z',
    ],
  ] as const)('%s', (_, received, term, endDay, ends) => {
    expect(cancellationEnd(at(received), term, endDay).toISOString()).toBe(at(ends).toISOString());
  });
});

describe('what is given back of a paid period', () => {
  it.each([
    ['nothing where it is used up', later.end, 0],
    ['nothing where it ends in the next one', at('2027-06-01T00:00:00Z'), 0],
    ['its part, rounded in her favour', at('2027-03-10T12:00:00Z'), 23_33],
    ['everything where it had not begun', later.start, 39_99],
  ])('%s', (_, ends, cents) => {
    expect(unusedTermRefund(39_99, later, ends)).toBe(cents);
  });
});

it.each([
  ['on the day', '2026-12-01T11:00:00Z', true],
  ['on the fourteenth day, late at night', '2026-12-15T22:59:00Z', true],
  ['after a weekend and holidays', '2026-12-19T12:00:00Z', true],
  ['later', '2026-12-20T12:00:00Z', false],
])('a contract of 1 December can be withdrawn from: %s', (_, received, may) => {
  expect(mayWithdraw(at('2026-12-01T10:00:00Z'), 14, at(received))).toBe(may);
});

it.each([
  ['app', '2026-12-15T12:00:00Z', 14, 0, 59_99, 59_99],
  ['app', '2026-12-18T12:00:00Z', 14, 0, 59_99, 59_99],
  ['course', '2026-12-15T12:00:00Z', 14, 3, 75_00, 75_00],
  ['course', '2026-12-16T12:00:00Z', 14, 0, 75_00, 75_00],
  ['course', '2026-12-16T12:00:00Z', 14, 1, 75_00, 65_63],
  ['course', '2026-12-16T12:00:00Z', 14, 3, 75_00, 46_88],
  ['course', '2026-12-16T12:00:00Z', 14, 8, 75_00, 0],
  ['course', '2026-12-31T12:00:00Z', 30, 3, 75_00, 75_00],
] as const)(
  'withdrawn from: %s of 1 December on %s, %s days, %s modules begun',
  (contract, received, guaranteeDays, modulesBegun, paid, back) => {
    const concluded = at('2026-12-01T10:00:00Z');
    const withdrawn = { concluded, guaranteeDays, received: at(received), modulesBegun };
    expect(withdrawalRefund(contract, paid, withdrawn)).toBe(back);
  },
);

it('an order is named by the number that people read to each other, or the whole of it', () => {
  const id = '3f2a91c0-1111-4222-8333-444455556666';
  expect(shortNumber(id)).toBe('3F2A-91C0');
  for (const typed of ['3F2A-91C0', '3f2a 91c0', id, '3f2a91c0-1111'])
    expect(namesOrder(typed, id)).toBe(true);
  for (const typed of ['3F2A', '', '3F2A-91C1', '%%%%%%%%']) expect(namesOrder(typed, id)).toBe(false);
});

it.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
] as const)('%s begins in Germany', (day, instant) => {
  expect(startOfDay(day).toISOString()).toBe(instant);
});
