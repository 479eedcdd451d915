import { describe, expect, it } from 'vitest';
import { facts } from '#domain/company/facts.ts';
import { guaranteeDays, guaranteeEnd } from '#domain/shop/guarantee.ts';
import { mayWithdraw } from '#domain/shop/withdrawal.ts';

const at = (instant: string) => new Date(instant);

it.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('guarantee: longer after the quiz (%s) or for the registered (%s)', (hasDoneQuiz, wasRegistered) => {
  expect(guaranteeDays({ hasDoneQuiz, wasRegistered })).toBe(
    hasDoneQuiz || wasRegistered ? facts.registrationGuaranteeDays : facts.subscription.guaranteeDays,
  );
});

describe('guarantee, last day', () => {
  it.each([
    ['as counted', '2026-11-22T12:00:00Z', 30, '2026-12-22'],
    ['over the end of a short month', '2027-01-31T12:00:00Z', 30, '2027-03-02'],
    ['in a leap year', '2028-01-31T12:00:00Z', 30, '2028-03-01'],
    ['over a turn of the year', '2026-12-20T12:00:00Z', 14, '2027-01-03'],
    ['an hour before midnight in Germany', '2026-07-01T21:59:59Z', 14, '2026-07-15'],
    ['from midnight in Germany, in summer', '2026-07-01T22:00:00Z', 14, '2026-07-16'],
    ['from midnight in Germany, in winter', '2026-12-01T23:00:00Z', 14, '2026-12-16'],
    ['over the end of summer time', '2026-10-24T22:30:00Z', 14, '2026-11-08'],
    ['over the beginning of summer time', '2027-03-27T23:30:00Z', 30, '2027-04-27'],
  ] as const)('%s', (_, paid, days, end) => {
    expect(guaranteeEnd(at(paid), days)).toBe(end);
  });
});

describe('withdrawal in time', () => {
  it.each([
    // Over the end of summer time, the last moment of the day and the first one after it.
    ['2026-10-10T10:00:00Z', 30, '2026-11-09T22:59:59Z', true],
    ['2026-10-10T10:00:00Z', 30, '2026-11-09T23:00:00Z', false],
    // Never less than the law gives: fourteen days, and four for weekends and holidays.
    ['2026-10-10T10:00:00Z', 14, '2026-10-28T22:59:59Z', true],
    ['2026-10-10T10:00:00Z', 14, '2026-10-28T23:00:00Z', false],
    // Over the beginning of summer time.
    ['2027-03-20T10:00:00Z', 30, '2027-04-19T21:59:59Z', true],
    ['2027-03-20T10:00:00Z', 30, '2027-04-19T22:00:00Z', false],
  ] as const)('concluded %s, %s days, received %s: %s', (concluded, days, received, may) => {
    expect(mayWithdraw(at(concluded), days, at(received))).toBe(may);
  });
});
