import { expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatPercent, formatTenths } from '#domain/text/format.ts';

const nbsp = '\u00a0';

it.each([
  [75_00, `75${nbsp}€`],
  [37_50, `37,50${nbsp}€`],
  [0, `0${nbsp}€`],
  [5, `0,05${nbsp}€`],
  [1_234_567_89, `1.234.567,89${nbsp}€`],
  [-12_50, `-12,50${nbsp}€`],
])('format: %i cents read %s', (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected);
});

it.each([
  ['number', formatNumber, 10_000, '10.000', '10,000'],
  ['number', formatNumber, 1869, '1.869', '1,869'],
  ['number', formatNumber, 1.35, '1,35', '1.35'],
  ['number', formatNumber, 1_234_567.891, '1.234.567,89', '1,234,567.89'],
  ['number', formatNumber, 14, '14', '14'],
  // On a scale of tenths a value keeps its decimal.
  ['value', formatTenths, 24.9, '24,9', '24.9'],
  ['value', formatTenths, 2, '2,0', '2.0'],
  ['percentage', formatPercent, 75, `75${nbsp}%`, '75%'],
  ['percentage', formatPercent, 12.5, `12,5${nbsp}%`, '12.5%'],
])('format: the %s follows the language (%#)', (_, format, value, german, english) => {
  expect(format(value, 'de')).toBe(german);
  expect(format(value, 'en')).toBe(english);
});

it('format: dates are German in both languages', () => {
  expect(formatDate(new Date('2026-11-01T23:30:00Z'))).toBe('02.11.2026');
});
