import { describe, expect, it } from 'vitest';
import { addMonths, startOfDay } from '#domain/time/calendar.ts';
import { facts } from '#domain/company/facts.ts';
import { cancellationEnd, unusedTermRefund } from '#domain/shop/cancellation.ts';
import { withdrawalRefund } from '#domain/shop/withdrawal.ts';
import { namesOrder, shortNumber } from '#domain/shop/declaration.ts';

const at = (text: string) => new Date(`${text}Z`);
const first = { first: true, start: at('2026-11-01T10:00'), end: at('2027-02-01T10:00') };
const { noticeHours } = facts.subscription;
const lastInTime = new Date(first.end.getTime() - noticeHours * 3_600_000);
const tooLate = new Date(lastInTime.getTime() + 1000);
const later = { first: false, start: at('2027-02-01T10:00'), end: at('2027-05-01T10:00') };

describe('cancellation: a subscription of three months ends', () => {
  it.each([
    ['with its first term', first, '2026-11-05T09:00', undefined, '2027-02-01T10:00'],
    ['a month later, once it has renewed', later, '2027-02-10T12:00', undefined, '2027-03-10T12:00'],
    ['with the period, where that is sooner', later, '2027-04-15T12:00', undefined, '2027-05-01T10:00'],
    ['a month later, hours before a period ends', later, '2027-05-01T00:00', undefined, '2027-06-01T00:00'],
    ['at its earliest, if asked to earlier', first, '2026-11-05T09:00', '2026-12-01', '2027-02-01T10:00'],
    ['at the end of a later day, if asked to', later, '2027-02-10T12:00', '2027-04-10', '2027-04-10T22:00'],
    ['with the period, if asked to on its day', later, '2027-02-10T12:00', '2027-05-01', '2027-05-01T10:00'],
    ['in a period to come, if asked to', later, '2027-02-10T12:00', '2027-05-20', '2027-05-20T22:00'],
  ] as const)('%s', (_, term, received, endDay, ends) => {
    expect(cancellationEnd(at(received), term, endDay)).toEqual(at(ends));
  });

  it('with its first term, up to the hours of notice before it, and a month later from then on', () => {
    expect(cancellationEnd(lastInTime, first, undefined)).toEqual(first.end);
    expect(cancellationEnd(tooLate, first, undefined)).toEqual(addMonths(tooLate, 1));
  });
});

describe('cancellation: refund of a paid period', () => {
  it.each([
    ['nothing where it is used up', later.end, 0],
    ['nothing where it ends in the next one', at('2027-06-01T00:00'), 0],
    ['its part, rounded in her favour', at('2027-03-10T12:00'), 23_33],
    ['everything where it had not begun', later.start, 39_99],
  ])('%s', (_, ends, cents) => {
    expect(unusedTermRefund(39_99, later, ends)).toBe(cents);
  });
});

const { modules } = facts.course;

it.each([
  ['app', '2026-12-15', 14, 0, 59_99, 59_99],
  ['app', '2026-12-18', 14, 0, 59_99, 59_99],
  ['course', '2026-12-15', 14, 3, 75_00, 75_00],
  ['course', '2026-12-16', 14, 0, 75_00, 75_00],
  ['course', '2026-12-16', 14, 1, 100 * modules, 100 * (modules - 1)],
  ['course', '2026-12-16', 14, 1, 100 * modules - 1, 100 * (modules - 1)],
  ['course', '2026-12-16', 14, modules, 75_00, 0],
  // The course had one more when it was booked.
  ['course', '2026-12-16', 14, modules + 1, 75_00, 0],
  ['course', '2026-12-31', 30, 3, 75_00, 75_00],
] as const)(
  'withdrawal: %s of 1 December on %s, %s days, %s modules begun',
  (contract, received, guaranteeDays, modulesBegun, paid, back) => {
    const concluded = at('2026-12-01T10:00');
    const withdrawn = { concluded, guaranteeDays, received: at(`${received}T12:00`), modulesBegun };
    expect(withdrawalRefund(contract, paid, withdrawn)).toBe(back);
  },
);

it('declarations: an order is found by its short number or its whole id', () => {
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
] as const)('declarations: %s begins by German time', (day, instant) => {
  expect(startOfDay(day).toISOString()).toBe(instant);
});
