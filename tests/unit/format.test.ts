import { expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#domain/format.ts';

const nbsp = '\u00a0';

it.each([
  [75_00, `75${nbsp}€`],
  [37_50, `37,50${nbsp}€`],
  [0, `0${nbsp}€`],
  [5, `0,05${nbsp}€`],
  [1_234_567_89, `1.234.567,89${nbsp}€`],
  [-12_50, `-12,50${nbsp}€`],
])('%i cents read %s', (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected);
});

it('writes numbers, percentages and dates the German way', () => {
  expect(formatNumber(10_000)).toBe('10.000');
  expect(formatNumber(1.5)).toBe('1,5');
  expect(formatPercent(75)).toBe(`75${nbsp}%`);
  expect(formatPercent(12.5)).toBe(`12,5${nbsp}%`);
  expect(formatDate(new Date('2026-11-01T23:30:00Z'))).toBe('02.11.2026');
});
